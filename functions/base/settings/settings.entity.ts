import { CustomAttributeType, type EntityItem } from "electrodb";
import {
	type ClassesInGrade,
	type GradingFees,
	type MembershipFees,
	type MonthsInGrade,
	promotionPolicies,
} from "#shared/base/settings/settings.rules.ts";
import { number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byKey, entity } from "../../core/table/database.ts";

/** The federation's settings: one item. */
export const SettingsItems = entity(
	"settings",
	{
		/** Constant: there is one record. */
		name: oneOf(["federation"]),
		cityEn: text,
		cityAr: text,
		phone: text,
		email: text,
		hoursEn: text,
		hoursAr: text,
		licenceNumber: optional(text),
		messagesTo: text,
		promotionPolicy: oneOf(promotionPolicies),
		monthsInGrade: { type: CustomAttributeType<MonthsInGrade>("any"), required: true },
		classesInGrade: { type: CustomAttributeType<ClassesInGrade>("any") },
		membershipFees: { type: CustomAttributeType<MembershipFees>("any") },
		membershipMonths: optional(number),
		gradingFees: { type: CustomAttributeType<GradingFees>("any") },
		messageMonths: number,
		pendingDays: number,
		updatedAt: text,
		version: number,
	},
	{ byName: byKey(["name"]) },
);
export type SettingsRecord = EntityItem<typeof SettingsItems>;
