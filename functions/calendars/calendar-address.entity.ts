import { number, text } from "../core/table/attributes.ts";
import { byKey, entity } from "../core/table/database.ts";

/** The address of a person's calendar: at most one each, so a new one ends the one before. */
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
