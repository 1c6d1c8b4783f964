import { admitsAge, agesOf, isForOthers, missingForClass } from "./enrollments.rules.ts";

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
	const one = { audienceType: audience, classType: "kata" } as const;
	expect(isForOthers(one, person, "2026-11-22")).toBe(expected);
});

test.each([
	["kids", 8, true],
	["kids", 15, true],
	["kids", 16, false],
	["adults", 15, false],
	["adults", 16, true],
	["beginners", 8, true],
	["beginners", 60, true],
] as const)("a class of type %s admits a person of %i: %s", (classType, age, expected) => {
	expect(admitsAge({ audienceType: "mixed", classType }, age)).toBe(expected);
});

test.each([
	[{ classType: "kata" }, null, null],
	[{ classType: "kata", minAge: 12, maxAge: 17 }, 12, 17],
	[{ classType: "kids" }, null, 15],
	[{ classType: "kids", minAge: 6 }, 6, 15],
	[{ classType: "kids", minAge: 6, maxAge: 30 }, 6, 15],
	[{ classType: "adults" }, 16, null],
	[{ classType: "adults", minAge: 6, maxAge: 40 }, 16, 40],
] as const)("a class with %j admits ages from %s to %s", (limits, min, max) => {
	const one = { audienceType: "mixed", ...limits } as const;
	expect(agesOf(one)).toEqual({ min, max });
	for (const [age, isIn] of [
		[(min ?? 1) - 1, min === null],
		[min ?? 0, true],
		[max ?? 99, true],
		[(max ?? 98) + 1, max === null],
	] as const)
		expect(admitsAge(one, age)).toBe(isIn);
});

test.each([
	["mixed", "kata", {}, {}, []],
	["mixed", "kids", {}, {}, ["dateOfBirth"]],
	["mixed", "kata", { minAge: 12 }, {}, ["dateOfBirth"]],
	["adults", "kata", {}, { gender: "male" }, ["dateOfBirth"]],
	["girls", "kata", {}, { dateOfBirth: "2012-03-01" }, ["gender"]],
	["boys", "kids", {}, {}, ["dateOfBirth", "gender"]],
	["boys", "kids", {}, girl, []],
] as const)(
	"a class for %s of type %s with %j needs to know of %j: %j",
	(audienceType, classType, limits, person, missing) => {
		expect(missingForClass({ audienceType, classType, ...limits }, person)).toEqual(missing);
	},
);

test("a children's class excludes an adult", () => {
	const one = { audienceType: "mixed", classType: "kids" } as const;
	expect(isForOthers(one, man, "2026-11-22")).toBe(true);
	expect(isForOthers(one, girl, "2026-11-22")).toBe(false);
	expect(isForOthers(one, {}, "2026-11-22")).toBe(false);
});

test.each([
	["2028-02-28", true],
	["2028-02-29", false],
])("a person born on a leap day is too young for adults on %s: %s", (day, expected) => {
	expect(
		isForOthers({ audienceType: "adults", classType: "kata" }, { dateOfBirth: "2012-02-29" }, day),
	).toBe(expected);
});
