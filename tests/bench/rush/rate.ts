import type { EventRecord } from "#functions/competition/events/event.entity.ts";
import { findEvent } from "#functions/competition/events/events.service.ts";
import type { EventId } from "#shared/core/ids.ts";
import { eventForTest } from "../../core/events.ts";
import { type Call, context, eventOf, handlerOf } from "../invoke.ts";
import { usually } from "../smallest.ts";
import { timed } from "../stats.ts";

/** The number of concurrent calls that the local server admits. */
const atOnce = 32;

/** Enough for a rate: the whole crowd would take minutes on a busy machine. */
const sample = usually(1_000, 20);
/** Calls that load lazy code before the measurement. */
const warmUp = usually(200, 10);

/** How often per second `one` runs, 32 at once; the warm-up is not counted. */
export async function rate<T>(all: T[], one: (item: T) => Promise<unknown>): Promise<number> {
	await atOnceOf(all.slice(0, warmUp), one);
	const work = all.slice(warmUp, warmUp + sample);
	return work.length / ((await timed(() => atOnceOf(work, one))) / 1000);
}

async function atOnceOf<T>(work: T[], one: (item: T) => Promise<unknown>): Promise<void> {
	const left = [...work];
	const worker = async () => {
		for (let item = left.pop(); item !== undefined; item = left.pop()) await one(item);
	};
	await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Calls a handler in this process. */
export async function invoke(call: Call, wanted: number) {
	const { statusCode, body } = await (await handlerOf(call))(eventOf(call), context);
	if (statusCode !== wanted) throw new Error(`${call.route} answered ${statusCode} ${body}`);
	return JSON.parse(body ?? "");
}

/** An event without a limit: each registration is one transaction. */
export async function newEvent(admin: string): Promise<EventRecord> {
	const body = eventForTest({ maxParticipants: 0 });
	const { id } = await invoke({ route: "POST /events", cookie: admin, body }, 201);
	return findEvent(id as EventId);
}
