import { number, optional, text } from "../../core/table/attributes.ts";
import { byKey, entity } from "../../core/table/database.ts";

/** How the cash of a day was closed: once, by the person who counted it. Amounts in fils. */
export const CashClosings = entity(
	"cashClosing",
	{
		day: text,
		counted: number,
		/** The day's cash payments at that time. */
		expected: number,
		notes: optional(text),
		closedBy: number,
		closedAt: text,
	},
	{ ofDay: byKey(["day"]) },
);
