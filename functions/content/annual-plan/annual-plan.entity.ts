import type { EntityItem } from "electrodb";
import { number, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";
import { versioned } from "../../core/table/versioned.ts";

export const AnnualPlans = entity(
	"annualPlan",
	{
		id: number,
		year: number,
		/** Padded, so that the index sorts December after February. */
		month: { type: "number", required: true, padding: { length: 2, char: "0" } },
		titleEn: text,
		titleAr: text,
		descriptionEn: text,
		descriptionAr: text,
		activities: { type: "list", items: optional(text), required: true },
		goals: { type: "list", items: optional(text), required: true },
		...versioned,
	},
	{
		byId: byKey(["id"]),
		ofYear: byIndex(1, ["year"], ["month", "createdAt"]),
	},
);
export type AnnualPlanRecord = EntityItem<typeof AnnualPlans>;
