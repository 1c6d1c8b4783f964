import { Entity, type EntityItem } from "electrodb";
import { ladder } from "#shared/belts/belts.rules.ts";
import { byKey, model, onTable } from "../core/table/database.ts";

/** Belt promotions of a person; approved ones are the person's history. */
export const Promotions = new Entity(
	{
		model: model("promotion"),
		attributes: {
			userId: { type: "number", required: true },
			id: { type: "number", required: true },
			fromBelt: { type: ladder, required: true },
			toBelt: { type: ladder, required: true },
			promotionDate: { type: "string", required: true },
			approved: { type: "boolean", required: true, default: false },
			/** Who recommended it; oneself, where a person asked for it in their own profile. */
			promotedBy: { type: "number" },
			approvedBy: { type: "number" },
			approvedAt: { type: "string" },
			notes: { type: "string" },
			createdAt: { type: "string" },
		},
		indexes: {
			forPerson: { ...byKey(["userId"], ["promotionDate", "id"]), collection: "person" },
		},
	},
	onTable,
);
export type PromotionRecord = EntityItem<typeof Promotions>;
