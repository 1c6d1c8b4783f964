import { parseArgs } from "node:util";

/**
 * Options of commands that work on a table. One of them is required, so that no table is used by
 * mistake.
 */
export const where = {
	stage: { type: "string" },
	local: { type: "boolean", default: false },
} as const;

type Options = NonNullable<Parameters<typeof parseArgs>[0]>["options"];

/**
 * Parses the command line's options together with `--stage <name>` or `--local`, exactly one of
 * which is required.
 */
export function readOptions<const O extends Options>(own: O) {
	const { values } = parseArgs({ options: { ...own, ...where } });
	const { stage, local } = values as { stage?: string; local?: boolean };
	if (Boolean(stage) === Boolean(local))
		throw new Error("Say where: --stage production, or --local");
	return values;
}
