import type { Event } from "#shared/competition/events/events.schema.ts";
import { federationName } from "#shared/core/federation.ts";
import type { Locale } from "#shared/core/locales.ts";
import { isDateOnly, kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { addressIn, pathTo } from "#shared/pages.ts";
import {
	type Child,
	calendarOf,
	childMark,
	escapeText,
	formatUtc,
	plainDay,
} from "../../core/icalendar.ts";

const day = 24 * 60 * 60 * 1000;

/** DTSTART and DTEND of an event: whole days in Kuwait, where DTEND is exclusive, or instants. */
function times({ eventDate, endDate }: Event): string[] {
	const last = endDate ?? eventDate;
	if (isDateOnly(eventDate) || isDateOnly(last)) {
		const end = kuwaitDate(startOf(kuwaitDate(startOf(last))) + day);
		return [
			`DTSTART;VALUE=DATE:${plainDay(kuwaitDate(startOf(eventDate)))}`,
			`DTEND;VALUE=DATE:${plainDay(end)}`,
		];
	}
	return [
		`DTSTART:${formatUtc(startOf(eventDate))}`,
		...(endDate ? [`DTEND:${formatUtc(startOf(endDate))}`] : []),
	];
}

/**
 * An event as a VEVENT, in lines.
 * @param whose the child who is entered, in a guardian's calendar
 */
export function eventEntry(event: Event, locale: Locale, siteUrl: string, child?: Child): string[] {
	const mark = childMark(child);
	const [title, description, place] =
		locale === "ar"
			? [event.titleAr, event.descriptionAr, event.locationAr || event.location]
			: [event.titleEn, event.descriptionEn, event.location || event.locationAr];
	const url = siteUrl + addressIn(pathTo("event", event.id), locale);
	return [
		"BEGIN:VEVENT",
		`UID:event-${event.id}${mark.uid}@${new URL(siteUrl).hostname}`,
		`DTSTAMP:${formatUtc(Date.parse(event.updatedAt))}`,
		`LAST-MODIFIED:${formatUtc(Date.parse(event.updatedAt))}`,
		`SEQUENCE:${event.version}`,
		...times(event),
		`SUMMARY:${escapeText(mark.summary + title)}`,
		`DESCRIPTION:${escapeText([description, url].filter(Boolean).join("\n\n"))}`,
		...(place ? [`LOCATION:${escapeText(place)}`] : []),
		`URL:${url}`,
		`STATUS:${event.cancelReason === null ? "CONFIRMED" : "CANCELLED"}`,
		"END:VEVENT",
	];
}

/** Events as an iCalendar file (RFC 5545) in one language. */
export const toCalendar = (events: readonly Event[], locale: Locale, siteUrl: string): string =>
	calendarOf({
		name: federationName[locale],
		product: "Events",
		locale,
		entries: events.map((event) => eventEntry(event, locale, siteUrl)),
	});
