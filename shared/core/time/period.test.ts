import { daysIn, doPeriodsOverlap, isSamePeriod } from "./period.ts";

test.each([
	["2028-02-28", "2028-03-01", 3],
	["2027-02-28", "2027-03-01", 2],
	["2027-12-31", "2028-01-01", 2],
	["2028-02-29", "2028-02-29", 1],
	["2028-01-01", "2028-12-31", 366],
])("from %s to %s are %d days, both included", (from, to, days) => {
	expect(daysIn({ from, to })).toBe(days);
});

test("periods are equal if they begin and end on the same days", () => {
	const leapDay = { from: "2028-02-29", to: "2028-02-29" };
	expect(isSamePeriod(leapDay, { ...leapDay })).toBe(true);
	expect(isSamePeriod(leapDay, { ...leapDay, to: "2028-03-01" })).toBe(false);
	expect(isSamePeriod(leapDay, { ...leapDay, from: "2028-02-28" })).toBe(false);
});

test.each([
	["2028-02-01", "2028-02-09", false],
	["2028-02-01", "2028-02-10", true],
	["2028-02-12", "2028-02-13", true],
	["2028-02-20", "2028-02-25", true],
	["2028-02-21", "2028-02-25", false],
	["2028-01-01", "2028-12-31", true],
])("a period from %s to %s overlaps one from 10 to 20 February: %s", (from, to, expected) => {
	const other = { from: "2028-02-10", to: "2028-02-20" };
	expect(doPeriodsOverlap({ from, to }, other)).toBe(expected);
	expect(doPeriodsOverlap(other, { from, to })).toBe(expected);
});
