import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { tableDescription } from "#local/stand-ins/table.ts";
import { inWorker } from "../workers/worker.ts";
import type { Federation } from "./size.ts";

const tableName = "federation";

/**
 * The engine's own program imports a DynamoDB export some hundred times faster than batch writes.
 */
function importer(): string {
	const name = `@dynoxide/${process.platform}-${process.arch}`;
	const program = process.platform === "win32" ? "dynoxide.exe" : "dynoxide";
	return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), program);
}

/**
 * A folder with a filled table for an engine. A folder filled before is reused; the same size gives
 * the same data.
 */
export async function filled(folder: string, size: Federation): Promise<string> {
	const here = join(folder, size);
	const table = join(here, "dynoxide.db");
	if (existsSync(table)) return here;
	const source = join(here, "export");
	mkdirSync(source, { recursive: true });
	const settings = {
		SCALE_SIZE: size,
		SCALE_EXPORT: join(source, tableName),
		SITE_URL: "http://localhost:1",
	};
	await inWorker<number>("scale/fill.worker.ts", {
		...settings,
		LOCAL_DIR: join(here, "data"),
		TABLE_NAME: tableName,
	});
	const schema = join(here, "schema.json");
	writeFileSync(schema, JSON.stringify({ Table: tableDescription(tableName) }));
	const output = join(here, "unfinished.db");
	execFileSync(importer(), [
		"import",
		"--source",
		source,
		"--schema",
		schema,
		"--output",
		output,
		"--force",
	]);
	rmSync(source, { recursive: true });
	renameSync(output, table);
	return here;
}
