import * as z from "zod/mini";
import { amountFrom } from "../../core/fields/amounts.ts";
import {
	editedVersion,
	email,
	optionalText,
	phone,
	text,
	wholeNumberBetween,
} from "../../core/fields/fields.ts";
import { bilingualShape, textOrNull } from "../../core/fields/shapes.ts";
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

const fee = amountFrom(0);

/** Settings as a super-admin enters them. */
export const SettingsEdit = z.object({
	...bilingualShape("city", text(120)),
	phone,
	email,
	...bilingualShape("hours", text(120)),
	/** Number of the federation's licence, for receipts; null if it has none. */
	licenceNumber: optionalText(60),
	/** Email address that receives messages of the contact form. */
	messagesTo: email,
	promotionPolicy: z.enum(promotionPolicies),
	/** Minimum months in grade, for each rank but the last. */
	monthsInGrade: forEach(gradesWithNext, months),
	classesInGrade: forEach(gradesWithNext, classes),
	/** In fils. */
	membershipFees: forEach(membershipKinds, fee),
	gradingFees: forEach(gradedRanks, fee),
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

/** The part of the settings that visitors see. */
export const PublicSettings = z.extend(ContactLines, {
	/** In fils. */
	membershipFees: forEach(membershipKinds, z.number()),
	gradingFees: forEach(gradedRanks, z.number()),
	membershipMonths: z.number(),
});
export type PublicSettings = z.infer<typeof PublicSettings>;

export const Settings = z.extend(PublicSettings, {
	licenceNumber: z.optional(textOrNull),
	messagesTo: z.string(),
	promotionPolicy: z.enum(promotionPolicies),
	monthsInGrade: forEach(gradesWithNext, z.number()),
	classesInGrade: forEach(gradesWithNext, z.number()),
	messageMonths: z.number(),
	pendingDays: z.number(),
	version: z.number(),
});
export type Settings = z.infer<typeof Settings>;

/** The public part for everyone; all settings for staff. */
export const SettingsSeen = z.extend(z.partial(Settings), PublicSettings.shape);
export type SettingsSeen = z.infer<typeof SettingsSeen>;

declare module "../../pages.ts" {
	interface PageDataKinds {
		publicSettings: {
			/** In every page: the footer's contact details, and what a membership costs. */
			publicSettings: PublicSettings;
		};
	}
}
