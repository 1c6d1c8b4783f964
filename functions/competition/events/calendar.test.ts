import type { Event } from "#shared/competition/events/events.schema.ts";
import { foldLine } from "../../core/icalendar.ts";
import { toCalendar } from "./calendar.ts";

const event = (wish: Partial<Event> = {}) =>
	({
		id: 7,
		titleEn: "Winter cup, open; all belts",
		titleAr: "كأس الشتاء",
		descriptionEn: "Bring:\n\\ gi",
		descriptionAr: "",
		eventDate: "2026-12-10",
		endDate: null,
		location: "Hall 1",
		locationAr: null,
		cancelReason: null,
		updatedAt: "2026-11-20T08:00:00.000Z",
		version: 3,
		...wish,
	}) as Event;

/** Splits a calendar into lines and unfolds them, as calendar programs do. */
const linesOf = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");
const lines = (wish?: Partial<Event>, locale: "en" | "ar" = "en") =>
	linesOf(toCalendar([event(wish)], locale, "https://karate.example"));

test("renders all fields of an event in both languages", () => {
	expect(lines()).toEqual(
		expect.arrayContaining([
			"UID:event-7@karate.example",
			"DTSTAMP:20261120T080000Z",
			"SEQUENCE:3",
			"SUMMARY:Winter cup\\, open\\; all belts",
			"DESCRIPTION:Bring:\\n\\\\ gi\\n\\nhttps://karate.example/events/7",
			"LOCATION:Hall 1",
			"STATUS:CONFIRMED",
		]),
	);
	expect(lines({}, "ar")).toEqual(
		expect.arrayContaining([
			"SUMMARY:كأس الشتاء",
			"LOCATION:Hall 1",
			"URL:https://karate.example/events/7?lang=ar",
		]),
	);
	expect(lines({ cancelReason: "" })).toContain("STATUS:CANCELLED");
});

test.each([
	["2026-12-31", null, ["DTSTART;VALUE=DATE:20261231", "DTEND;VALUE=DATE:20270101"]],
	["2026-12-10", "2026-12-12", ["DTSTART;VALUE=DATE:20261210", "DTEND;VALUE=DATE:20261213"]],
	["2026-12-10T18:00", "2026-12-10T21:30", ["DTSTART:20261210T150000Z", "DTEND:20261210T183000Z"]],
	["2026-12-10T18:00", null, ["DTSTART:20261210T150000Z"]],
	// When one end is a whole day, the event covers whole days.
	["2026-12-10T23:00", "2026-12-11", ["DTSTART;VALUE=DATE:20261210", "DTEND;VALUE=DATE:20261212"]],
])("renders the dates of an event from %s to %s", (eventDate, endDate, expected) => {
	expect(
		lines({ eventDate, endDate }).filter(
			(line) => line.startsWith("DT") && !line.startsWith("DTSTAMP"),
		),
	).toEqual(expected);
});

test("folds lines at 75 bytes without splitting characters or losing text", () => {
	const text = `SUMMARY:${"بطولة الكويت الوطنية 🥋 ".repeat(20)}`;
	const pieces = foldLine(text).split("\r\n");
	for (const piece of pieces) {
		expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(75);
		expect(piece.isWellFormed()).toBe(true);
	}
	expect(pieces.map((piece, at) => (at > 0 ? piece.slice(1) : piece)).join("")).toBe(text);
});

test("escapes input so that it cannot add calendar lines", () => {
	const wicked = "x\r\nEND:VEVENT\rBEGIN:VALARM\u0000\u2028";
	const calendarLines = lines({ titleEn: wicked, location: wicked, descriptionEn: wicked });
	expect(calendarLines.filter((line) => /^(END:VEVENT|BEGIN:VALARM)/.test(line))).toEqual([
		"END:VEVENT",
	]);
	expect(calendarLines.every((line) => line === "" || /^[A-Z-]+[:;]/.test(line))).toBe(true);
});
