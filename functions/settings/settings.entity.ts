import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { type MonthsInGrade, promotionPolicies } from "#shared/settings/settings.rules.ts";
import { byKey, model, onTable } from "../core/table/database.ts";

/** The settings of the federation: one item. */
export const SettingsItems = new Entity(
	{
		model: model("settings"),
		attributes: {
			/** There is one record, of this name. */
			name: { type: ["federation"] as const, required: true },
			cityEn: { type: "string", required: true },
			cityAr: { type: "string", required: true },
			phone: { type: "string", required: true },
			email: { type: "string", required: true },
			hoursEn: { type: "string", required: true },
			hoursAr: { type: "string", required: true },
			messagesTo: { type: "string", required: true },
			promotionPolicy: { type: promotionPolicies, required: true },
			monthsInGrade: { type: CustomAttributeType<MonthsInGrade>("any"), required: true },
			messageMonths: { type: "number", required: true },
			pendingDays: { type: "number", required: true },
			updatedAt: { type: "string", required: true },
			version: { type: "number", required: true },
		},
		indexes: { byName: byKey(["name"]) },
	},
	onTable,
);
export type SettingsRecord = EntityItem<typeof SettingsItems>;
