import { Entity, type EntityItem } from "electrodb";
import { ladder } from "#shared/belts/belts.rules.ts";
import { promotionStatuses } from "#shared/belts/belts.schema.ts";
import { byIndex, byKey, model, onTable } from "../core/table/database.ts";

/**
 * Requests for a belt, and what became of them. The one that waits lies at a key of its own, so
 * that nobody can have two; with the decision it moves to the key of its number.
 */
export const Promotions = new Entity(
	{
		model: model("promotion"),
		attributes: {
			userId: { type: "number", required: true },
			/** `pending`, or the number of one that was decided. */
			slot: { type: "string", required: true },
			id: { type: "number", required: true },
			status: { type: promotionStatuses, required: true },
			fromBelt: { type: ladder, required: true },
			toBelt: { type: ladder, required: true },
			/** The day on which it was asked for, or that staff named. */
			promotionDate: { type: "string", required: true },
			/**
			 * From when on the months at the rank below are complete; none where nothing is known of them.
			 */
			eligibleDate: { type: "string" },
			/** Who recommended it; oneself, where a person asked for it in their own profile. */
			promotedBy: { type: "number", required: true },
			approvedBy: { type: "number" },
			approvedAt: { type: "string" },
			rejectedBy: { type: "number" },
			rejectedAt: { type: "string" },
			reason: { type: "string" },
			notes: { type: "string" },
			createdAt: { type: "string", required: true },
		},
		indexes: {
			forPerson: { ...byKey(["userId"], ["slot"]), collection: "person" },
			byId: byIndex(1, ["id"], []),
			byStatus: byIndex(2, ["status"], ["createdAt", "id"]),
		},
	},
	onTable,
);
export type PromotionRecord = EntityItem<typeof Promotions>;
