import { globSync } from "node:fs";
import { basename } from "node:path";

/**
 * The modules `tests/domains/<area>/<domain>.<kind>.ts`, by domain. They are imported one after the other,
 * because Jest fails to link modules that are imported in parallel.
 * @param only the domains to load; all if undefined
 */
export async function loadByDomain<Module>(
	kind: "samples" | "screens" | "writes",
	only?: string[],
): Promise<Record<string, Module>> {
	const found: Record<string, Module> = {};
	for (const file of globSync(`tests/domains/*/*.${kind}.ts`).sort()) {
		const domain = basename(file, `.${kind}.ts`);
		if (only?.includes(domain) ?? true) found[domain] = await import(`../../${file}`);
	}
	return found;
}

/**
 * The domains to which the tests of all screens and writes are limited, as by `npm test e2e sponsors`;
 * undefined for all.
 */
export const onlyDomains: string[] | undefined = process.env.ONLY_DOMAINS?.split(",");

/** The default exports of the files of all domains that match a pattern, as one object. */
export async function loadDefaults<Merged extends object>(pattern: string): Promise<Merged> {
	const merged = {} as Merged;
	for (const file of globSync(pattern))
		Object.assign(merged, (await import(`../../${file}`)).default);
	return merged;
}
