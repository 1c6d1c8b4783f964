import { hijriOf } from "./hijri.ts";

test.each([
	["2027-02-07", 8, 30],
	["2027-02-08", 9, 1],
	["2027-03-08", 9, 29],
	["2027-03-09", 10, 1],
	["2028-02-29", 10, 4],
	["2030-02-03", 9, 30],
	["2030-12-26", 9, 1],
])("%s lies in month %d of the Hijri calendar, on day %d", (date, month, day) => {
	expect(hijriOf(date)).toEqual({ month, day });
});
