import type { EntityItem } from "electrodb";
import { number, optional, text } from "../../core/table/attributes.ts";
import { byKey, entity } from "../../core/table/database.ts";

/** The closing of a day's cash: made once, by the person who counted it. Amounts in fils. */
export const CashClosings = entity(
	"cashClosing",
	{
		day: text,
		counted: number,
		/** Sum of the day's cash payments when it was closed. */
		expected: number,
		notes: optional(text),
		closedBy: number,
		closedAt: text,
	},
	{ ofDay: byKey(["day"]) },
);
export type CashClosingRecord = EntityItem<typeof CashClosings>;
