import { createHmac } from "node:crypto";
import { isCancelled } from "#shared/competition/events/events.rules.ts";
import { positionOf } from "#shared/competition/waiting-room/draw.rules.ts";
import {
	hasPlace,
	lobbyMs,
	rows,
	sumCounts,
	turnOf,
} from "#shared/competition/waiting-room/waiting-room.rules.ts";
import type { Ticket } from "#shared/competition/waiting-room/waiting-room.schema.ts";
import { isStaff } from "#shared/core/access.ts";
import type { EventId, UserId } from "#shared/core/ids.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import { ignoreConditionFailure, retryUnprocessed } from "../../core/table/database.ts";
import { signingKey } from "../../core/table/signing-key.ts";
import { type Acting, sightOf } from "../../people/families/authorization.ts";
import type { EventRecord } from "../events/event.entity.ts";
import { nextNumber, nextPosition } from "./numbers.ts";
import {
	admissionOf,
	currentRoom,
	drawRoom,
	eventWithRoom,
	openingOf,
	orderOf,
} from "./rooms.service.ts";
import { type TicketRecord, Tickets, type WaitingRoomRecord } from "./waiting-room.entity.ts";

const daySeconds = 24 * 60 * 60;
/** Tickets are stored this long after they were taken, so that a disputed draw can be checked. */
const retentionSeconds = 30 * daySeconds;

/** A ticket's content with our signature (HMAC), which proves that we issued it. */
async function signed({
	eventId,
	userId,
	number,
	position,
	takenAt,
}: TicketRecord): Promise<string> {
	const place = number === undefined ? `p${position}` : `n${number}`;
	const payload = [eventId, userId, place, takenAt].join(".");
	const mark = createHmac("sha256", await signingKey("tickets"))
		.update(payload)
		.digest("base64url");
	return `${payload}.${mark}`;
}

/** Whether this ticket was issued and signed by us. */
export async function isGenuine(ticket: string): Promise<boolean> {
	const [eventId, userId, place = "", takenAt] = ticket.split(".");
	const value = Number(place.slice(1));
	const record = {
		eventId: Number(eventId),
		userId: Number(userId),
		takenAt: Number(takenAt),
		expiresAt: 0,
	};
	return (
		ticket ===
		(await signed({ ...record, ...(place[0] === "n" ? { number: value } : { position: value }) }))
	);
}

const ticketOf = async (userId: UserId, eventId: EventId): Promise<TicketRecord | null> =>
	(await Tickets.get({ userId, eventId }).go({ consistent: true })).data;

/** Position of a ticket after the draw; null for a number that is not part of the draw. */
async function positionIn(
	room: WaitingRoomRecord,
	{ number, position }: TicketRecord,
): Promise<number | null> {
	if (number === undefined || !room.counts) return position ?? null;
	return positionOf(number, room.counts, await orderOf(room));
}

/** The turn of a ticket; null before the draw. */
async function turnIn(
	event: EventRecord,
	room: WaitingRoomRecord,
	ticket: TicketRecord,
	now: number,
) {
	const position = room.counts ? await positionIn(room, ticket) : null;
	return position === null ? null : turnOf(position, admissionOf(event, room), now);
}

/** Place of a new ticket: a number before the draw, a position behind all others after it. */
async function place(event: EventRecord, room: WaitingRoomRecord, now: number) {
	const eventId = event.id as EventId;
	if (!room.counts) {
		const number = await nextNumber(eventId, Math.floor(Math.random() * rows));
		if (number !== null) return { number };
	}
	// The rows may have been closed since the room was read.
	const { counts = [] } = room.counts ? room : await drawRoom(event, now);
	return { position: await nextPosition(eventId, sumCounts(counts)) };
}

const view = async (ticket: TicketRecord): Promise<Ticket> => ({
	userId: ticket.userId,
	number: ticket.number ?? null,
	position: ticket.position ?? null,
	ticket: await signed(ticket),
});

/**
 * Returns the ticket of the person for whom the caller acts, or a new one if there is none or its
 * turn is over. If two calls run at once, one of the two places stays unused, as if its owner did
 * not come.
 */
export async function enterWaitingRoom(
	{ person: userId, now }: Acting,
	id: EventId,
): Promise<Ticket> {
	const event = await eventWithRoom(id);
	if (isCancelled(event)) throw new AppError("event_cancelled");
	if (now < openingOf(event) - lobbyMs) throw new AppError("registration_not_open");
	if (now > Date.parse(event.endsAt)) throw new AppError("registration_closed");
	const room = await currentRoom(event, now);
	return view(await takeTicket(event, room, userId, now));
}

async function takeTicket(
	event: EventRecord,
	room: WaitingRoomRecord,
	userId: UserId,
	now: number,
): Promise<TicketRecord> {
	const id = event.id as EventId;
	const known = await ticketOf(userId, id);
	if (known && (await turnIn(event, room, known, now))?.state !== "over") return known;
	const expiresAt = Math.floor(now / 1000) + retentionSeconds;
	const taken: TicketRecord = {
		userId,
		eventId: id,
		...(await place(event, room, now)),
		takenAt: now,
		expiresAt,
	};
	const stored = await Tickets.put(taken)
		.where(({ takenAt }, { eq, notExists }) =>
			known ? eq(takenAt, known.takenAt) : notExists(takenAt),
		)
		.go()
		.catch(ignoreConditionFailure);
	return stored ? taken : ((await ticketOf(userId, id)) ?? taken);
}

/** The tickets of the caller, and of the people whom the caller may register. */
export async function listTickets(caller: SignedIn, eventId: EventId): Promise<Ticket[]> {
	await eventWithRoom(eventId);
	const sight = sightOf(caller, "enter");
	const people = [caller.session.userId, ...(sight ? await sight.people() : [])];
	const keys = people.map((userId) => ({ userId, eventId }));
	const { data } = await retryUnprocessed(() =>
		Tickets.get(keys).go({ consistent: true, concurrent: 4 }),
	);
	return Promise.all(data.map(view));
}

/**
 * Whether the waiting room has admitted a person. Staff need no turn for the people whom they
 * register, but take none of the places that are kept for others.
 */
export async function isAdmitted(event: EventRecord, caller: Acting): Promise<boolean> {
	const { session, person, now } = caller;
	if (!event.waitingRoom) return true;
	const room = await currentRoom(event, now);
	if (isStaff(session)) {
		await refuseReservedPlace(event, room, caller);
		return true;
	}
	const ticket = await ticketOf(person, event.id as EventId);
	const turn = ticket && (await turnIn(event, room, ticket, now));
	return turn?.state === "inside";
}

async function refuseReservedPlace(
	event: EventRecord,
	room: WaitingRoomRecord,
	{ person, now }: Acting,
): Promise<void> {
	const position = await positionIn(room, await takeTicket(event, room, person, now));
	if (!hasPlace(position ?? 0, admissionOf(event, room))) throw new AppError("places_kept");
}
