import { federationName } from "#shared/core/federation.ts";
import type { Locale } from "#shared/core/locales.ts";

/** Text as it stands in a property (RFC 5545, 3.3.11). */
export const escapeText = (text: string) =>
	text
		.toWellFormed()
		.replace(/\r\n?/g, "\n")
		.replace(/[^\P{Cc}\n]/gu, " ")
		.replace(/[\\;,]/g, "\\$&")
		.replaceAll("\n", "\\n");

const mostBytes = 75;

/** A line in pieces of 75 bytes at most, none of which cuts a letter (RFC 5545, 3.1). */
export function foldLine(line: string): string {
	let [all, bytes] = ["", 0];
	for (const letter of line) {
		const size = Buffer.byteLength(letter);
		if (bytes + size > mostBytes) [all, bytes] = [`${all}\r\n `, 1];
		all += letter;
		bytes += size;
	}
	return all;
}

/** An instant (ms since 1970) in UTC. */
export const formatUtc = (instant: number) =>
	new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, "");
/** A calendar date, `YYYY-MM-DD`. */
export const plainDay = (date: string) => date.replaceAll("-", "");

type Calendar = {
	/** What calendar programs call it. */
	name: string;
	/** What made it. */
	product: string;
	locale: Locale;
	/** The time zones that its entries name, as lines. */
	zones?: readonly string[];
	/** Its entries, each in lines. */
	entries: readonly (readonly string[])[];
};

/** Entries as calendars read them (iCalendar, RFC 5545), in one language. */
export function calendarOf({ name, product, locale, zones = [], entries }: Calendar): string {
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:-//${federationName.en}//${product}//${locale.toUpperCase()}`,
		"CALSCALE:GREGORIAN",
		"METHOD:PUBLISH",
		`NAME:${escapeText(name)}`,
		`X-WR-CALNAME:${escapeText(name)}`,
		// How often a subscribed calendar asks again.
		"REFRESH-INTERVAL;VALUE=DURATION:PT6H",
		"X-PUBLISHED-TTL:PT6H",
		...zones,
		...entries.flat(),
		"END:VCALENDAR",
	];
	return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}
