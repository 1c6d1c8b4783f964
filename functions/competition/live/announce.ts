import { atEndOfBatch } from "../../base/stream/batch.ts";
import { log, nameOfError } from "../../core/log.ts";
import { liveQueue } from "../../core/outside/live-queue.ts";
import { runEach } from "../../core/parallel.ts";
import { ignoreConditionFailure } from "../../core/table/database.ts";
import { Announcements } from "./announcement.entity.ts";

/** Minimum interval between two live messages about an event, in ms. */
const everyMs = 1_000;
/** Age in ms after which a queued live message counts as lost. */
const lostAfterMs = 10_000;

/**
 * Queues a live message about an event's state, unless one is already queued. Failures are only
 * logged: pages poll when the channel fails.
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
	const { toldAt: announcedAt = 0 } = ordered.data;
	try {
		await liveQueue
			.get()
			.send([{ kind: "event", id: eventId }], Math.max(0, announcedAt + everyMs - now));
	} catch (error) {
		// Clears the order, so that the next change queues a message again.
		await Announcements.update({ eventId }).remove(["orderedAt"]).go();
		throw error;
	}
}

/** Notifies people's open pages that they have a new notification, without its content. */
export async function notifyClients(userIds: readonly number[]): Promise<void> {
	try {
		const orders = userIds.map((id) => ({ kind: "person", id }) as const);
		await liveQueue.get().send(orders, 0);
	} catch (error) {
		log.warn("people were not told", nameOfError(error));
	}
}

/** Events that changed in a batch: their open pages are notified at its end. */
export const movedEvents = atEndOfBatch<number>("liveEvents", (events) =>
	runEach("live events", [...new Set(events)], announceEvent),
);

/** People who got a notification in a batch: their open pages are notified at its end. */
export const notifiedPeople = atEndOfBatch<number>("liveBells", (people) =>
	notifyClients([...new Set(people)]),
);
