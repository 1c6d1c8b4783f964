import { ageOn, comesOfAge, isMinor } from "./age.ts";
import { startOf } from "./kuwait.ts";

test("counts age in whole years", () => {
	expect(ageOn("2026-03-01", "2008-03-02")).toBe(17);
	expect(ageOn("2026-03-02", "2008-03-02")).toBe(18);
	expect(ageOn("2026-03-02", "2008-03-02T10:00+03:00")).toBe(18);
	expect([ageOn("2026-02-28", "2008-02-29"), ageOn("2026-03-01", "2008-02-29")]).toEqual([17, 18]);
});

test("people come of age at midnight in Kuwait", () => {
	const birthday = startOf("2026-03-02");
	expect([isMinor("2008-03-02", birthday - 1), isMinor("2008-03-02", birthday)]).toEqual([
		true,
		false,
	]);
});

test("counts a person without a date of birth as a minor", () => {
	for (const unknown of [null, undefined, ""]) expect(isMinor(unknown, 0)).toBe(true);
});

test.each([
	["2010-02-28", "2028-02-28"],
	["2008-02-29", "2026-03-01"],
	["2010-03-01", "2028-03-01"],
	["2009-12-31", "2027-12-31"],
	["2010-01-01", "2028-01-01"],
])("a person born on %s comes of age on %s", (dateOfBirth, day) => {
	expect(comesOfAge(dateOfBirth)).toBe(day);
	expect([ageOn(day, dateOfBirth), isMinor(dateOfBirth, startOf(day) - 1)]).toEqual([18, true]);
});
