import * as z from "zod/mini";
import { amountFrom } from "../../core/fields/amounts.ts";
import { editedVersion, email, phone, text, wholeNumberBetween } from "../../core/fields/fields.ts";
import { bilingualShape } from "../../core/fields/shapes.ts";
import {
	gradedRanks,
	gradesWithNext,
	type MonthsInGrade,
	membershipKinds,
	promotionPolicies,
	settingLimits,
} from "./settings.rules.ts";

const classes = wholeNumberBetween(...settingLimits.classesInGrade);
const months = wholeNumberBetween(...settingLimits.monthsInGrade);

type ForEachGrade<S> = Record<keyof MonthsInGrade, S>;
const forEachGrade = <S>(schema: S) =>
	Object.fromEntries(gradesWithNext.map((belt) => [belt, schema])) as ForEachGrade<S>;

const feesOf = <S>(schema: S) => ({
	membershipFees: z.object(
		Object.fromEntries(membershipKinds.map((kind) => [kind, schema])) as Record<
			(typeof membershipKinds)[number],
			S
		>,
	),
	gradingFees: z.object(
		Object.fromEntries(gradedRanks.map((belt) => [belt, schema])) as Record<
			(typeof gradedRanks)[number],
			S
		>,
	),
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
	/** For each rank but the last. */
	monthsInGrade: z.object(forEachGrade(months)),
	classesInGrade: z.object(forEachGrade(classes)),
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
	monthsInGrade: z.object(forEachGrade(z.number())),
	classesInGrade: z.object(forEachGrade(z.number())),
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
