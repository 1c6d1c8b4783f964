import type { EntityItem } from "electrodb";
import { number, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";

/**
 * The closing of a day's cash, and of all days before it, by the person who counted it. Amounts in
 * fils. Only the latest one can be taken back.
 */
export const CashClosings = entity(
	"cashClosing",
	{
		day: text,
		counted: number,
		/** Sum of the day's cash payments when it was closed. */
		expected: number,
		/** Why another amount was counted than expected. */
		reason: optional(text),
		notes: optional(text),
		/** The day until which cash was closed before; undefined for the first closing. */
		before: optional(text),
		closedBy: number,
		closedAt: text,
	},
	{ ofDay: byKey(["day"]), inOrder: byIndex(1, [], ["day"]) },
);
export type CashClosingRecord = EntityItem<typeof CashClosings>;
