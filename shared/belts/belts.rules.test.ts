import {
	families,
	familyOf,
	gradeOf,
	isBelt,
	isDan,
	ladder,
	normalizeBelt,
	rankOf,
	simpleProgress,
} from "./belts.rules.ts";

describe("belts", () => {
	test("are twenty-one, from white to the tenth dan", () => {
		expect(ladder).toHaveLength(21);
		expect([ladder[0], ladder[10], ladder[11], ladder[20]]).toEqual(["white", "brown-1", "black-1", "black-10"]);
		expect(ladder.map(rankOf)).toEqual(ladder.map((_, position) => position));
		expect(ladder.filter(isDan)).toHaveLength(10);
		expect(new Set(ladder.map(familyOf))).toEqual(new Set(families));
		expect([gradeOf("white"), gradeOf("orange-10"), gradeOf("black-3")]).toEqual([null, 10, 3]);
	});

	test.each(ladder.map((belt) => [belt]))("%s is itself", (belt) => {
		expect(normalizeBelt(belt)).toBe(belt);
		expect(normalizeBelt(` ${belt.toUpperCase()} `)).toBe(belt);
	});

	// Every other form that the specifications list anywhere.
	test.each([
		["white", "white"],
		["orange", "orange-10"],
		["blue", "blue-8"],
		["yellow", "yellow-6"],
		["green", "green-4"],
		["brown", "brown-2"],
		["black", "black-1"],
		["brown-1", "brown-1"],
		["brown-2", "brown-2"],
		["brown-3", "brown-2"],
		["black-1", "black-1"],
		["black-2", "black-2"],
		["black-3", "black-3"],
		["White Belt", "white"],
		["Orange Belt", "orange-10"],
		["Blue Belt", "blue-8"],
		["Yellow Belt", "yellow-6"],
		["Green Belt", "green-4"],
		["Brown Belt", "brown-2"],
		["Black Belt", "black-1"],
		["Green Belt - 5th Kyu", "green-4"],
		["Green Belt - 4th Kyu", "green-4"],
		["Brown Belt - 3rd Kyu", "brown-2"],
		["Brown Belt - 2nd Kyu", "brown-2"],
		["Brown Belt - 1st Kyu", "brown-1"],
		["Black Belt - 1st Dan", "black-1"],
		["Black Belt - 2nd Dan", "black-2"],
		["Black Belt - 3rd Dan", "black-3"],
		["Black Belt - 4th Dan", "black-4"],
		["Black Belt - 5th Dan", "black-5"],
		["black belt - 10th dan", "black-10"],
	])("%s is %s", (form, belt) => expect(normalizeBelt(form)).toBe(belt));

	test.each([
		...["", "rainbow", "belt", "red", "black-0", "black-11", "orange-8", "white-1", "green-5", "brown-0"],
		...["Black Belt - 0th Dan", "Black Belt - 11th Dan", "Black Belt - 1st Dan Dan", "x".repeat(5_000)],
		...["__proto__", "constructor", "toString", "valueOf", "hasOwnProperty"],
	])("%j is none", (form) => expect(normalizeBelt(form)).toBeNull());

	test("only what stands on the ladder is one", () => {
		for (const value of ["brown-3", "Black Belt", "WHITE", "", null, undefined, 1, ["white"], "length"]) {
			expect(isBelt(value)).toBe(false);
		}
	});

	test("progress goes in seven steps from 14 to 100 percent", () => {
		const steps = families.map((family) => simpleProgress(normalizeBelt(family)));
		expect(steps).toEqual([14, 29, 43, 57, 71, 86, 100]);
		expect([simpleProgress(null), simpleProgress(undefined)]).toEqual([14, 14]);
		expect(ladder.filter(isDan).map(simpleProgress)).toEqual(Array(10).fill(100));
	});
});
