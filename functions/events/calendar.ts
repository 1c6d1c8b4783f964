import { federationName } from "#shared/core/federation.ts";
import { isDateOnly, kuwaitDate, startOf } from "#shared/core/kuwait.ts";
import type { Locale } from "#shared/core/locales.ts";
import type { Event } from "#shared/events/events.schema.ts";
import { addressIn, pathTo } from "#shared/pages.ts";

/** Text as it stands in a property (RFC 5545, 3.3.11). */
const escaped = (text: string) =>
	text
		.toWellFormed()
		.replace(/\r\n?/g, "\n")
		.replace(/[^\P{Cc}\n]/gu, " ")
		.replace(/[\\;,]/g, "\\$&")
		.replaceAll("\n", "\\n");

const mostBytes = 75;

/** A line in pieces of 75 bytes at most, none of which cuts a letter (RFC 5545, 3.1). */
export function folded(line: string): string {
	let [all, bytes] = ["", 0];
	for (const letter of line) {
		const size = Buffer.byteLength(letter);
		if (bytes + size > mostBytes) [all, bytes] = [`${all}\r\n `, 1];
		all += letter;
		bytes += size;
	}
	return all;
}

const utc = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, "");
const plainDay = (date: string) => date.replaceAll("-", "");
const day = 24 * 60 * 60 * 1000;

/** When an event takes place: whole days in Kuwait, of which the last is told exclusively, or instants. */
function times({ eventDate, endDate }: Event): string[] {
	const last = endDate ?? eventDate;
	if (isDateOnly(eventDate) || isDateOnly(last)) {
		const end = kuwaitDate(startOf(kuwaitDate(startOf(last))) + day);
		return [`DTSTART;VALUE=DATE:${plainDay(kuwaitDate(startOf(eventDate)))}`, `DTEND;VALUE=DATE:${plainDay(end)}`];
	}
	return [`DTSTART:${utc(startOf(eventDate))}`, ...(endDate ? [`DTEND:${utc(startOf(endDate))}`] : [])];
}

function entry(event: Event, locale: Locale, siteUrl: string): string[] {
	const [title, description, place] =
		locale === "ar"
			? [event.titleAr, event.descriptionAr, event.locationAr || event.location]
			: [event.titleEn, event.descriptionEn, event.location || event.locationAr];
	const url = siteUrl + addressIn(pathTo("event", event.id), locale);
	return [
		"BEGIN:VEVENT",
		`UID:event-${event.id}@${new URL(siteUrl).hostname}`,
		`DTSTAMP:${utc(Date.parse(event.updatedAt))}`,
		`LAST-MODIFIED:${utc(Date.parse(event.updatedAt))}`,
		`SEQUENCE:${event.version}`,
		...times(event),
		`SUMMARY:${escaped(title)}`,
		`DESCRIPTION:${escaped([description, url].filter(Boolean).join("\n\n"))}`,
		...(place ? [`LOCATION:${escaped(place)}`] : []),
		`URL:${url}`,
		`STATUS:${event.cancelReason === null ? "CONFIRMED" : "CANCELLED"}`,
		"END:VEVENT",
	];
}

/** Events as calendars read them (iCalendar, RFC 5545), in one language. */
export function calendar(events: readonly Event[], locale: Locale, siteUrl: string): string {
	const name = escaped(federationName[locale]);
	const lines = [
		...["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${federationName.en}//Events//${locale.toUpperCase()}`],
		...["CALSCALE:GREGORIAN", "METHOD:PUBLISH", `NAME:${name}`, `X-WR-CALNAME:${name}`],
		// How often a subscribed calendar asks again.
		...["REFRESH-INTERVAL;VALUE=DURATION:PT6H", "X-PUBLISHED-TTL:PT6H"],
		...events.flatMap((event) => entry(event, locale, siteUrl)),
		"END:VCALENDAR",
	];
	return lines.map((line) => `${folded(line)}\r\n`).join("");
}
