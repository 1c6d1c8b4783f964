import type { EntityItem } from "electrodb";
import { chargeLineKinds } from "#shared/competition/fees/charges.rules.ts";
import { number, oneOf, optional, text } from "../../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../../core/table/database.ts";

/**
 * The federation's ledger of charges: one item for each line of a charge, copied from the record
 * that holds it. Lines are never changed. Only lines with a reason are in an index: during a
 * registration rush there are none, and an index entry costs half as much as its line.
 */
export const ChargeLines = entity(
	"chargeLine",
	{
		charge: text,
		/** Position of the line in its charge. */
		n: number,
		userId: number,
		kind: oneOf(chargeLineKinds),
		/** In fils; negative if it lowers what is owed or paid. */
		amount: number,
		at: text,
		/** Month in Kuwait and a shard from 0 to 3: `2026-12-3`. Spreads writes over partitions. */
		period: text,
		titleEn: text,
		titleAr: text,
		eventId: optional(number),
		dojoId: optional(number),
		receipt: optional(text),
		reason: optional(text),
		/** User id; 0 is the system. Older lines do not have it. */
		by: optional(number),
	},
	{
		ofPeriod: byKey(["period"], ["charge", "n"]),
		/** To remove what staff wrote about a person. */
		withReason: {
			...byIndex(1, ["userId"], ["at"]),
			condition: ({ reason }) => reason !== undefined,
		},
	},
);
export type ChargeLineRecord = EntityItem<typeof ChargeLines>;
