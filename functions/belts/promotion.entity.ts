import type { EntityItem } from "electrodb";
import { ladder } from "#shared/belts/belts.rules.ts";
import { promotionStatuses } from "#shared/belts/belts.schema.ts";
import { number, oneOf, optional, text } from "../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../core/table/database.ts";

/**
 * Requests for a belt, and what became of them. The one that waits lies at a key of its own, so
 * that nobody can have two; with the decision it moves to the key of its number.
 */
export const Promotions = entity(
	"promotion",
	{
		userId: number,
		/** `pending`, or the number of one that was decided. */
		slot: text,
		id: number,
		status: oneOf(promotionStatuses),
		fromBelt: oneOf(ladder),
		toBelt: oneOf(ladder),
		/** The day on which it was asked for, or that staff named. */
		promotionDate: text,
		/**
		 * From when on the months at the rank below are complete; none where nothing is known of them.
		 */
		eligibleDate: optional(text),
		/** Classes attended at the rank below, where the settings asked for some, and how many these were. */
		attended: optional(number),
		requiredClasses: optional(number),
		/** Who recommended it; oneself, where a person asked for it in their own profile. */
		promotedBy: number,
		approvedBy: optional(number),
		approvedAt: optional(text),
		rejectedBy: optional(number),
		rejectedAt: optional(text),
		reason: optional(text),
		notes: optional(text),
		createdAt: text,
	},
	{
		forPerson: { ...byKey(["userId"], ["slot"]), collection: "person" },
		byId: byIndex(1, ["id"], []),
		byStatus: byIndex(2, ["status"], ["createdAt", "id"]),
	},
);
export type PromotionRecord = EntityItem<typeof Promotions>;
