import { queryOptions } from "@tanstack/react-query";
import type { EventId } from "#shared/core/ids.ts";
import type { Ticket, WaitingRoom } from "#shared/waiting-room/waiting-room.schema.ts";
import { roomKey } from "./roomKey.ts";
import { waitingRoom } from "./waiting-room.client.ts";

/** An event's waiting room: as last asked, or as told since. An answer that was kept on its way takes no message's place. */
export const roomQuery = (id: EventId) =>
	queryOptions({
		queryKey: roomKey(id),
		queryFn: () => waitingRoom.status({ params: { id } }),
		structuralSharing: (held, next) =>
			held === undefined || (next as WaitingRoom).asOf >= (held as WaitingRoom).asOf ? next : held,
	});

/** The reader's ticket. Who comes has one: asked again, it is the same, until their turn is over. */
export const ticketQuery = (id: EventId) =>
	queryOptions({
		queryKey: [...roomKey(id), "ticket"],
		queryFn: () => waitingRoom.enter({ params: { id } }),
	});

/** The position that was drawn for a ticket, found by the same rule as everywhere; null before the draw. */
export const positionQuery = (
	id: EventId,
	{ position, number }: Pick<Ticket, "position" | "number">,
	drawn: WaitingRoom["drawn"],
) =>
	queryOptions({
		queryKey: [...roomKey(id), "position", position, number, drawn?.seed],
		queryFn: async () => {
			if (number === null || !drawn) return position;
			const { drawOrder, positionOf } = await import("#shared/waiting-room/draw.rules.ts");
			return positionOf(number, drawn.counts, await drawOrder(drawn.seed, drawn.counts));
		},
	});
