import * as z from "zod/mini";
import { amountFrom } from "../../core/fields/amounts.ts";
import { editedVersion, email, phone, text, wholeNumberBetween } from "../../core/fields/fields.ts";
import { bilingualShape } from "../../core/fields/shapes.ts";
import {
	gradedRanks,
	gradesWithNext,
	membershipKinds,
	promotionPolicies,
	settingLimits,
} from "./settings.rules.ts";

const classes = wholeNumberBetween(...settingLimits.classesInGrade);
const months = wholeNumberBetween(...settingLimits.monthsInGrade);

/** An object with one value for each name. */
const forEach = <Name extends string, S extends z.ZodMiniType>(names: readonly Name[], schema: S) =>
	z.object(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, S>);

const feesOf = <S extends z.ZodMiniType>(schema: S) => ({
	membershipFees: forEach(membershipKinds, schema),
	gradingFees: forEach(gradedRanks, schema),
});

/** Settings as a super-admin enters them. */
export const SettingsEdit = z.object({
	...bilingualShape("city", text(120)),
	phone,
	email,
	...bilingualShape("hours", text(120)),
	/** Email address that receives messages of the contact form. */
	messagesTo: email,
	promotionPolicy: z.enum(promotionPolicies),
	/** Minimum months in grade, for each rank but the last. */
	monthsInGrade: forEach(gradesWithNext, months),
	classesInGrade: forEach(gradesWithNext, classes),
	/** In fils. */
	...feesOf(amountFrom(0)),
	membershipMonths: wholeNumberBetween(...settingLimits.membershipMonths),
	messageMonths: wholeNumberBetween(...settingLimits.messageMonths),
	pendingDays: wholeNumberBetween(...settingLimits.pendingDays),
	version: editedVersion,
});
export type SettingsEdit = z.output<typeof SettingsEdit>;

/** Contact details of the federation that visitors see. */
export const ContactLines = z.object({
	...bilingualShape("city", z.string()),
	phone: z.string(),
	email: z.string(),
	...bilingualShape("hours", z.string()),
});
export type ContactLines = z.infer<typeof ContactLines>;

export const Settings = z.extend(ContactLines, {
	messagesTo: z.string(),
	promotionPolicy: z.enum(promotionPolicies),
	monthsInGrade: forEach(gradesWithNext, z.number()),
	classesInGrade: forEach(gradesWithNext, z.number()),
	...feesOf(z.number()),
	membershipMonths: z.number(),
	messageMonths: z.number(),
	pendingDays: z.number(),
	version: z.number(),
});
export type Settings = z.infer<typeof Settings>;

/** Contact details for everyone; all settings for staff. */
export const SettingsSeen = z.extend(z.partial(Settings), ContactLines.shape);
export type SettingsSeen = z.infer<typeof SettingsSeen>;

declare module "../../pages.ts" {
	interface PageDataKinds {
		contactLines: {
			/** Shown in the footer of every page. */
			contactLines: ContactLines;
		};
	}
}
