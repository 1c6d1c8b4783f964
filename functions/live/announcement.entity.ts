import { number, optional } from "../core/table/attributes.ts";
import { byKey, entity } from "../core/table/database.ts";

/** When an event was last told of, and whether it is to be told of again. */
export const Announcements = entity(
	"announcement",
	{
		eventId: number,
		/** Of the last message. */
		seq: optional(number),
		/** When the last message was made, in ms since 1970. */
		toldAt: optional(number),
		/** Since when a message is under way that will tell of all that has happened until it is made. */
		orderedAt: optional(number),
	},
	{ byEvent: byKey(["eventId"]) },
);
