import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** The domains whose records are written through `defineRecords`. */
export const recordDomains: string[] = globSync("functions/*/*/*.service.ts")
	.filter((file) => readFileSync(file, "utf8").includes("defineRecords("))
	.map((file) => basename(file, ".service.ts"))
	.sort();
