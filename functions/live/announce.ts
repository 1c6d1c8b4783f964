import { log, nameOfError } from "../core/log.ts";
import { liveQueue } from "../core/outside/live-queue.ts";
import { ignoreConditionFailure } from "../core/table/database.ts";
import { Announcements } from "./announcement.entity.ts";

/** An event is told of once in so many ms, however much happens. */
const everyMs = 1_000;
/** A message that has not been made by then never will be. */
const lostAfterMs = 10_000;

/**
 * Orders a message of how an event is now, unless one is under way that will say so. The channel is a convenience: where
 * it fails, pages ask by themselves.
 */
export const announceEvent = (eventId: number): Promise<void> =>
	orderEvent(eventId, Date.now()).catch((error) =>
		log.warn("an event was not announced", nameOfError(error)),
	);

async function orderEvent(eventId: number, now: number): Promise<void> {
	const ordered = await Announcements.upsert({ eventId, orderedAt: now })
		.where(
			({ orderedAt }, { notExists, lt }) =>
				`${notExists(orderedAt)} OR ${lt(orderedAt, now - lostAfterMs)}`,
		)
		.go({ response: "all_new" })
		.catch(ignoreConditionFailure);
	if (!ordered) return;
	const { toldAt = 0 } = ordered.data;
	try {
		await liveQueue
			.get()
			.send([{ kind: "event", id: eventId }], Math.max(0, toldAt + everyMs - now));
	} catch (error) {
		// The next change orders it.
		await Announcements.update({ eventId }).remove(["orderedAt"]).go();
		throw error;
	}
}

/** Tells people that something has come for them, and not what. */
export async function notifyClients(userIds: readonly number[]): Promise<void> {
	try {
		const orders = userIds.map((id) => ({ kind: "person", id }) as const);
		await liveQueue.get().send(orders, 0);
	} catch (error) {
		log.warn("people were not told", nameOfError(error));
	}
}
