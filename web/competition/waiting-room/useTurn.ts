import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Event } from "#shared/competition/events/events.schema.ts";
import {
	servedAt,
	type Turn,
	turnOf,
} from "#shared/competition/waiting-room/waiting-room.rules.ts";
import type { Ticket, WaitingRoom } from "#shared/competition/waiting-room/waiting-room.schema.ts";
import { isStaff } from "#shared/core/access.ts";
import { useUser } from "../../base/session/session.ts";
import { readOnEachVisit } from "../../core/calls/freshness.ts";
import { useServerTime } from "../../core/moments/serverTime.ts";
import { positionQuery, roomQuery, ticketQuery } from "./waiting-room.queries.ts";

/** Polling interval of the waiting room in ms; changes in between arrive over the live channel. */
const askedMs = 60_000;
/**
 * Delay in ms before asking for the draw at the opening time: 1 s plus up to 10 s at random. The
 * first request triggers the draw; the other clients receive it live.
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
	 * Everyone who came has been admitted and admission is not paused: people register as without a
	 * waiting room.
	 */
	| "empty";

export type Known = {
	room: WaitingRoom;
	stay: Stay;
	/** The server's time, in ms since 1970. */
	now: number;
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

function stayIn({ lobbyAt, opensAt, drawn, door, last }: WaitingRoom, now: number): Stay {
	if (!drawn)
		return now < Date.parse(lobbyAt) ? "early" : now < Date.parse(opensAt) ? "lobby" : "drawing";
	return !door.held && servedAt(door, now) >= last ? "empty" : "drawn";
}

/**
 * An event's waiting room and the user's place in it, updated every second; undefined until loaded.
 */
export function useTurn(event: Event): Known | undefined {
	const { data: user } = useUser();
	const time = useServerTime((at) => Math.floor(at / 1000) * 1000 + 1000);
	const [drawnAfterMs] = useState(() => drawnMs + Math.random() * spreadMs);
	const { data: room } = useQuery({
		...roomQuery(event.id),
		...readOnEachVisit,
		refetchInterval: ({ state: { data } }) =>
			data && time && stayIn(data, time) === "drawing" ? drawnAfterMs : askedMs,
	});
	const now = time ?? (room ? Date.parse(room.asOf) : 0);
	const stay = room && stayIn(room, now);
	const comes =
		Boolean(user) && !isStaff(user) && (stay === "lobby" || stay === "drawing" || stay === "drawn");
	const { data: ticket, isError, refetch } = useQuery({ ...ticketQuery(event.id), enabled: comes });
	const drawn = room?.drawn ?? null;
	const { data: position = null } = useQuery({
		...positionQuery(event.id, ticket ?? { position: null, number: null }, drawn),
		enabled: ticket !== undefined && drawn !== null,
	});
	if (!room || !stay) return undefined;
	const turn = position === null ? null : turnOf(position, room.door, now);
	const isIn = turn?.state === "inside" || stay === "empty" || isStaff(user);
	return { room, stay, now, ticket, turn, isIn, position, failed: isError, takeTicket: refetch };
}
