import { parseArgs } from "node:util";

/** Options of commands that work on a table: which one is always said, so that none is hit by mistake. */
export const where = {
	stage: { type: "string" },
	local: { type: "boolean", default: false },
} as const;

type Options = NonNullable<Parameters<typeof parseArgs>[0]>["options"];

/** The command line's options together with `--stage <name>` or `--local`, of which it must have one. */
export function readOptions<const O extends Options>(own: O) {
	const { values } = parseArgs({ options: { ...own, ...where } });
	const { stage, local } = values as { stage?: string; local?: boolean };
	if (Boolean(stage) === Boolean(local))
		throw new Error("Say where: --stage production, or --local");
	return values;
}
