import {
	dayAfterMonths,
	instantAfterMonths,
	isMonth,
	monthAfter,
	monthAt,
	monthDays,
	monthSpan,
	monthsBetween,
	weeksOf,
} from "./month.ts";

test("accepts months only in the form YYYY-MM", () => {
	for (const month of ["2026-01", "2026-12"]) expect(isMonth(month)).toBe(true);
	for (const no of ["2026-13", "2026-00", "2026-1", "26-01", "2026-01-01", "", "٢٠٢٦-٠١"])
		expect(isMonth(no)).toBe(false);
});

test("counts months across the end of a year", () => {
	expect(monthAfter("2026-12", 1)).toBe("2027-01");
	expect(monthAfter("2026-01", -1)).toBe("2025-12");
	expect(monthAfter("2026-05", 0)).toBe("2026-05");
});

test("a month begins and ends at midnight in Kuwait", () => {
	const { begins, ends } = monthSpan("2026-12");
	expect(new Date(begins).toISOString()).toBe("2026-11-30T21:00:00.000Z");
	expect(new Date(ends).toISOString()).toBe("2026-12-31T20:59:59.999Z");
	expect([monthAt(begins - 1), monthAt(begins), monthAt(ends)]).toEqual([
		"2026-11",
		"2026-12",
		"2026-12",
	]);
});

test("weeks begin on Sunday and contain each day of the month once", () => {
	// 1 December 2026 is a Tuesday.
	const december = weeksOf("2026-12");
	expect(december[0]).toEqual([
		null,
		null,
		"2026-12-01",
		"2026-12-02",
		"2026-12-03",
		"2026-12-04",
		"2026-12-05",
	]);
	expect(december.flat().filter(Boolean)).toHaveLength(31);
	expect(december.every((week) => week.length === 7)).toBe(true);
	// 1 February 2026 is a Sunday, and the month has exactly four weeks.
	expect(weeksOf("2026-02").map((week) => week[0])).toEqual([
		"2026-02-01",
		"2026-02-08",
		"2026-02-15",
		"2026-02-22",
	]);
	expect(weeksOf("2028-02").flat()).toContain("2028-02-29");
});

test.each([
	["2026-01-31", 1, "2026-02-28"],
	["2027-08-31", 6, "2028-02-29"],
	["2026-03-15", 12, "2027-03-15"],
	["2026-03-15", 0, "2026-03-15"],
])("day %s plus %d months is %s", (day, months, later) => {
	expect(dayAfterMonths(day, months)).toBe(later);
	expect(monthsBetween(day, later)).toBe(months);
});

test("a month is complete only on its last day", () => {
	expect(monthsBetween("2026-03-15", "2026-04-14")).toBe(0);
	expect(monthsBetween("2025-12-31", "2026-12-30")).toBe(11);
});

test.each([
	["2026-08-31T09:00:00Z", 6, "2027-02-28T09:00:00Z"],
	["2027-08-31T09:00:00Z", 6, "2028-02-29T09:00:00Z"],
	["2028-02-29T09:00:00Z", 12, "2029-02-28T09:00:00Z"],
	["2027-05-31T09:00:00Z", -3, "2027-02-28T09:00:00Z"],
	// The last evening of January in UTC is already 1 February in Kuwait.
	["2027-01-31T21:30:00Z", 1, "2027-02-28T21:30:00Z"],
])("instant %s plus %d months is %s", (instant, months, later) => {
	expect(instantAfterMonths(Date.parse(instant), months)).toBe(Date.parse(later));
});

test.each([
	["2028-02", "2028-02-01", "2028-02-29"],
	["2027-02", "2027-02-01", "2027-02-28"],
	["2027-12", "2027-12-01", "2027-12-31"],
])("the days of %s are those from %s to %s", (month, from, to) => {
	expect(monthDays(month)).toEqual({ from, to });
});
