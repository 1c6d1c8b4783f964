import { normalizeBelt } from "./belts.forms.ts";
import { families, familyOf, gradeOf, isBelt, isDan, ladder, rankOf, simpleProgress } from "./belts.rules.ts";

describe("belts", () => {
	test("are twenty-one, from white to the tenth dan", () => {
		expect(ladder).toHaveLength(21);
		expect([ladder[0], ladder[10], ladder[11], ladder[20]]).toEqual(["white", "brown-1", "black-1", "black-10"]);
		expect(ladder.map(rankOf)).toEqual(ladder.map((_, position) => position));
		expect(ladder.filter(isDan)).toHaveLength(10);
		expect(new Set(ladder.map(familyOf))).toEqual(new Set(families));
		expect([gradeOf("white"), gradeOf("orange-10"), gradeOf("black-3")]).toEqual([null, 10, 3]);
	});

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
