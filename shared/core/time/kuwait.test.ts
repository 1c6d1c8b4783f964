import fc from "fast-check";
import {
	currentYear,
	dayAfter,
	endOf,
	isDate,
	isDateOnly,
	kuwaitDate,
	kuwaitTime,
	startOf,
	withZone,
} from "./kuwait.ts";

const hour = 60 * 60 * 1000;

describe("dates in Kuwait", () => {
	test.each([
		"2026-12-03",
		"2024-02-29",
		"2000-02-29",
		"1900-01-01",
		"2199-12-31",
		"2026-12-03T10:00",
		"2026-12-03T10:00:30",
		"2026-12-03T10:00:30.5",
		"2026-12-03T23:59:59.999",
		"2026-12-03T10:00Z",
		"2026-12-03T10:00+03:00",
		"2026-12-03T10:00-11:30",
	])("%s is a valid date", (value) => expect(isDate(value)).toBe(true));

	test.each([
		"",
		"soon",
		"2026",
		"2026-12",
		"2026-12-3",
		"3/12/2026",
		"2026-00-10",
		"2026-13-01",
		"2026-12-32",
		"2026-02-30",
		"2023-02-29",
		"1900-02-29",
		"2100-02-29",
		"2026-04-31",
		"1899-12-31",
		"2201-01-01",
		"0000-01-01",
		"2026-12-03T",
		"2026-12-03T10",
		"2026-12-03T25:00",
		"2026-12-03T10:60",
		"2026-12-03T10:00:61",
		"2026-12-03 10:00",
		"2026-12-03T10:00+3",
		"2026-12-03T10:00+0300",
		"2026-12-03T10:00+99:99",
		"2026-02-30T10:00Z",
		"+002026-12-03",
		"2026-12-03\n",
		" 2026-12-03",
		"٢٠٢٦-١٢-٠٣",
		"2026-12-03T10:00z",
		"2026-12-03T10:00ZZ",
		"2026-12-03Z",
	])("%j is not a valid date", (value) => expect(isDate(value)).toBe(false));

	test("a day begins and ends at midnight in Kuwait, three hours before UTC", () => {
		expect(new Date(startOf("2026-12-03")).toISOString()).toBe("2026-12-02T21:00:00.000Z");
		expect(new Date(endOf("2026-12-03")).toISOString()).toBe("2026-12-03T20:59:59.999Z");
	});

	test("a time without a zone is read as Kuwait time and covers one instant", () => {
		for (const at of [startOf, endOf]) {
			expect(new Date(at("2026-12-03T10:00")).toISOString()).toBe("2026-12-03T07:00:00.000Z");
			expect(new Date(at("2026-12-03T10:00Z")).toISOString()).toBe("2026-12-03T10:00:00.000Z");
			expect(new Date(at("2026-12-03T10:00-02:00")).toISOString()).toBe("2026-12-03T12:00:00.000Z");
		}
	});

	test("adds a zone only to a time without one", () => {
		expect(withZone("2026-12-03T10:00")).toBe("2026-12-03T10:00+03:00");
		for (const value of ["2026-12-03", "2026-12-03T10:00Z", "2026-12-03T10:00+05:30"])
			expect(withZone(value)).toBe(value);
		expect([isDateOnly("2026-12-03"), isDateOnly("2026-12-03T10:00")]).toEqual([true, false]);
	});

	test("uses Kuwait's date when it is still the day before in UTC", () => {
		expect(kuwaitDate(Date.parse("2026-12-02T20:59:59.999Z"))).toBe("2026-12-02");
		expect(kuwaitDate(Date.parse("2026-12-02T21:00:00.000Z"))).toBe("2026-12-03");
	});

	test("a year begins at midnight in Kuwait", () => {
		const newYear = Date.parse("2027-12-31T21:00:00Z");
		expect([currentYear(newYear - 1), currentYear(newYear)]).toEqual([2027, 2028]);
		expect([kuwaitTime(newYear - 1), kuwaitTime(newYear)]).toEqual(["23:59", "00:00"]);
	});

	test.each([
		["2028-02-28", 1, "2028-02-29"],
		["2027-02-28", 1, "2027-03-01"],
		["2028-03-01", -1, "2028-02-29"],
		["2027-12-31", 1, "2028-01-01"],
		["2028-02-29", 366, "2029-03-01"],
	])("%s plus %d days is %s", (day, count, later) => {
		expect(dayAfter(day, count)).toBe(later);
	});

	test("the day after a day is the next one", () => {
		expect(dayAfter("2027-12-31")).toBe("2028-01-01");
	});

	const instants = fc.integer({ min: Date.parse("1901-01-01"), max: Date.parse("2199-01-01") });

	test("every instant lies within its own day, and days follow each other without a gap", () => {
		fc.assert(
			fc.property(instants, (instant) => {
				const day = kuwaitDate(instant);
				expect(isDate(day)).toBe(true);
				expect(startOf(day)).toBeLessThanOrEqual(instant);
				expect(endOf(day)).toBeGreaterThanOrEqual(instant);
				expect(endOf(day) - startOf(day)).toBe(24 * hour - 1);
				expect(startOf(kuwaitDate(endOf(day) + 1))).toBe(endOf(day) + 1);
			}),
		);
	});

	test("kuwaitDate agrees with the runtime's calendar", () => {
		const format = new Intl.DateTimeFormat("en-CA", {
			timeZone: "Asia/Kuwait",
			dateStyle: "short",
		});
		const modern = fc.integer({ min: Date.parse("1970-01-01"), max: Date.parse("2199-01-01") });
		fc.assert(
			fc.property(modern, (instant) => expect(kuwaitDate(instant)).toBe(format.format(instant))),
		);
	});
});
