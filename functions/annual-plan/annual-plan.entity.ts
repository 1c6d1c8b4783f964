import { Entity, type EntityItem } from "electrodb";
import { byIndex, byKey, model, onTable } from "../core/table/database.ts";
import { versioned } from "../core/table/versioned.ts";

export const AnnualPlans = new Entity(
	{
		model: model("annualPlan"),
		attributes: {
			id: { type: "number", required: true },
			year: { type: "number", required: true },
			/** Padded, so that the index sorts December after February. */
			month: { type: "number", required: true, padding: { length: 2, char: "0" } },
			titleEn: { type: "string", required: true },
			titleAr: { type: "string", required: true },
			descriptionEn: { type: "string", required: true },
			descriptionAr: { type: "string", required: true },
			activities: { type: "list", items: { type: "string" }, required: true },
			goals: { type: "list", items: { type: "string" }, required: true },
			...versioned,
		},
		indexes: {
			byId: byKey(["id"]),
			ofYear: byIndex(1, ["year"], ["month", "createdAt"]),
		},
	},
	onTable,
);
export type AnnualPlanRecord = EntityItem<typeof AnnualPlans>;
