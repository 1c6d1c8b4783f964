import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { startEngine } from "#local/engine.ts";
import { quiet } from "../quiet.ts";
import { missed, type Row, row } from "../row.ts";
import { emptyFolder } from "../scratch.ts";
import { usually } from "../smallest.ts";
import { kilobytes, median, percentile } from "../stats.ts";
import { asks } from "./calls.ts";
import { filled } from "./fill.ts";
import { type Federation, sizes } from "./size.ts";
import type { Call, Order } from "./worker.ts";
import { measureWorks } from "./works.ts";

const rounds = usually(12, 1);
const callsOfRound = usually(15, 1);
/** A slow call is measured a few times only: its figures vary less. */
const [longMs, fewCalls] = [300, 5];

/** A federation of some size on its own engine, with a client for its calls. */
async function openFederation(folder: string, size: Federation) {
	const table = await filled(folder, size);
	const engine = await startEngine(table, "dynoxide");
	const settings = {
		DYNAMODB_ENDPOINT: engine.endpoint,
		TABLE_NAME: "federation",
		LOCAL_DIR: join(table, "data"),
	};
	const caller = fork("tests/bench/scale/worker.ts", {
		env: {
			...process.env,
			...settings,
			SCALE_SIZE: size,
			SITE_URL: "http://localhost:1",
			POWERTOOLS_LOG_LEVEL: "WARN",
		},
		stdio: ["ignore", "ignore", "inherit", "ipc"],
	});
	await once(caller, "message");
	return {
		async call(order: Order): Promise<Call[]> {
			caller.send(order);
			const [answer] = await once(caller, "message");
			if (typeof answer === "string") throw new Error(answer);
			return answer;
		},
		async close() {
			caller.disconnect();
			await once(caller, "exit");
			await engine.stop();
		},
	};
}

type Opened = Awaited<ReturnType<typeof openFederation>>;

/** Alternates between both federations, so that other load on the machine affects both equally. */
async function inTurns(federations: readonly Opened[], ask: number): Promise<Call[][]> {
	const found: Call[][] = [];
	for (const federation of federations) found.push(await federation.call({ ask, times: fewCalls }));
	if (found.some((calls) => median(calls.map(({ ms }) => ms)) > longMs)) return found;
	const measured: Call[][] = federations.map(() => []);
	for (let round = 0; round < rounds; round++) {
		for (const [place, federation] of federations.entries())
			measured[place].push(...(await federation.call({ ask, times: callsOfRound })));
	}
	return measured;
}

const most = (calls: Call[], of: (call: Call) => number) => Math.max(...calls.map(of));
const format = (values: number[], digits: number) =>
	values.map((value) => value.toFixed(digits)).join(" / ");

function rowsOf(name: string, declared: number, measured: Call[][]): Row[] {
	const each = (of: (calls: Call[]) => number) => measured.map(of);
	const ms = (share: number) =>
		each((calls) =>
			percentile(
				calls.map((call) => call.ms),
				share,
			),
		);
	const [small, large] = ms(0.99);
	return [
		row(
			`${name}: requests`,
			each((calls) => most(calls, ({ requests }) => requests)),
			{
				must: [declared, declared],
				note: `${format(
					each((calls) => most(calls, ({ units }) => units)),
					1,
				)} read units`,
			},
		),
		row(
			"  answered",
			each((calls) => kilobytes(most(calls, ({ bytes }) => bytes))),
			{ must: [100, 100], unit: "KB", digits: 1 },
		),
		row("  p99, large to small", [large / small], {
			must: [2],
			aim: [1.2],
			unit: "×",
			digits: 2,
			note: `p50 ${format(ms(0.5), 1)}, p99 ${format([small, large], 1)} ms`,
		}),
	];
}

/**
 * Each list route in a small and a large federation shows what grows with the federation.
 * `SCALE_FOLDER` names a folder that keeps the filled tables for the next run, `SCALE_ONLY` a part
 * of the names of the calls to make.
 */
export async function measure(): Promise<Row[]> {
	const folder = process.env.SCALE_FOLDER ?? emptyFolder("scale");
	const only = process.env.SCALE_ONLY;
	const federations: Opened[] = [];
	const rows: Row[] = [];
	try {
		for (const size of ["small", "large"] as const)
			federations.push(await openFederation(folder, size));
		for (const [position, { name, declared }] of asks(sizes.small).entries()) {
			if (only && !name.includes(only)) continue;
			await quiet();
			try {
				rows.push(...rowsOf(name, declared, await inTurns(federations, position)));
			} catch (error) {
				console.error(error);
				rows.push(missed(name));
			}
		}
	} finally {
		for (const federation of federations) await federation.close();
	}
	if (only) return rows;
	try {
		rows.push(...(await measureWorks(folder)));
	} catch (error) {
		console.error(error);
		rows.push(missed("works on people"));
	}
	return rows;
}
