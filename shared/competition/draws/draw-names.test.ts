import type { Locale } from "../../core/locales.ts";
import { boutsOf, type Drawn } from "./bouts.ts";
import { roundNamer } from "./draw-names.ts";
import { bracketOrder } from "./positions.ts";

/** The names of the rounds of a draw, in their order. */
function namesOf(drawn: Drawn, locale: Locale = "en"): string[] {
	const bouts = boutsOf(drawn);
	const nameOf = roundNamer(drawn, bouts, { locale, formatNumber: String });
	return [...new Set(bouts.map(nameOf))];
}

const knockout = (size: number, third: Drawn["third"] = "bout"): Drawn => ({
	format: "knockout",
	third,
	order: bracketOrder(size),
});

test.each([
	[64, ["Round 1", "Round 2", "Round of 16", "Quarter-finals", "Semi-finals"]],
	[16, ["Round of 16", "Quarter-finals", "Semi-finals"]],
	[8, ["Quarter-finals", "Semi-finals"]],
	[4, ["Semi-finals"]],
])("the rounds of a bracket of %d are named from its end", (size, names) => {
	expect(namesOf(knockout(size))).toEqual([...names, "Bout for 3rd place", "Final"]);
});

test("the rounds of a bracket have Arabic names", () => {
	expect(namesOf(knockout(16, "repechage"), "ar")).toEqual([
		"دور الستة عشر",
		"ربع النهائي",
		"نصف النهائي",
		"نزالات الترضية للمركز الثالث",
		"النهائي",
	]);
});

test("groups have a letter where there are two, and two people fight the best of three", () => {
	const order = [1, 2, 3, 4, 5, 6];
	expect(namesOf({ format: "twoPools", third: "two", order })).toEqual([
		"Group A",
		"Group B",
		"Semi-finals",
		"Final",
	]);
	expect(namesOf({ format: "roundRobin", third: "two", order: [1, 2, 3] })).toEqual(["Group"]);
	expect(namesOf({ format: "bestOfThree", third: "two", order: [1, 2] })).toEqual([
		"Best of three bouts",
	]);
});
