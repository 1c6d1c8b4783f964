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
import { admin } from "./people.ts";

/** An event with a waiting room, whose registration opens in half an hour unless the test states another time. */
export const createRoomForTest = (wish: Partial<EventInput> = {}, opensIn = 30 * 60_000) =>
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

/** Opens registration of an event with a waiting room now, and returns the drawn waiting room. */
export async function openRoomForTest(
	id: EventId,
): Promise<WaitingRoom & { drawn: NonNullable<WaitingRoom["drawn"]> }> {
	const cookie = await admin();
	const { body: announced } = await call("GET", `/events/${id}`, { cookie });
	const body = { ...announced, registrationOpensAt: new Date().toISOString() };
	const { status } = await call("PUT", `/events/${id}`, { cookie, body });
	if (status !== 200) throw new Error(`Opening event ${id} answered ${status}`);
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
 * Lets the current wave of a drawn waiting room run for so many seconds at once.
 * @param waiting the highest position
 */
export async function letPass(eventId: EventId, seconds: number, waiting: number): Promise<void> {
	await NumberRows.upsert({ eventId, row: rows, count: waiting }).go();
	const before = (await roomOf(eventId)).admission;
	const changed = { ran: seconds * 1_000, since: Date.now() };
	await WaitingRooms.patch({ eventId }).set(changed).add({ version: 1 }).go();
	// A process caches the waiting room for a moment. A wave that is over is followed by the next.
	await eventually(
		async () => (await roomOf(eventId)).admission.since !== before.since,
		"the wave to have run",
	);
}
