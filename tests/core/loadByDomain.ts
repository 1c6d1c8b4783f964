import { globSync } from "node:fs";
import { basename } from "node:path";

/**
 * The modules `tests/<folder>/<area>/<domain>.ts`, by domain. They are imported one after the other,
 * because Jest fails to link modules that are imported in parallel.
 * @param only only that domain
 */
export async function loadByDomain<Module>(
	folder: string,
	only = "*",
): Promise<Record<string, Module>> {
	const found: Record<string, Module> = {};
	for (const file of globSync(`tests/${folder}/*/${only}.ts`).sort())
		found[basename(file, ".ts")] = await import(`../../${file}`);
	return found;
}

/** The domain whose screens and writes a browser test is limited to: `npm test e2e sponsors`. */
export const onlyDomain: string | undefined = process.env.ONLY_DOMAIN;

/** The default exports of the files of all domains that match a pattern, as one object. */
export async function loadDefaults<Merged extends object>(pattern: string): Promise<Merged> {
	const merged = {} as Merged;
	for (const file of globSync(pattern))
		Object.assign(merged, (await import(`../../${file}`)).default);
	return merged;
}
