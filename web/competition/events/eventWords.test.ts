import { daysOf, placeOf } from "./eventWords.ts";

test.each([
	["Hall", "قاعة", "Hall", "قاعة"],
	["Hall", null, "Hall", "Hall"],
	["", "قاعة", "قاعة", "قاعة"],
	["", null, "", ""],
])("the place “%s” and “%s” of an event reads “%s” and “%s”", (location, locationAr, en, ar) => {
	const event = { location, locationAr };
	expect([placeOf(event, "en"), placeOf(event, "ar")]).toEqual([en, ar]);
});

test("the days of an event are one range, and a single day is one", () => {
	const plain = (text: string) => text.replace(/[\s\u2060]+/g, " ");
	const event = { eventDate: "2026-12-10", endDate: "2026-12-12" };
	expect(plain(daysOf(event, "en"))).toBe("December 10 – 12, 2026");
	expect(plain(daysOf({ ...event, endDate: null }, "ar"))).toBe("١٠ ديسمبر ٢٠٢٦");
});
