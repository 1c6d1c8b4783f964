import { globSync } from "node:fs";
import { basename } from "node:path";

/**
 * The modules `tests/<folder>/<area>/<domain>.ts`, by domain. They are imported one after the other,
 * because Jest fails to link modules that are imported in parallel.
 */
export async function loadByDomain<Module>(folder: string): Promise<Record<string, Module>> {
	const found: Record<string, Module> = {};
	for (const file of globSync(`tests/${folder}/*/*.ts`).sort())
		found[basename(file, ".ts")] = await import(`../../${file}`);
	return found;
}
