import { type Locale, locales } from "../../core/locales.ts";
import { familyNames, toOrdinal } from "../../training/belts/belts.names.ts";
import {
	type Belt,
	type BeltFamily,
	familyOf,
	gradeOf,
	isDan,
	ladder,
} from "../../training/belts/belts.rules.ts";

/** A rank to choose: the value that is sent, which may be an older notation, and its label. */
export type BeltChoice = { value: string; label: Record<Locale, string> };

const named = (name: (locale: Locale) => string) =>
	Object.fromEntries(locales.map((locale) => [locale, name(locale)])) as Record<Locale, string>;

const colour = (value: Belt): BeltChoice => ({
	value,
	label: named((locale) => familyNames[locale][familyOf(value)]),
});

function graded(family: BeltFamily, grade: number) {
	return named((locale) => {
		const nth = toOrdinal(grade, locale);
		const words =
			family === "black"
				? { en: `${nth} Dan`, ar: `الدان ${nth}` }
				: { en: `${nth} Kyu`, ar: `الكيو ${nth}` };
		return `${familyNames[locale][family]} - ${words[locale]}`;
	});
}

/** A rank of the ladder with its grade. */
const rank = (value: Belt): BeltChoice => ({
	value,
	label: graded(familyOf(value), gradeOf(value) ?? 0),
});

/** A grade that the ladder does not have. It is sent as text and normalized to the ladder. */
function older(family: BeltFamily, grade: number): BeltChoice {
	const label = graded(family, grade);
	return { value: label.en, label };
}

/** A list of the specification, completed by the ranks that it lacks. */
function completed(listed: BeltChoice[]): BeltChoice[] {
	const lacking = ladder.filter((belt) => !listed.some(({ value }) => value === belt));
	return [...listed, ...lacking.map(rank)];
}

const dans = (most: number) =>
	ladder.filter((belt) => isDan(belt) && Number(gradeOf(belt)) <= most).map(rank);

/** Ranks in the order of the form that edits a person. */
export const beltsOfEdit: readonly BeltChoice[] = completed([
	colour("white"),
	colour("orange-10"),
	colour("blue-8"),
	colour("yellow-6"),
	older("green", 5),
	rank("green-4"),
	older("brown", 3),
	rank("brown-2"),
	rank("brown-1"),
	...dans(5),
]);

/** Ranks in the order of the form that creates a member. */
export const beltsOfNew: readonly BeltChoice[] = completed([
	colour("white"),
	colour("yellow-6"),
	colour("orange-10"),
	colour("blue-8"),
	colour("green-4"),
	rank("brown-1"),
	rank("brown-2"),
	older("brown", 3),
	...dans(3),
]);
