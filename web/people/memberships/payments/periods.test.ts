import { spanOf } from "./periods.ts";

test.each([
	["year", "2027-01-15", "2027-01-01", "2027-12-31", "2027"],
	["lastYear", "2027-01-15", "2026-01-01", "2026-12-31", "2026"],
	["month", "2028-02-15", "2028-02-01", "2028-02-29", "2028-02"],
	["lastMonth", "2027-03-31", "2027-02-01", "2027-02-28", "2027-02"],
	["lastMonth", "2027-01-15", "2026-12-01", "2026-12-31", "2026-12"],
] as const)(
	"the payments of the %s, on %s, are those from %s to %s",
	(period, day, from, to, prefix) => {
		expect(spanOf(period, day)).toEqual({ from, to, prefix });
	},
);
