import { admitsAge, agesOf } from "#shared/training/training-classes/enrollments.rules.ts";
import { classTypes } from "#shared/training/training-classes/training-classes.rules.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";

/**
 * Choices of the filter "for whom": a person whom the class admits, or an audience that it is
 * limited to.
 */
export const forChoices = ["girl", "boy", "adult", "girls", "boys"] as const;
export const levels = classTypes.filter((type) => type !== "kids" && type !== "adults");

/** What the reader looks for, from the query string; invalid values are ignored. */
export function wantedIn(search: URLSearchParams) {
	const age = wholeAge(search.get("age"));
	return {
		age,
		whom: forChoices.find((one) => one === search.get("for")),
		level: levels.find((one) => one === search.get("level")),
		dojo: search.get("dojo") ?? "",
	};
}
export type Wanted = ReturnType<typeof wantedIn>;

/** Ages that can be looked for. */
export const [youngest, oldest] = [3, 99];

function wholeAge(typed: string | null): number | null {
	const age = typed === null || typed === "" ? Number.NaN : Number(typed);
	return Number.isInteger(age) && age >= youngest && age <= oldest ? age : null;
}

/** Whether a class is for a kind of person. */
function isFor(one: Pick<TrainingClass, "audienceType" | "classType">, whom: Wanted["whom"]) {
	const { audienceType } = one;
	switch (whom) {
		case "girl":
			return agesOf(one) !== "adults" && audienceType !== "boys";
		case "boy":
			return agesOf(one) !== "adults" && audienceType !== "girls";
		case "adult":
			return agesOf(one) !== "kids";
		case "girls":
		case "boys":
			return audienceType === whom;
		default:
			return true;
	}
}

/** Whether a class is what the reader looks for. */
export const fitsWanted = (
	one: Pick<TrainingClass, "location" | "audienceType" | "classType">,
	{ age, whom, level, dojo }: Wanted,
): boolean =>
	(!dojo || one.location === dojo) &&
	(!level || one.classType === level) &&
	(age === null || admitsAge(one, age)) &&
	isFor(one, whom);
