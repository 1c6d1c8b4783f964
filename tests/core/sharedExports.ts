import { globSync } from "node:fs";
import { resolve } from "node:path";

/** Domains of money have tables of their own, beside their rules. */
const isOfMoney = (file: string) => /\/(fees|online-payments|memberships)\//.test(file);

const files = globSync("shared/**/*.ts")
	.filter((file) => !file.endsWith(".test.ts") && !isOfMoney(file))
	.sort();

/** What the modules of `shared` export, by `<file below shared> <name>`. */
export const sharedExports: ReadonlyMap<string, unknown> = new Map(
	(
		await Promise.all(
			files.map(async (file) => {
				const exported: Record<string, unknown> = await import(resolve(file));
				const source = file.replace(/^shared\/|\.ts$/g, "");
				return Object.entries(exported).map(
					([name, value]) => [`${source} ${name}`, value] as const,
				);
			}),
		)
	).flat(),
);
