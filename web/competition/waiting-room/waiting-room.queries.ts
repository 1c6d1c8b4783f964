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
		queryFn: () => waitingRoom.enter({ params: { id } }),
	});

/**
 * The position drawn for a ticket, computed by the same rule as on the server; null before the
 * draw.
 */
export const positionQuery = (
	id: EventId,
	{ position, number }: Pick<Ticket, "position" | "number">,
	drawn: WaitingRoom["drawn"],
) =>
	queryOptions({
		queryKey: [...roomKey(id), "position", position, number, drawn?.seed],
		queryFn: async () => {
			if (number === null || !drawn) return position;
			const { drawOrder, positionOf } = await import(
				"#shared/competition/waiting-room/draw.rules.ts"
			);
			return positionOf(number, drawn.counts, await drawOrder(drawn.seed, drawn.counts));
		},
	});
