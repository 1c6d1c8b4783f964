import { mkdtempSync } from "node:fs";
import { join } from "node:path";

/** An empty folder that is removed when the run ends. */
export const emptyFolder = (name: string) =>
	mkdtempSync(join(process.env.BENCH_SCRATCH ?? "", `${name}-`));
