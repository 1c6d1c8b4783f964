import type { EntityItem } from "electrodb";
import { flag, listOf, number, optional, text } from "../core/table/attributes.ts";
import { byKey, entity } from "../core/table/database.ts";

/** The door of an event's waiting room, and what was drawn from. There is none before the draw, unless staff held the door. */
export const WaitingRooms = entity(
	"waitingRoom",
	{
		eventId: number,
		/** How many numbers each row had given out at the hour; the order follows from these and the seed. */
		counts: optional(listOf(number)),
		/** Kept once it is drawn from. */
		seed: optional(text),
		/** See `Door`; `since` in ms since 1970. */
		served: number,
		since: number,
		held: flag,
		/** Counts the writes of staff. */
		version: number,
	},
	{ byEvent: byKey(["eventId"]) },
);
export type WaitingRoomRecord = EntityItem<typeof WaitingRooms>;

/** What one row of a waiting room has given out. Rows closed at the hour give out nothing more. */
export const NumberRows = entity(
	"numberRow",
	{
		eventId: number,
		/** From 0; the one after the last counts positions of those who come after the draw. */
		row: number,
		count: optional(number),
		closed: optional(flag),
	},
	{ ofEvent: byKey(["eventId"], ["row"]) },
);

/** A person's place in a waiting room: its key makes it one. */
export const Tickets = entity(
	"ticket",
	{
		userId: number,
		eventId: number,
		/** Takes part in the draw. */
		number: optional(number),
		/** Stands behind all who were drawn. */
		position: optional(number),
		/** In ms since 1970. */
		takenAt: number,
		expiresAt: number,
	},
	{ forPerson: byKey(["userId"], ["eventId"]) },
);
export type TicketRecord = EntityItem<typeof Tickets>;
