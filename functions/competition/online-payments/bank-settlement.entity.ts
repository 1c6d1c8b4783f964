import type { EntityItem } from "electrodb";
import { number, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";
import { versioned } from "../../core/table/versioned.ts";

/** The bank's sum of a day, as staff read it in the bank's settlement. */
export const BankSettlements = entity(
	"bankSettlement",
	{
		day: text,
		/** In fils; below zero if the bank paid back more than it received. */
		sum: number,
		note: optional(text),
		enteredBy: number,
		...versioned,
	},
	{ ofDay: byKey(["day"]), inOrder: byIndex(1, [], ["day"]) },
);
export type BankSettlementRecord = EntityItem<typeof BankSettlements>;
