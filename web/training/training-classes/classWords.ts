import { formatLocale, type Locale } from "#shared/core/locales.ts";
import {
	type DayOfWeek,
	daysOfWeek,
} from "#shared/training/training-classes/training-classes.rules.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";

/** A date on the weekday: January 1, 2024 was a Monday. */
const dateOf = (day: DayOfWeek, time: string) =>
	new Date(`2024-01-0${daysOfWeek.indexOf(day) + 1}T${time}:00Z`);

/**
 * Formats when a class is held: "Sunday, 5:00 PM". Screens use `useClassTexts`, which has both
 * times.
 */
export const whenOf = (
	{ dayOfWeek, startTime }: Pick<TrainingClass, "dayOfWeek" | "startTime">,
	locale: Locale,
): string =>
	new Intl.DateTimeFormat(formatLocale[locale], {
		weekday: "long",
		hour: "numeric",
		minute: "2-digit",
		timeZone: "UTC",
	}).format(dateOf(dayOfWeek, startTime));

/** Title of a class in a language, or in the other if only that one is filled in. */
export const titleOf = ({ title, titleAr }: TrainingClass, locale: Locale): string =>
	(locale === "ar" && titleAr) || title;

/** Place of a class in a language, or in the other if only that one is filled in. */
export const placeOf = ({ location, locationAr }: TrainingClass, locale: Locale): string =>
	(locale === "ar" ? locationAr || location : location || locationAr) || "";
