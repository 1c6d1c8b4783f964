import type { OtherHours } from "../training-classes/other-hours.rules.ts";
import {
	absentInARow,
	classDays,
	countedMarks,
	countsByDay,
	isMarkable,
} from "./attendance.rules.ts";

const today = "2026-11-22";

test.each([
	["2026-11-22", today, true],
	["2026-11-23", today, false],
	["2026-09-23", today, true],
	["2026-09-22", today, false],
	["2027-12-31", "2028-02-29", true],
	["2027-12-30", "2028-02-29", false],
	["2028-01-01", "2027-12-31", false],
])("attendance of %s can be marked on %s: %s", (date, on, expected) => {
	expect(isMarkable(date, on)).toBe(expected);
});

test("does not count absences on public holidays and in a break of the class, also at other hours", () => {
	const eid = { from: "2027-03-09", to: "2027-03-11", nameEn: "Eid al-Fitr", nameAr: "عيد الفطر" };
	const absences = ["2027-03-08", "2027-03-09", "2027-03-11", "2027-03-12"].map((date) => ({
		date,
		present: false,
	}));
	const counted = (otherHours: OtherHours[] = []) =>
		countedMarks(absences, [eid], () => ({
			startTime: "17:00",
			endTime: "18:00",
			otherHours,
		})).map(({ date }) => date);
	expect(counted()).toEqual(["2027-03-08", "2027-03-12"]);
	const period = { from: "2027-03-12", to: "2027-03-20" };
	expect(counted([{ ...period, startTime: null, endTime: null }])).toEqual(["2027-03-08"]);
	expect(counted([{ ...period, startTime: "21:00", endTime: "22:00" }])).toEqual(counted());
	const presence = [{ date: "2027-03-09", present: true }];
	expect(countedMarks(presence, [eid], () => undefined)).toHaveLength(1);
});

test("lists the days on which a class was held, latest first, including today", () => {
	const days = classDays("sunday", today);
	expect([days.slice(0, 2), days.at(-1), days.length]).toEqual([
		["2026-11-22", "2026-11-15"],
		"2026-09-27",
		9,
	]);
	expect(classDays("monday", today)[0]).toBe("2026-11-16");
	expect(classDays("tuesday", "2028-03-02").slice(0, 2)).toEqual(["2028-02-29", "2028-02-22"]);
	expect(classDays("friday", "2028-01-01")[0]).toBe("2027-12-31");
});

const marks = (...all: [date: string, present: boolean][]) =>
	all.map(([date, present]) => ({ date, present }));

test("counts consecutive absences back from the latest mark, in any order of marks", () => {
	expect(absentInARow([])).toBe(0);
	expect(
		absentInARow(marks(["2026-11-08", false], ["2026-11-01", true], ["2026-11-15", false])),
	).toBe(2);
	expect(absentInARow(marks(["2026-11-08", false], ["2026-11-15", true]))).toBe(0);
	expect(absentInARow(marks(["2026-11-08", false], ["2026-11-15", false]))).toBe(2);
});

test("counts presences and absences by day, earliest day first", () => {
	expect(
		countsByDay(marks(["2026-11-15", true], ["2026-11-08", false], ["2026-11-15", false])),
	).toEqual([
		{ date: "2026-11-08", present: 0, absent: 1 },
		{ date: "2026-11-15", present: 1, absent: 1 },
	]);
});
