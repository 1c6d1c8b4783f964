import { setTimeout as pause } from "node:timers/promises";
import { Allotments } from "#functions/base/places/allotment.entity.ts";
import { type Pool, readShards, takenIn } from "#functions/base/places/places.service.ts";
import { eventClassPool, eventPool } from "#functions/competition/events/event-places.ts";
import { findEvent, findWholeEvent } from "#functions/competition/events/events.service.ts";
import { firstWaiting } from "#functions/competition/registrations/seating/waiting-list.ts";
import type { EventId } from "#shared/core/ids.ts";

const every = 250;
/**
 * Maximum time for the consumers of the table's stream to become idle, in ms, and number of
 * consecutive checks that must find them idle.
 */
const longest = 10 * 60_000;
const wanted = 3;

export type Rest = { reached: boolean; ms: number };

/** Waits until `check` is true for a number of consecutive times. */
async function until(
	check: () => Promise<boolean>,
	times: number,
	signal: AbortSignal,
): Promise<Rest> {
	const started = performance.now();
	const passed = () => performance.now() - started;
	for (let inRow = 0; passed() < longest; await pause(every)) {
		signal.throwIfAborted();
		inRow = (await check()) ? inRow + 1 : 0;
		if (inRow >= times) return { reached: true, ms: passed() };
	}
	return { reached: false, ms: passed() };
}

let marks = 0;

/**
 * Waits until the stream's consumers have processed all earlier changes: a change of the sentinel's
 * allotment is counted after them. In the cloud it is in only one of several stream shards, so
 * `isSettled` is checked too.
 */
async function isPassed(sentinel: EventId): Promise<() => Promise<boolean>> {
	const taken = ++marks;
	await Allotments.patch({ eventId: sentinel, classId: 0, group: 0, shard: 0 }).set({ taken }).go();
	return async () => (await findEvent(sentinel)).registeredCount === taken;
}

/** Whether the counts match the allotments, and nobody waits for a free place. */
async function isSettled(eventId: EventId): Promise<boolean> {
	const { classes, ...event } = await findWholeEvent(eventId);
	const look = async (pool: Pool, counted: { registeredCount: number }) => {
		const taken = takenIn(await readShards(pool));
		return { counted: taken === counted.registeredCount, room: pool.max - taken };
	};
	const whole = await look(eventPool(event), event);
	const isStuck = async (classId: number) =>
		whole.room > 0 && (await firstWaiting(event, { classId })).length > 0;
	const settled = await Promise.all(
		classes.map(async (eventClass) => {
			const own = await look(eventClassPool(eventClass), eventClass);
			return own.counted && !(own.room > 0 && (await isStuck(eventClass.id)));
		}),
	);
	return whole.counted && settled.every(Boolean) && !(await isStuck(0));
}

/**
 * Waits until the consumers of the table's stream have processed all earlier changes, and measures
 * how long that takes.
 */
export async function waitForRest(
	eventId: EventId,
	sentinel: EventId,
	signal: AbortSignal,
): Promise<Rest> {
	const passed = await until(await isPassed(sentinel), 1, signal);
	const settled = await until(() => isSettled(eventId), wanted, signal);
	return { reached: passed.reached && settled.reached, ms: passed.ms };
}
