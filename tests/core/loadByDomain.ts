import { globSync } from "node:fs";
import { basename } from "node:path";

/**
 * The default exports of `tests/<folder>/<area>/<domain>.ts`, by domain. They are imported one after
 * the other, because Jest fails to link modules that are imported in parallel.
 */
export async function loadByDomain<T>(folder: string): Promise<Record<string, T>> {
	const found: Record<string, T> = {};
	for (const file of globSync(`tests/${folder}/*/*.ts`).sort())
		found[basename(file, ".ts")] = (await import(`../../${file}`)).default;
	return found;
}
