import * as z from "zod/mini";
import { editedVersion, email, phone, text, whole } from "../core/fields.ts";
import { gradesWithNext, type MonthsInGrade, promotionPolicies, settingLimits } from "./settings.rules.ts";

const months = whole(...settingLimits.monthsInGrade);

type ForEachGrade<S> = Record<keyof MonthsInGrade, S>;
const forEachGrade = <S>(schema: S) =>
	Object.fromEntries(gradesWithNext.map((belt) => [belt, schema])) as ForEachGrade<S>;

/** Settings as a super-admin enters them. */
export const SettingsEdit = z.object({
	cityEn: text(120),
	cityAr: text(120),
	phone,
	email,
	hoursEn: text(120),
	hoursAr: text(120),
	/** Where messages of the contact form go. */
	messagesTo: email,
	promotionPolicy: z.enum(promotionPolicies),
	/** For each rank but the last. */
	monthsInGrade: z.object(forEachGrade(months)),
	messageMonths: whole(...settingLimits.messageMonths),
	pendingDays: whole(...settingLimits.pendingDays),
	version: editedVersion,
});
export type SettingsEdit = z.output<typeof SettingsEdit>;

/** How the federation is reached: what visitors read. */
export const ContactLines = z.object({
	cityEn: z.string(),
	cityAr: z.string(),
	phone: z.string(),
	email: z.string(),
	hoursEn: z.string(),
	hoursAr: z.string(),
});
export type ContactLines = z.infer<typeof ContactLines>;

export const Settings = z.extend(ContactLines, {
	messagesTo: z.string(),
	promotionPolicy: z.enum(promotionPolicies),
	monthsInGrade: z.object(forEachGrade(z.number())),
	messageMonths: z.number(),
	pendingDays: z.number(),
	version: z.number(),
});
export type Settings = z.infer<typeof Settings>;

/** Contact lines for everybody; all of it for staff. */
export const SettingsSeen = z.extend(z.partial(Settings), ContactLines.shape);
export type SettingsSeen = z.infer<typeof SettingsSeen>;
