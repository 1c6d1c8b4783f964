import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { startOf, timeZone } from "#shared/core/time/kuwait.ts";
import type { Event } from "#shared/events/events.schema.ts";

/** The days of an event in words: "10 – 12 December 2026". For screens there is `useWhen`, which tells the time too. */
export function daysOf(
	{ eventDate, endDate }: Pick<Event, "eventDate" | "endDate">,
	locale: Locale,
): string {
	const format = new Intl.DateTimeFormat(formatLocale[locale], { dateStyle: "long", timeZone });
	return format.formatRange(startOf(eventDate), startOf(endDate ?? eventDate));
}

/** Where an event takes place, in a language; in the other where it is told in one only. */
export const placeOf = (
	{ location, locationAr }: Pick<Event, "location" | "locationAr">,
	locale: Locale,
): string => (locale === "ar" ? locationAr || location : location || locationAr || "");
