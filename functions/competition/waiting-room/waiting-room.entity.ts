import type { EntityItem } from "electrodb";
import { flag, listOf, number, optional, text } from "../../core/table/attributes.ts";
import { byKey, entity } from "../../core/table/database.ts";

/**
 * Admission state and draw of an event's waiting room. There is no record before the draw, unless
 * staff paused admission.
 */
export const WaitingRooms = entity(
	"waitingRoom",
	{
		eventId: number,
		/** Numbers each row had given out when it closed; the order follows from these and the seed. */
		counts: optional(listOf(number)),
		/** Stored at the draw. */
		seed: optional(text),
		/** See `Admission`; `to` is missing where that is null. */
		first: number,
		to: optional(number),
		since: number,
		ran: number,
		held: flag,
		/** Incremented by each write, for optimistic locking. */
		version: number,
	},
	{ byEvent: byKey(["eventId"]) },
);
export type WaitingRoomRecord = EntityItem<typeof WaitingRooms>;

/** Counter of the numbers that one row of a waiting room gave out. Closed rows give out no more. */
export const NumberRows = entity(
	"numberRow",
	{
		eventId: number,
		/** From 0; the row after the last counts positions given out after the draw. */
		row: number,
		count: optional(number),
		closed: optional(flag),
	},
	{ ofEvent: byKey(["eventId"], ["row"]) },
);

/** A person's ticket in a waiting room: the key allows one per person and event. */
export const Tickets = entity(
	"ticket",
	{
		userId: number,
		eventId: number,
		/** Number that takes part in the draw. */
		number: optional(number),
		/** Position behind everybody who was drawn. */
		position: optional(number),
		/** In ms since 1970. */
		takenAt: number,
		expiresAt: number,
	},
	{ forPerson: byKey(["userId"], ["eventId"]) },
);
export type TicketRecord = EntityItem<typeof Tickets>;
