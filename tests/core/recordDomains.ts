import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** The domains whose records are written through `defineRecords`, by itself or in `definePublished`. */
export const recordDomains: string[] = globSync("functions/*/*/*.service.ts")
	.filter((file) => /\bdefine(Records|Published)\(/.test(readFileSync(file, "utf8")))
	.map((file) => basename(file, ".service.ts"))
	.sort();
