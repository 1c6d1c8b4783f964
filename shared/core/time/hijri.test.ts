import { hijriOf } from "./hijri.ts";

test.each([
	["2027-02-07", 1448, 8, 30],
	["2027-02-08", 1448, 9, 1],
	["2027-03-08", 1448, 9, 29],
	["2027-03-09", 1448, 10, 1],
	["2028-02-29", 1449, 10, 4],
	["2030-02-03", 1451, 9, 30],
	["2030-12-26", 1452, 9, 1],
])("%s lies in the Hijri year %d, in month %d, on day %d", (date, year, month, day) => {
	expect(hijriOf(date)).toEqual({ year, month, day });
});
