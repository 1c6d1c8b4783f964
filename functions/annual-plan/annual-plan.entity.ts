import { Entity, type EntityItem } from "electrodb";
import { index, model, onTable, primary } from "../core/table/database.ts";

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
			createdAt: { type: "string", required: true },
			updatedAt: { type: "string" },
			version: { type: "number", required: true },
		},
		indexes: {
			byId: { pk: { field: primary.pk, composite: ["id"] }, sk: { field: primary.sk, composite: [] } },
			ofYear: {
				index: index(1).name,
				pk: { field: index(1).pk, composite: ["year"] },
				sk: { field: index(1).sk, composite: ["month", "createdAt"] },
			},
		},
	},
	onTable,
);
export type AnnualPlanRecord = EntityItem<typeof AnnualPlans>;
