import { spawn } from "node:child_process";
import { pathToFileURL } from "node:url";
import { functionNames } from "#infra/needs.ts";
import { floors, functionBundle } from "./bundle.ts";
import { answersPeople } from "./bundles.ts";
import { quiet } from "./quiet.ts";
import { type Row, row } from "./row.ts";
import { inTurn, median, timed } from "./stats.ts";

const runs = 9;
const bars = { must: [2.3], aim: [2.0] };

/** What provide.ts sets on AWS, as far as handlers ask for it when they are loaded. */
const settings = {
	...{ PATH: process.env.PATH, AWS_REGION: "me-south-1", TABLE_NAME: "federation", SITE_URL: "https://localhost" },
	...{ AWS_ACCESS_KEY_ID: "local", AWS_SECRET_ACCESS_KEY: "local" },
	NODE_DISABLE_COMPILE_CACHE: "1",
};

/** A whole process that loads a bundle and ends. */
const load = (file: string) =>
	new Promise<void>((done, failed) => {
		const script = `await import(${JSON.stringify(pathToFileURL(file).href)}); process.exit(0);`;
		const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
			env: settings,
			stdio: ["ignore", "ignore", "inherit"],
		});
		child.once("exit", (code) => (code === 0 ? done() : failed(new Error(`${file} ended with ${code}`))));
	});

/** How long a function takes to load, Node included, against one that only has the SDK's DocumentClient. */
export async function measure(): Promise<Row[]> {
	const own = await Promise.all(functionNames.map(functionBundle));
	const bundles = [await floors.bare(), await floors.minimal(), ...own];
	const calls = bundles.map(
		({ file }) =>
			() =>
				timed(() => load(file)),
	);
	await inTurn(1, calls);
	const [floor, node, ...all] = (await inTurn(runs, calls, quiet)).map(median);
	const ratio = (what: string, ms: number, held: object) =>
		row(what, [ms / floor], { unit: "×", digits: 2, note: `${ms.toFixed(0)} ms`, ...held });
	return [
		ratio("Start of a process: floor, bare DocumentClient", floor, {}),
		ratio("  Node alone", node, {}),
		...functionNames.map((name, position) => ratio(`  ${name}`, all[position], answersPeople(name) ? bars : {})),
	];
}
