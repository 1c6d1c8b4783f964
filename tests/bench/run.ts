import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { figures } from "./figures.ts";
import { missed, type Row, toTable } from "./row.ts";

/**
 * Measures all performance figures, or those named: `node tests/bench/run.ts bundles starts`. Exits
 * with 1 only if a figure could not be measured: a busy machine's speed says nothing about a
 * change.
 */
const scratch = mkdtempSync(join(tmpdir(), "federation-bench-"));
// The embedded cloud creates its folders when it is loaded, so figures are loaded after this.
Object.assign(process.env, { LOCAL_DIR: join(scratch, "data"), BENCH_SCRATCH: scratch });
delete process.env.DYNAMODB_ENDPOINT;

const rows: Row[] = [];
let takenOn = "";
// Prints the finished figures even if a later one hangs or is aborted: measuring takes minutes.
process.once("exit", () => {
	if (rows.length > 0) console.log(`\n${toTable(rows)}\n\n${takenOn}`);
	rmSync(scratch, { recursive: true, force: true });
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
	process.once(signal, () => {
		console.error(`ended by ${signal}`);
		process.exit(1);
	});
}

async function take(name: string): Promise<Row[]> {
	const started = performance.now();
	process.stderr.write(`${name} …`);
	try {
		const { measure } = await figures[name]();
		return await measure();
	} catch (error) {
		console.error(`\n${name}:`, error);
		return [missed(name)];
	} finally {
		process.stderr.write(` ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
	}
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in figures));
if (unknown.length > 0) {
	console.error(
		`No figure "${unknown.join('", "')}"; there are ${Object.keys(figures).join(", ")}`,
	);
	process.exit(1);
}

const [{ buildSite }, { machine }] = await Promise.all([
	import("#local/build/build.ts"),
	import("./machine.ts"),
]);
await buildSite();
for (const name of named.length > 0 ? named : Object.keys(figures))
	rows.push(...(await take(name)));
takenOn = await machine();
process.exit(rows.some(({ verdict }) => verdict === "not measured") ? 1 : 0);
