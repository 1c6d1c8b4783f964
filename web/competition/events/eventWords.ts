import type { Event } from "#shared/competition/events/events.schema.ts";
import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { keepRangeTogether } from "#shared/core/texts/ranges.ts";
import { startOf, timeZone } from "#shared/core/time/kuwait.ts";

/**
 * Formats an event's days: "December 10 – 12, 2026". Screens use `useWhen`, which includes the time.
 * Node puts thin spaces around the dash and browsers do not; a page rendered ahead must be the same in
 * both.
 */
export function daysOf(
	{ eventDate, endDate }: Pick<Event, "eventDate" | "endDate">,
	locale: Locale,
): string {
	const format = new Intl.DateTimeFormat(formatLocale[locale], { dateStyle: "long", timeZone });
	return keepRangeTogether(format.formatRange(startOf(eventDate), startOf(endDate ?? eventDate)));
}

/** An event's place in a language, or in the other language if only that text is filled in. */
export const placeOf = (
	{ location, locationAr }: Pick<Event, "location" | "locationAr">,
	locale: Locale,
): string => (locale === "ar" ? locationAr || location : location || locationAr || "");
