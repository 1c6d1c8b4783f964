import { normalizeBelt } from "./belts.forms.ts";
import {
	coachRefusal,
	families,
	familyOf,
	gradeOf,
	highestAdmitted,
	highestKyu,
	isBelt,
	isDan,
	isEarly,
	isForBoard,
	lacksClasses,
	ladder,
	nextDan,
	nextRanks,
	opensColour,
	rankOf,
	simpleProgress,
} from "./belts.rules.ts";

describe("the belt ladder", () => {
	test("the ladder has 21 ranks, from white to the tenth dan", () => {
		expect(ladder).toHaveLength(21);
		expect([ladder[0], ladder[10], ladder[11], ladder[20]]).toEqual([
			"white",
			"brown-1",
			"black-1",
			"black-10",
		]);
		expect(ladder.map(rankOf)).toEqual(ladder.map((_, position) => position));
		expect(ladder.filter(isDan)).toHaveLength(10);
		expect(new Set(ladder.map(familyOf))).toEqual(new Set(families));
		expect([gradeOf("white"), gradeOf("orange-10"), gradeOf("black-3")]).toEqual([null, 10, 3]);
	});

	test.each([null, undefined, "purple", ""])("%j counts as white", (belt) => {
		const read = belt as null;
		expect([familyOf(read), gradeOf(read), rankOf(read), isDan(read)]).toEqual([
			"white",
			null,
			0,
			false,
		]);
		expect(simpleProgress(read)).toBe(simpleProgress("white"));
	});

	test("isBelt accepts only the codes of the 21 ranks", () => {
		for (const value of [
			"brown-3",
			"Black Belt",
			"WHITE",
			"",
			null,
			undefined,
			1,
			["white"],
			"length",
		]) {
			expect(isBelt(value)).toBe(false);
		}
	});

	test("simple progress has seven steps from 14 to 100 percent", () => {
		const steps = families.map((family) => simpleProgress(normalizeBelt(family)));
		expect(steps).toEqual([14, 29, 43, 57, 71, 86, 100]);
		expect([simpleProgress(null), simpleProgress(undefined)]).toEqual([14, 14]);
		expect(ladder.filter(isDan).map(simpleProgress)).toEqual(Array(10).fill(100));
	});
});

describe("ranks that a coach can choose", () => {
	test.each([
		["white", ["orange-10", "orange-9", "blue-8"]],
		["green-4", ["green-3", "brown-2", "brown-1"]],
		["green-3", ["brown-2", "brown-1"]],
		["brown-1", []],
		["black-3", []],
	] as const)("a coach can promote a student with %s to %j", (belt, ranks) => {
		expect(nextRanks(belt)).toEqual(ranks);
		for (const rank of ladder)
			expect(coachRefusal(belt, rank) === null).toBe(nextRanks(belt).includes(rank));
	});
});

test("a promotion is early before the day on which the months in grade are complete", () => {
	const eligibleDate = "2026-05-31";
	expect(isEarly({ promotionDate: "2026-05-30", eligibleDate })).toBe(true);
	expect(isEarly({ promotionDate: "2026-05-31", eligibleDate })).toBe(false);
	for (const unknown of [null, undefined])
		expect(isEarly({ promotionDate: "1999-01-01", eligibleDate: unknown })).toBe(false);
});

test.each([
	[19, 20, true],
	[20, 20, false],
	[0, 0, false],
	[null, 20, false],
	[3, null, false],
])("%s classes attended of %s required are too few: %s", (attended, requiredClasses, expected) => {
	expect(lacksClasses({ attended, requiredClasses })).toBe(expected);
});

test("tells a coach why a rank cannot be proposed", () => {
	expect(coachRefusal("orange-9", "orange-10")).toBe("promotion_not_higher");
	expect(coachRefusal("orange-9", "orange-9")).toBe("promotion_not_higher");
	expect(coachRefusal("orange-9", "yellow-5")).toBe("promotion_too_far");
	expect(coachRefusal("brown-1", "black-1")).toBe("promotion_black");
});

test("a limit admits the whole colour that its first rank stands for, and else ends at its rank", () => {
	expect(ladder.filter(opensColour)).toEqual([
		...["white", "orange-10", "blue-8", "yellow-6", "green-4", "brown-2", "black-1"],
	]);
	expect(ladder.map((max) => [max, highestAdmitted(max)])).toEqual([
		["white", "white"],
		["orange-10", "orange-9"],
		["orange-9", "orange-9"],
		["blue-8", "blue-7"],
		["blue-7", "blue-7"],
		["yellow-6", "yellow-5"],
		["yellow-5", "yellow-5"],
		["green-4", "green-3"],
		["green-3", "green-3"],
		["brown-2", "brown-1"],
		["brown-1", "brown-1"],
		["black-1", "black-10"],
		...ladder.slice(12).map((dan) => [dan, dan]),
	]);
});

test("the highest kyu is the rank below the first dan", () => {
	expect(rankOf(highestKyu)).toBe(rankOf("black-1") - 1);
});

test("the next rank is a dan from the highest kyu on, and there is none above the tenth", () => {
	expect(ladder.filter(nextDan)).toEqual([highestKyu, ...ladder.filter(isDan).slice(0, -1)]);
	expect(nextDan(highestKyu)).toBe("black-1");
});

test("the board decides on a dan that a grading decides, and that nobody held before", () => {
	expect(isForBoard({ toBelt: "black-1", eventId: 5 })).toBe(true);
	for (const wish of [{ eventId: null }, { isHeld: true }, { toBelt: highestKyu }])
		expect(isForBoard({ toBelt: "black-1", eventId: 5, ...wish })).toBe(false);
});
