import { number, optional } from "../../core/table/attributes.ts";
import { byKey, entity } from "../../core/table/database.ts";

/** When the last live message about an event was made, and whether another one is queued. */
export const Announcements = entity(
	"announcement",
	{
		eventId: number,
		/** Sequence number of the last message. */
		seq: optional(number),
		/** When the last message was made, in ms since 1970. */
		toldAt: optional(number),
		/**
		 * When the queued message was ordered, in ms since 1970. It will cover all changes until it is
		 * made.
		 */
		orderedAt: optional(number),
	},
	{ byEvent: byKey(["eventId"]) },
);
