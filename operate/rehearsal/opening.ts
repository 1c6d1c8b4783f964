import { randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Target } from "../system.ts";
import type { Person } from "./people.ts";
import type { Plan, Pressed } from "./press.ts";
import type { Crowd } from "./press.worker.ts";
import type { Announced } from "./shadow.ts";

/** Share of people who press twice, and the delay of the second press, in ms. */
const twice = 0.05;
const soon = 300;
const mostThreads = 4;

/** `turns`: start of each person's turn, in ms since 1970; by default everyone's is the opening. */
export type Rush = { within: number; connections: number; turns?: Map<number, number> };

/** Time at which a person presses: randomly within `within` seconds of their turn. */
function plan(
	{ id, cookie, classId }: Person,
	{ eventId, opensAt }: Announced,
	{ within, turns }: Rush,
): Plan {
	const at = (turns?.get(id) ?? opensAt) + Math.random() * within * 1000;
	const again = Math.random() < twice ? at + Math.random() * soon : undefined;
	const own = classId === 0 ? {} : { body: "{}" };
	const path = `/api/events/${eventId}${classId === 0 ? "" : `/classes/${classId}`}/register`;
	return { id, path, cookie, key: randomUUID(), at, again, ...own };
}

function inThread(crowd: Crowd, signal: AbortSignal): Promise<Pressed> {
	const worker = new Worker(new URL("./press.worker.ts", import.meta.url), { workerData: crowd });
	signal.addEventListener("abort", () => worker.postMessage("stop"));
	return new Promise((done, failed) => worker.once("message", done).once("error", failed));
}

/** Sends everybody's clicks on Register from several threads, and returns all responses. */
export async function openEvent(
	people: Person[],
	event: Announced,
	rush: Rush,
	target: Target,
	signal: AbortSignal,
): Promise<Pressed> {
	const plans = people.map((person) => plan(person, event, rush));
	const threads = Math.min(mostThreads, availableParallelism());
	const crowds = Array.from({ length: threads }, (_, thread) => ({
		target,
		connections: Math.ceil(rush.connections / threads),
		plans: plans.filter((_, position) => position % threads === thread),
	}));
	const all = await Promise.all(crowds.map((crowd) => inThread(crowd, signal)));
	return { presses: all.flatMap(({ presses }) => presses), answers: addUp(all), clicks: sum(all) };
}

const sum = (all: Pressed[]) => all.reduce((total, { clicks }) => total + clicks, 0);

function addUp(all: Pressed[]): Record<string, number> {
	const total: Record<string, number> = {};
	for (const { answers } of all) {
		for (const [name, count] of Object.entries(answers)) total[name] = (total[name] ?? 0) + count;
	}
	return total;
}
