import { doPeriodsOverlap } from "../../core/time/period.ts";
import {
	hoursOn,
	inWeek,
	nextOccurrence,
	nextOn,
	ramadanFrom,
	ramadanHours,
	weekdayOf,
	weekStart,
} from "./other-hours.rules.ts";

const usual = { startTime: "17:00", endTime: "18:30" };
const ramadan = { from: "2027-02-08", to: "2027-03-09", startTime: "21:00", endTime: "22:30" };
const break_ = { from: "2027-07-01", to: "2027-08-31", startTime: null, endTime: null };
const eid = { from: "2027-03-09", to: "2027-03-12", nameEn: "Eid al-Fitr", nameAr: "عيد الفطر" };
const kata = { ...usual, dayOfWeek: "monday" as const, otherHours: [ramadan, break_] };

test.each([
	["2027-02-07", usual],
	["2027-02-08", { startTime: "21:00", endTime: "22:30" }],
	["2027-03-08", { startTime: "21:00", endTime: "22:30" }],
	["2027-03-09", null],
	["2027-03-10", null],
	["2027-03-13", usual],
	["2027-07-05", null],
])("on %s a class is held at %j", (date, hours) => {
	expect(hoursOn(kata, date, [eid])).toEqual(hours);
});

test("a week shows each class on its date, with the hours of that day", () => {
	expect(inWeek(kata, "2027-01-31", [eid])).toMatchObject({
		...usual,
		date: "2027-02-01",
		isHeld: true,
		isOther: false,
	});
	expect(inWeek(kata, "2027-02-07", [eid])).toMatchObject({
		date: "2027-02-08",
		startTime: "21:00",
		isOther: true,
	});
	expect(inWeek(kata, "2027-07-04", [eid])).toMatchObject({
		...usual,
		isHeld: false,
		isOther: false,
	});
	expect(inWeek(kata, "2027-03-07", [])).toMatchObject({ date: "2027-03-08", isHeld: true });
	const monday = { ...eid, from: "2027-03-08" };
	expect(inWeek(kata, "2027-03-07", [monday])).toMatchObject({
		...usual,
		isHeld: false,
		holiday: monday,
	});
});

test("finds the next weekday from a date on, and the first day of a week", () => {
	expect([weekdayOf("2026-11-22"), weekdayOf("2026-11-28")]).toEqual(["sunday", "saturday"]);
	expect([nextOn("sunday", "2026-11-22"), nextOn("saturday", "2026-11-22")]).toEqual([
		"2026-11-22",
		"2026-11-28",
	]);
	expect(weekStart("2026-11-22", "monday")).toBe("2026-11-16");
	expect(weekStart("2026-11-22", "sunday")).toBe("2026-11-22");
	expect(weekStart("2028-01-01", "sunday")).toBe("2027-12-26");
	expect([weekdayOf("2028-02-29"), nextOn("wednesday", "2028-02-29")]).toEqual([
		"tuesday",
		"2028-03-01",
	]);
});

test.each([
	["2027-03-09", "2027-03-12", true],
	["2027-03-10", "2027-03-12", false],
	["2027-01-01", "2027-02-07", false],
	["2027-01-01", "2027-12-31", true],
])("the days from %s to %s overlap with Ramadan: %s", (from, to, expected) => {
	expect(doPeriodsOverlap({ from, to }, ramadan)).toBe(expected);
});

test.each([
	["2026-11-22", "2027-02-08", "2027-03-08"],
	["2027-03-08", "2027-02-08", "2027-03-08"],
	["2027-03-09", "2028-01-28", "2028-02-25"],
	["2028-02-29", "2029-01-16", "2029-02-13"],
	// Ramadan comes twice in the solar year 2030.
	["2030-01-05", "2030-01-05", "2030-02-03"],
	["2030-02-04", "2030-12-26", "2031-01-23"],
])("from %s on, Ramadan lasts from %s to %s", (date, from, to) => {
	expect(ramadanFrom(date)).toEqual({ from, to });
});

test("proposes hours in Ramadan one after another, and none that would end after half past midnight", () => {
	const [late, early, other] = [
		{ ...kata, startTime: "18:30", endTime: "19:30" },
		kata,
		{ ...kata, dayOfWeek: "friday" as const, startTime: "07:00", endTime: "11:00" },
	];
	const proposed = ramadanHours([late, early, other]);
	expect(proposed.get(early)).toEqual({ startTime: "21:00", endTime: "22:30" });
	expect(proposed.get(late)).toEqual({ startTime: "22:30", endTime: "23:30" });
	expect(proposed.get(other)).toBeNull();
});

/** A time of day in Kuwait, in ms since 1970. */
const at = (day: string, time: string) => Date.parse(`${day}T${time}:00+03:00`);

test.each([
	["before it begins", at("2027-02-01", "12:00"), "2027-02-01"],
	["while it is held", at("2027-02-01", "18:00"), "2027-02-01"],
	["once it has ended", at("2027-02-01", "18:30"), "2027-02-08"],
	["before a holiday", at("2027-03-08", "23:00"), "2027-03-15"],
	["during the summer break", at("2027-07-10", "10:00"), "2027-09-06"],
])("finds the next time that a class is held: %s", (_, now, date) => {
	expect(nextOccurrence(kata, now, [eid])?.date).toBe(date);
});

test("finds no next time of a class that is paused for good", () => {
	const paused = { ...kata, otherHours: [{ ...break_, from: "2027-01-01", to: "2027-12-31" }] };
	expect(nextOccurrence(paused, at("2027-02-01", "12:00"), [])).toBeNull();
});
