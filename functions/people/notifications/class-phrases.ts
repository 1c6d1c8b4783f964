import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { timeZone } from "#shared/core/time/kuwait.ts";
import {
	type DayOfWeek,
	daysOfWeek,
} from "#shared/training/training-classes/training-classes.rules.ts";

const between: Record<Locale, (day: string, time: string) => string> = {
	en: (day, time) => `on ${day}s at ${time}`,
	ar: (day, time) => `أيام ${day} الساعة ${time}`,
};

/** A date on the weekday: January 1, 2024 was a Monday. */
const dateOf = (day: DayOfWeek, time: string) =>
	new Date(`2024-01-0${daysOfWeek.indexOf(day) + 1}T${time}:00+03:00`);

/** The weekday and time of a class: "on Fridays at 5:30 PM". */
export function weekdayAndTime(
	{ dayOfWeek, startTime }: { dayOfWeek: DayOfWeek; startTime: string },
	locale: Locale,
): string {
	const at = dateOf(dayOfWeek, startTime);
	const formatted = (format: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat(formatLocale[locale], { ...format, timeZone }).format(at);
	return between[locale](
		formatted({ weekday: "long" }),
		formatted({ hour: "numeric", minute: "2-digit" }),
	);
}

/** A time of day (`HH:MM`) in a language. */
export const clockTime = (time: string, locale: Locale): string =>
	new Intl.DateTimeFormat(formatLocale[locale], {
		hour: "numeric",
		minute: "2-digit",
		timeZone,
	}).format(dateOf("monday", time));
