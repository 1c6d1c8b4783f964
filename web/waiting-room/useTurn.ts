import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isStaff } from "#shared/core/access.ts";
import type { Event } from "#shared/events/events.schema.ts";
import { servedAt, type Turn, turnOf } from "#shared/waiting-room/waiting-room.rules.ts";
import type { Ticket, WaitingRoom } from "#shared/waiting-room/waiting-room.schema.ts";
import { useUser } from "../auth/session.ts";
import { useServerTime } from "../core/moments/serverTime.ts";
import { positionQuery, roomQuery, ticketQuery } from "./waiting-room.queries.ts";

/** How often one asks how the room is, in ms: what is told between is known at once. */
const askedMs = 60_000;
/** The same when the hour has come: who asks first has the order drawn, and the others are told of it. */
const [drawnMs, spreadMs] = [1_000, 10_000];

export type Stay =
	/** Before numbers are given out. */
	| "early"
	/** Numbers are given out; the order is drawn at the hour. */
	| "lobby"
	/** The hour has come, and the order with it in a moment. */
	| "drawing"
	/** The order is drawn, and people are let in. */
	| "drawn"
	/** Everybody who came was let in, and the door is open: one registers as if there were no room. */
	| "empty";

export type Known = {
	room: WaitingRoom;
	stay: Stay;
	/** The server's time, in ms since 1970. */
	now: number;
	ticket: Ticket | undefined;
	/** Whose turn it is; null before the order is known, and without a ticket. */
	turn: Turn | null;
	/** Whether they may register: it is their turn, nobody waits any more, or they are staff. */
	isIn: boolean;
	/** The reader's position in the queue. */
	position: number | null;
	failed: boolean;
	/** Takes a ticket where one is lacking or its time is over. */
	takeTicket: () => unknown;
};

function stayIn({ lobbyAt, opensAt, drawn, door, last }: WaitingRoom, now: number): Stay {
	if (!drawn)
		return now < Date.parse(lobbyAt) ? "early" : now < Date.parse(opensAt) ? "lobby" : "drawing";
	return !door.held && servedAt(door, now) >= last ? "empty" : "drawn";
}

/** An event's waiting room and the reader's place in it, second by second; undefined until it is known. */
export function useTurn(event: Event): Known | undefined {
	const { data: user } = useUser();
	const time = useServerTime((at) => Math.floor(at / 1000) * 1000 + 1000);
	const [drawnAfterMs] = useState(() => drawnMs + Math.random() * spreadMs);
	const { data: room } = useQuery({
		...roomQuery(event.id),
		staleTime: 0,
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
