import {
	type Audience,
	admitsAge,
	agesOf,
} from "#shared/training/training-classes/enrollments.rules.ts";
import { classAges } from "#shared/training/training-classes/training-classes.rules.ts";

/** For whom a class is sought: a girl or woman, or a boy or man. */
export const whoChoices = ["girl", "boy"] as const;

/** What the reader looks for, from the query string; invalid values are ignored. */
export function filterIn(search: URLSearchParams) {
	return {
		age: wholeAge(search.get("age")),
		whom: whoChoices.find((one) => one === search.get("for")),
		/** The place whose neighbourhood is meant. */
		near: search.get("near") ?? "",
	};
}
export type ClassFilter = ReturnType<typeof filterIn>;

function wholeAge(typed: string | null): number | null {
	const age = typed === null || typed === "" ? Number.NaN : Number(typed);
	const { youngest, oldest } = classAges;
	return Number.isInteger(age) && age >= youngest && age <= oldest ? age : null;
}

/** From this age on, the question is about a woman or a man. */
export const grownUp = 16;

/**
 * Whether a class is for the person that the reader has in mind. Where they come from only orders
 * the classes.
 */
export function isForWhom(
	one: Audience,
	{ age, whom }: Pick<ClassFilter, "age" | "whom">,
): boolean {
	if (whom === "girl" && one.audienceType === "boys") return false;
	if (whom === "boy" && one.audienceType === "girls") return false;
	if (age !== null) return admitsAge(one, age);
	return !whom || (agesOf(one).min ?? 0) < grownUp;
}
