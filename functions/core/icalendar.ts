import { federationName } from "#shared/core/federation.ts";
import type { Locale } from "#shared/core/locales.ts";

/** Escapes a text for a property (RFC 5545, 3.3.11). */
export const escapeText = (text: string) =>
	text
		.toWellFormed()
		.replace(/\r\n?/g, "\n")
		.replace(/[^\P{Cc}\n]/gu, " ")
		.replace(/[\\;,]/g, "\\$&")
		.replaceAll("\n", "\\n");

const mostBytes = 75;

/** Folds a line into pieces of at most 75 bytes without splitting a character (RFC 5545, 3.1). */
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
	/** The name that calendar programs display. */
	name: string;
	/** The product name for PRODID. */
	product: string;
	locale: Locale;
	/** The time zones that the entries refer to, as lines. */
	zones?: readonly string[];
	/** The entries, each as lines. */
	entries: readonly (readonly string[])[];
};

/** An iCalendar file (RFC 5545) in one language. */
export function calendarOf({ name, product, locale, zones = [], entries }: Calendar): string {
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:-//${federationName.en}//${product}//${locale.toUpperCase()}`,
		"CALSCALE:GREGORIAN",
		"METHOD:PUBLISH",
		`NAME:${escapeText(name)}`,
		`X-WR-CALNAME:${escapeText(name)}`,
		// Refresh interval for subscribed calendars.
		"REFRESH-INTERVAL;VALUE=DURATION:PT6H",
		"X-PUBLISHED-TTL:PT6H",
		...zones,
		...entries.flat(),
		"END:VCALENDAR",
	];
	return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** The child that an entry in a guardian's calendar is about. */
export type Child = { id: number; name: string };

/** The ending of an entry's id, and the beginning of its summary, that say which child it is about. */
export const childMark = (child?: Child) =>
	child ? { uid: `-of-${child.id}`, summary: `${child.name}: ` } : { uid: "", summary: "" };
