import { latinDigits } from "../../core/fields/digits.ts";
import { locales } from "../../core/locales.ts";
import { beltName, coachBadge, familyNames, staffBeltName, toOrdinal } from "./belts.names.ts";
import { type Belt, familyOf, gradeOf, ladder } from "./belts.rules.ts";

/** Normal form: ignores case, kind of digits, dashes, spaces and direction marks. */
const plain = (form: string) =>
	latinDigits(form)
		.toLowerCase()
		.replace(/[\u061c\u200e\u200f\u2066-\u2069]/g, "")
		.replace(/\s*[-–—]\s*|\s+/g, " ")
		.trim();

/** All notations of a rank: its code, the output of each formatter, and those of older lists. */
function formsOf(belt: Belt): string[] {
	const grade = gradeOf(belt);
	const displayed = locales.flatMap((locale) => [
		beltName(belt, locale),
		staffBeltName(belt, locale),
		coachBadge(belt, locale),
	]);
	if (grade === null) return [belt, ...displayed];
	const { en, ar } = familyNames;
	const family = familyOf(belt);
	const numbered =
		family === "black"
			? [
					`${en.black} - ${toOrdinal(grade, "en")} Dan`,
					`${grade} Dan`,
					`الدان ${grade}`,
					`${ar.black} - الدان ${grade}`,
				]
			: [`${en[family]} - ${grade} Kyu`, `${ar[family]} - الكيو ${grade}`];
	return [belt, ...displayed, ...numbered];
}

// A bare colour means its lowest rank, which is the first one on the ladder. In the reversed list
// it comes last, and the last entry wins in the map.
const colours = ladder.toReversed().flatMap((belt) => {
	const family = familyOf(belt);
	return [family, ...locales.map((locale) => familyNames[locale][family])].map(
		(form) => [form, belt] as const,
	);
});

// Kyu numbers of older lists that have no rank of their own on the ladder.
const olderRanks = [
	["brown", 3, "brown-2"],
	["green", 5, "green-4"],
] as const;
const older = [
	["brown-3", "brown-2"] as const,
	...olderRanks.flatMap(([family, grade, belt]) => {
		const { en, ar } = familyNames;
		const forms = [
			`${en[family]} - ${toOrdinal(grade, "en")} Kyu`,
			`${en[family]} - ${grade} Kyu`,
			`${ar[family]} - الكيو ${toOrdinal(grade, "ar")}`,
			`${ar[family]} - الكيو ${grade}`,
		];
		return forms.map((form) => [form, belt] as const);
	}),
];

const belts = new Map<string, Belt>(
	[
		...colours,
		...older,
		...ladder.flatMap((belt) => formsOf(belt).map((form) => [form, belt] as const)),
	].map(([form, belt]) => [plain(form), belt]),
);

/** The notations that name a rank of the ladder. */
const exact = new Set(ladder.flatMap((belt) => formsOf(belt).map(plain)));

/**
 * The rank that `normalizeBelt` assumes for a text that names no rank of the ladder: a colour alone,
 * or a rank of older lists. Null if the text names a rank, or cannot be read.
 */
export const guessBelt = (value: string): Belt | null =>
	exact.has(plain(value)) ? null : normalizeBelt(value);

/** Reads every notation of the specifications and of our screens; null for any other text. */
export const normalizeBelt = (value: string): Belt | null => belts.get(plain(value)) ?? null;
