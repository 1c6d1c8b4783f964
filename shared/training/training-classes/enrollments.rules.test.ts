import { isForOthers } from "./enrollments.rules.ts";

const girl = { gender: "female", dateOfBirth: "2012-03-01" };
const man = { gender: "male", dateOfBirth: "1990-03-01" };

test.each([
	["mixed", girl, false],
	["boys", girl, true],
	["girls", girl, false],
	["girls", man, true],
	["adults", girl, true],
	["adults", man, false],
	["adults", { gender: "male", dateOfBirth: "2010-11-23" }, true],
	["adults", { gender: "male", dateOfBirth: "2010-11-22" }, false],
	["girls", { gender: null, dateOfBirth: null }, false],
	["adults", {}, false],
] as const)("a class for %s excludes %j: %s", (audience, person, expected) => {
	expect(isForOthers(audience, person, "2026-11-22")).toBe(expected);
});

test.each([
	["2028-02-28", true],
	["2028-02-29", false],
])("a person born on a leap day is too young for adults on %s: %s", (day, expected) => {
	expect(isForOthers("adults", { dateOfBirth: "2012-02-29" }, day)).toBe(expected);
});
