import { eventChannel } from "#shared/competition/live/live.rules.ts";
import type { EventUpdate } from "#shared/competition/live/live.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { nullIfNotFound } from "../../core/errors.ts";
import { channels } from "../../core/outside/channels.ts";
import type { LiveOrder } from "../../core/outside/live-queue.ts";
import { readAvailability } from "../registrations/entries/entries.service.ts";
import { peekRoom } from "../waiting-room/rooms.service.ts";
import { Announcements } from "./announcement.entity.ts";
import { ownChannel } from "./channels.ts";

/** Publishes an event's state to its watchers. Changes from here on need another message. */
async function publishEvent(eventId: number, now: number): Promise<void> {
	const { data } = await Announcements.update({ eventId })
		.set({ toldAt: now })
		.add({ seq: 1 })
		.remove(["orderedAt"])
		.go({ response: "all_new" });
	// The same data that visitors get: nothing internal, and nothing about drafts.
	const state = await readAvailability(eventId as EventId, { now }, false).catch(nullIfNotFound);
	if (!state) return;
	const room = await peekRoom(eventId as EventId, now).catch(nullIfNotFound);
	const update: EventUpdate = { ...state, seq: data.seq ?? 0, room };
	await channels.get().publish(eventChannel(eventId as EventId), update);
}

/**
 * Publishes one queued live message.
 * @param now ms since 1970
 */
export const publishUpdate = async ({ kind, id }: LiveOrder, now: number): Promise<void> =>
	kind === "event" ? publishEvent(id, now) : channels.get().publish(await ownChannel(id), {});
