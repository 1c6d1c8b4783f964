import { startSite } from "../../core/site.ts";
import { quiet } from "../quiet.ts";
import { type Row, row } from "../row.ts";
import { usually } from "../smallest.ts";
import { inTurn, median, percentile } from "../stats.ts";
import { inWorker } from "../workers/worker.ts";
import type { Rush } from "./http.worker.ts";
import { people, places } from "./size.ts";
import { prepareWorld, settingsOf, type World, withCopy } from "./world.ts";

const runs = usually(3, 1);
const ratio = { aim: [0.8], digits: 2, unit: "×", atLeast: true };

async function overHttp(world: World): Promise<Rush> {
	// As `npm start` logs: tests make it log each request to a pipe.
	const env = { POWERTOOLS_LOG_LEVEL: "WARN" };
	const site = await startSite({ folder: world.folder, endpoint: world.engine.endpoint, env });
	try {
		return await inWorker<Rush>("rush/http.worker.ts", { ...settingsOf(world), ...site.env });
	} finally {
		await site.stop();
	}
}

/** Registrations per second in a process without a server; logs are written as in the cloud. */
const inProcess = (file: string) => (world: World) => {
	const settings = {
		SITE_URL: "http://localhost",
		BASE_URL: "http://localhost",
		POWERTOOLS_LOG_LEVEL: "INFO",
	};
	return inWorker<number>(file, { ...settingsOf(world), ...settings });
};

const latency = (rushes: Rush[], outcome: "placed" | "waiting") =>
	[0.5, 0.99]
		.map((share) => median(rushes.map((rush) => percentile(rush[outcome], share))).toFixed(0))
		.join("/");

const most = (rushes: Rush[], outcome: "placed" | "waiting" | "others") =>
	Math.max(...rushes.map((rush) => rush[outcome].length));

function toRows(rushes: Rush[], engine: number, ours: number): Row[] {
	const seconds = median(rushes.map((rush) => rush.seconds));
	const others = [...new Set(rushes.flatMap((rush) => rush.others))];
	const note = `p50/p99 placed ${latency(rushes, "placed")} ms, waiting ${latency(rushes, "waiting")} ms`;
	const outcomes = (["placed", "waiting", "others"] as const).map((outcome) =>
		most(rushes, outcome),
	);
	return [
		row(`${people} people at once over HTTP: placed / waiting / other`, outcomes, {
			must: [places, people - places, 0],
			note: others.join(", "),
		}),
		row("  until all are answered", [seconds], { unit: "s", digits: 2, note }),
		row("  answers over HTTP, of the bare engine's transactions", [people / seconds / engine], {
			...ratio,
			note: `${(people / seconds).toFixed(0)}/s, engine ${engine.toFixed(0)}/s`,
		}),
		row("  registrations in process, no limit, of the same", [ours / engine], {
			...ratio,
			note: `${ours.toFixed(0)}/s`,
		}),
	];
}

/** Measures the opening of a tournament, and the throughput of the database engine alone. */
export async function measure(): Promise<Row[]> {
	const prepared = await prepareWorld();
	const rushes: Rush[] = [];
	const inCopy = (use: (world: World) => Promise<number>) => () => withCopy(prepared, use);
	const calls = [
		inCopy(inProcess("rush/bare.worker.ts")),
		inCopy(inProcess("rush/handler.worker.ts")),
		inCopy(async (world) => rushes.push(await overHttp(world))),
	];
	const [engine, ours] = (await inTurn(runs, calls, quiet)).map(median);
	return toRows(rushes, engine, ours);
}
