import { createHmac } from "node:crypto";
import { positionOf } from "#shared/competition/waiting-room/draw.rules.ts";
import {
	lobbyMs,
	rows,
	servedAt,
	sumCounts,
	turnOf,
} from "#shared/competition/waiting-room/waiting-room.rules.ts";
import type { Ticket } from "#shared/competition/waiting-room/waiting-room.schema.ts";
import { isStaff } from "#shared/core/access.ts";
import type { EventId, UserId } from "#shared/core/ids.ts";
import type { Caller, SignedIn } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import { ignoreConditionFailure } from "../../core/table/database.ts";
import { signingKey } from "../../core/table/signing-key.ts";
import type { EventRecord } from "../events/event.entity.ts";
import { nextNumber, nextPosition } from "./numbers.ts";
import {
	doorOf,
	drawnRoom,
	drawRoom,
	eventWithRoom,
	openingOf,
	orderOf,
	rememberedRoom,
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
	return position === null ? null : turnOf(position, doorOf(event, room), now);
}

/** Place of a new ticket: a number before the draw, a position behind all others after it. */
async function place(event: EventRecord, room: WaitingRoomRecord, now: number) {
	const eventId = event.id as EventId;
	if (!room.counts) {
		const number = await nextNumber(eventId, Math.floor(Math.random() * rows));
		if (number !== null) return { number };
	}
	// The rows may have been closed since the room was read.
	const drawn = room.counts ? room : await drawRoom(event, now);
	// If nobody waits, the position is admitted at once.
	const least = Math.max(
		sumCounts(drawn.counts ?? []),
		Math.floor(servedAt(doorOf(event, drawn), now)) - 1,
	);
	return { position: await nextPosition(eventId, least) };
}

const view = async (ticket: TicketRecord): Promise<Ticket> => ({
	number: ticket.number ?? null,
	position: ticket.position ?? null,
	ticket: await signed(ticket),
});

/**
 * Returns the caller's ticket, or a new one if there is none or its turn is over. If two calls run
 * at once, one of the two places stays unused, as if its owner did not come.
 */
export async function enterWaitingRoom(
	{ session: { userId }, now }: SignedIn,
	id: EventId,
): Promise<Ticket> {
	const event = await eventWithRoom(id);
	if (event.cancelReason !== undefined) throw new AppError("event_cancelled");
	if (now < openingOf(event) - lobbyMs) throw new AppError("registration_not_open");
	if (now > Date.parse(event.endsAt)) throw new AppError("registration_closed");
	const [room, known] = await Promise.all([drawnRoom(event, now), ticketOf(userId, id)]);
	if (known && (await turnIn(event, room, known, now))?.state !== "over") return view(known);
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
	return view(stored ? taken : ((await ticketOf(userId, id)) ?? taken));
}

/**
 * Throws `not_your_turn` unless the waiting room has admitted the caller. Staff may always register
 * people.
 */
export async function mustBeLetIn(
	event: EventRecord,
	{ session, now }: Pick<Caller, "session" | "now">,
): Promise<void> {
	if (!event.waitingRoom || !session || isStaff(session)) return;
	const [room, ticket] = await Promise.all([
		rememberedRoom(event.id as EventId),
		ticketOf(session.userId as UserId, event.id as EventId),
	]);
	const turn = ticket && (await turnIn(event, room, ticket, now));
	if (turn?.state !== "inside") throw new AppError("not_your_turn");
}
