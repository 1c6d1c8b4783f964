import { setTimeout as pause } from "node:timers/promises";
import {
	NumberRows,
	WaitingRooms,
} from "#functions/competition/waiting-room/waiting-room.entity.ts";
import type { EventInput } from "#shared/competition/events/events.schema.ts";
import { drawOrder, positionOf } from "#shared/competition/waiting-room/draw.rules.ts";
import { rows } from "#shared/competition/waiting-room/waiting-room.rules.ts";
import type { Ticket, WaitingRoom } from "#shared/competition/waiting-room/waiting-room.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { call, eventually } from "./api.ts";
import { createEventForTest } from "./events.ts";

/** An event with a waiting room that opens in `opensIn` ms. */
export const createRoomForTest = (opensIn: number, wish: Partial<EventInput> = {}) =>
	createEventForTest({
		...wish,
		waitingRoom: true,
		registrationOpensAt: new Date(Date.now() + opensIn).toISOString(),
	});

export async function takeTicket(id: EventId, { cookie }: { cookie: string }): Promise<Ticket> {
	const { status, body } = await call("POST", `/events/${id}/queue`, { cookie });
	if (status !== 200)
		throw new Error(`Taking a ticket answered ${status}: ${JSON.stringify(body)}`);
	return body;
}

export const roomOf = async (id: EventId): Promise<WaitingRoom> =>
	(await call("GET", `/events/${id}/queue/status`)).body;

/** Waits for an event's opening and returns the drawn waiting room. */
export async function drawnRoomOf(
	id: EventId,
): Promise<WaitingRoom & { drawn: NonNullable<WaitingRoom["drawn"]> }> {
	const { opensAt } = await roomOf(id);
	await pause(Math.max(0, Date.parse(opensAt) - Date.now()));
	const room = await eventually(async () => {
		const now = await roomOf(id);
		return now.drawn && now;
	}, "the draw");
	return room as WaitingRoom & { drawn: NonNullable<WaitingRoom["drawn"]> };
}

/** The position of a ticket in a drawn waiting room. */
export async function standing(
	{ number, position }: Ticket,
	{ drawn }: WaitingRoom,
): Promise<number | null> {
	if (number === null || !drawn) return position;
	return positionOf(number, drawn.counts, await drawOrder(drawn.seed, drawn.counts));
}

/**
 * Moves admission of a drawn waiting room ahead by so many seconds. @param waiting the highest
 * position
 */
export async function letPass(eventId: EventId, seconds: number, waiting: number): Promise<void> {
	await NumberRows.upsert({ eventId, row: rows, count: waiting }).go();
	const { perSecond } = (await roomOf(eventId)).door;
	const served = seconds * perSecond;
	await WaitingRooms.patch({ eventId }).set({ served, since: Date.now() }).add({ version: 1 }).go();
	// A process caches the waiting room for a moment.
	await eventually(
		async () => (await roomOf(eventId)).door.served === served,
		"the door to be where it was put",
	);
}
