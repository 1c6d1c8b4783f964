import { daysIn, isSamePeriod } from "./period.ts";

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
});
