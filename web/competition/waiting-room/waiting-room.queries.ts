import { queryOptions } from "@tanstack/react-query";
import type { Ticket, WaitingRoom } from "#shared/competition/waiting-room/waiting-room.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { roomKey } from "./roomKey.ts";
import { waitingRoom } from "./waiting-room.client.ts";

/**
 * An event's waiting room, from the API or a newer live message. A response delayed in a cache
 * never replaces a newer message.
 */
export const roomQuery = (id: EventId) =>
	queryOptions({
		queryKey: roomKey(id),
		queryFn: () => waitingRoom.status({ params: { id } }),
		structuralSharing: (held, next) =>
			held === undefined || (next as WaitingRoom).asOf >= (held as WaitingRoom).asOf ? next : held,
	});

/**
 * The user's ticket, issued on the first request. Further requests return the same ticket until its
 * turn is over.
 */
export const ticketQuery = (id: EventId) =>
	queryOptions({
		queryKey: [...roomKey(id), "ticket"],
		queryFn: () => waitingRoom.enter({ params: { id }, body: {} }),
	});

/** The tickets that the user, their children and their students have. */
export const ticketsQuery = (id: EventId) =>
	queryOptions({
		queryKey: [...roomKey(id), "tickets"],
		queryFn: () => waitingRoom.tickets({ params: { id } }),
	});

/**
 * The positions drawn for tickets, by person, computed by the same rule as on the server; null
 * before the draw.
 */
export const positionsQuery = (
	id: EventId,
	tickets: readonly Ticket[],
	drawn: WaitingRoom["drawn"],
) =>
	queryOptions({
		queryKey: [...roomKey(id), "positions", drawn?.seed, tickets.map(({ ticket }) => ticket)],
		queryFn: async () => {
			const { drawOrder, positionOf } = await import(
				"#shared/competition/waiting-room/draw.rules.ts"
			);
			const order = drawn && (await drawOrder(drawn.seed, drawn.counts));
			return new Map(
				tickets.map(({ userId, number, position }) => [
					userId,
					number === null || !order ? position : positionOf(number, drawn.counts, order),
				]),
			);
		},
	});
