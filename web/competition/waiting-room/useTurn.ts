import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { placesLeft } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import {
	isWaveOver,
	servedAt,
	type Turn,
	turnOf,
} from "#shared/competition/waiting-room/waiting-room.rules.ts";
import type { Ticket, WaitingRoom } from "#shared/competition/waiting-room/waiting-room.schema.ts";
import { isStaff } from "#shared/core/access.ts";
import { useUser } from "../../base/session/session.ts";
import { readOnEachVisit } from "../../core/calls/freshness.ts";
import { useServerTime } from "../../core/moments/serverTime.ts";
import { positionsQuery, roomQuery, ticketQuery, ticketsQuery } from "./waiting-room.queries.ts";

/** Polling interval of the waiting room in ms; changes in between arrive over the live channel. */
const pollMs = 60_000;
/**
 * Delay in ms before asking for the draw at the opening time, or for the next wave: 1 s plus up to
 * 10 s at random. The first request draws or begins the wave; the other clients receive it live.
 */
const [drawnMs, spreadMs] = [1_000, 10_000];

export type Stay =
	/** Before tickets are issued. */
	| "early"
	/** Tickets are issued; the order is drawn at the opening time. */
	| "lobby"
	/** The opening time has passed; the draw follows in a moment. */
	| "drawing"
	/** The order is drawn and people are admitted. */
	| "drawn"
	/**
	 * Everyone who came has been admitted, places are left for others, and admission is not paused:
	 * people register as without a waiting room.
	 */
	| "empty";

export type Room = {
	room: WaitingRoom;
	stay: Stay;
	/** The server's time, in ms since 1970. */
	now: number;
};

export type Known = Room & {
	ticket: Ticket | undefined;
	/** The user's turn; null before the draw and without a ticket. */
	turn: Turn | null;
	/** Whether the user may register: it is their turn, nobody waits any more, or they are staff. */
	isIn: boolean;
	/** The user's position in the queue. */
	position: number | null;
	failed: boolean;
	/** Requests a ticket if there is none or its turn is over. */
	takeTicket: () => unknown;
};

function stayIn({ lobbyAt, opensAt, drawn, admission, last }: WaitingRoom, now: number): Stay {
	if (!drawn)
		return now < Date.parse(lobbyAt) ? "early" : now < Date.parse(opensAt) ? "lobby" : "drawing";
	return !admission.held && servedAt(admission, now) >= last + 1 ? "empty" : "drawn";
}

/** An event's waiting room, updated every second; undefined until loaded. */
export function useRoom(event: Event): Room | undefined {
	const time = useServerTime((at) => Math.floor(at / 1000) * 1000 + 1000);
	const [soonMs] = useState(() => drawnMs + Math.random() * spreadMs);
	const left = placesLeft({ max: event.maxParticipants, taken: event.registeredCount });
	const changesSoon = (room: WaitingRoom, now: number) =>
		stayIn(room, now) === "drawing" || isWaveOver(room.admission, now, left);
	const { data: room } = useQuery({
		...roomQuery(event.id),
		...readOnEachVisit,
		refetchInterval: ({ state: { data } }) =>
			data && time && changesSoon(data, time) ? soonMs : pollMs,
	});
	if (!room) return undefined;
	const now = time ?? Date.parse(room.asOf);
	return { room, stay: stayIn(room, now), now };
}

/** Whether an event admits nobody any more, so that its waiting room is not shown. */
export const isOver = ({ registrationState: state }: Pick<Event, "registrationState">) =>
	state === "closed" || state === "cancelled" || state === "full";

/** Whether tickets are of use in a waiting room. */
export const takesTickets = (stay: Stay) =>
	stay === "lobby" || stay === "drawing" || stay === "drawn";

/** The positions of tickets by person, once drawn. */
export function usePositions(
	event: Event,
	{ room }: { room?: WaitingRoom } = {},
	tickets: readonly Ticket[],
): ReadonlyMap<number, number | null> | undefined {
	const drawn = room?.drawn ?? null;
	return useQuery({
		...positionsQuery(event.id, tickets, drawn),
		enabled: tickets.length > 0 && drawn !== null,
	}).data;
}

/**
 * An event's waiting room and the user's place in it; undefined until loaded.
 * @param enters whether the user gets a ticket by coming; otherwise one that they took counts
 */
export function useTurn(event: Event, enters: boolean): Known | undefined {
	const { data: user } = useUser();
	const found = useRoom(event);
	const comes = Boolean(user) && !isStaff(user) && found !== undefined && takesTickets(found.stay);
	const own = useQuery({ ...ticketQuery(event.id), enabled: comes && enters });
	const taken = useQuery({ ...ticketsQuery(event.id), enabled: false }).data;
	const ticket = own.data ?? taken?.find(({ userId }) => userId === user?.id);
	const positions = usePositions(event, found, ticket ? [ticket] : []);
	if (!found) return undefined;
	const position = (ticket && positions?.get(ticket.userId)) ?? null;
	const turn = position === null ? null : turnOf(position, found.room.admission, found.now);
	const isIn = turn?.state === "inside" || found.stay === "empty" || isStaff(user);
	return {
		...found,
		ticket,
		turn,
		isIn,
		position,
		failed: own.isError,
		takeTicket: own.refetch,
	};
}
