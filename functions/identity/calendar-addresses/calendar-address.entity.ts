import { number, text } from "../../core/table/attributes.ts";
import { byKey, entity } from "../../core/table/database.ts";

/**
 * The address of a person's calendar feed. One per person, so a new address replaces the old one.
 */
export const CalendarAddresses = entity(
	"calendarAddress",
	{
		userId: number,
		/** SHA-256 of the secret in the address. */
		hash: text,
		createdAt: text,
	},
	{ ofPerson: byKey(["userId"]) },
);
