import { spawn } from "node:child_process";
import { once } from "node:events";
import { pathToFileURL } from "node:url";
import { functionNames } from "#infra/functions.ts";
import { quiet } from "../quiet.ts";
import { type Row, row } from "../row.ts";
import { usually } from "../smallest.ts";
import { inTurn, median, timed } from "../stats.ts";
import { floors, functionBundle } from "./bundle.ts";
import { answersPeople } from "./bundles.ts";

const runs = usually(9, 1);
const bars = { must: [2.3], aim: [2.0] };

/** Settings of grant-permissions.ts on AWS that handlers read when they are loaded. */
const settings = {
	PATH: process.env.PATH,
	AWS_REGION: "me-south-1",
	TABLE_NAME: "federation",
	SITE_URL: "https://localhost",
	AWS_ACCESS_KEY_ID: "local",
	AWS_SECRET_ACCESS_KEY: "local",
	NODE_DISABLE_COMPILE_CACHE: "1",
};

type Start = { ms: number; cpu: number };

const script = (file: string) => `await import(${JSON.stringify(pathToFileURL(file).href)});
	const { userCPUTime, systemCPUTime } = process.resourceUsage();
	process.stdout.write(String((userCPUTime + systemCPUTime) / 1000), () => process.exit(0));`;

/** A process that loads a bundle and ends. CPU time says more than wall time on a busy machine. */
async function load(file: string): Promise<Start> {
	let cpu = "";
	const ms = await timed(async () => {
		const child = spawn(process.execPath, ["--input-type=module", "-e", script(file)], {
			env: settings,
			stdio: ["ignore", "pipe", "inherit"],
		});
		child.stdout.on("data", (chunk) => {
			cpu += chunk;
		});
		const [code] = await once(child, "close");
		if (code !== 0) throw new Error(`${file} ended with ${code}`);
	});
	return { ms, cpu: Number(cpu) };
}

/**
 * Load time of each function, Node included, compared to one with the SDK's DocumentClient only.
 */
export async function measure(): Promise<Row[]> {
	const own = await Promise.all(functionNames.map(functionBundle));
	const bundles = [await floors.bare(), await floors.minimal(), ...own];
	const calls = bundles.map(
		({ file }) =>
			() =>
				load(file),
	);
	await inTurn(1, calls);
	const starts = (await inTurn(runs, calls, quiet)).map((all) => ({
		ms: median(all.map(({ ms }) => ms)),
		cpu: median(all.map(({ cpu }) => cpu)),
	}));
	const [floor, node, ...all] = starts;
	const ratio = (what: string, { ms, cpu }: Start, limits: object) =>
		row(what, [ms / floor.ms], {
			unit: "×",
			digits: 2,
			...limits,
			note: `${ms.toFixed(0)} ms; CPU ${cpu.toFixed(0)} ms, ${(cpu / floor.cpu).toFixed(2)} ×`,
		});
	return [
		ratio("Start of a process: floor, bare DocumentClient", floor, {}),
		ratio("  Node alone", node, {}),
		...functionNames.map((name, position) =>
			ratio(`  ${name}`, all[position], answersPeople(name) ? bars : {}),
		),
	];
}
