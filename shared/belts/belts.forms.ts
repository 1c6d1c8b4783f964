import { latinDigits } from "../core/fields/digits.ts";
import { locales } from "../core/locales.ts";
import { beltName, coachBadge, familyNames, staffBeltName, toOrdinal } from "./belts.names.ts";
import { type Belt, familyOf, gradeOf, ladder } from "./belts.rules.ts";

/** Equal for forms that differ in case, digits, dashes, spaces and marks of direction only. */
const plain = (form: string) =>
	latinDigits(form)
		.toLowerCase()
		.replace(/[\u061c\u200e\u200f\u2066-\u2069]/g, "")
		.replace(/\s*[-–—]\s*|\s+/g, " ")
		.trim();

/** Every way in which a rank is written: its code, all that the formatters make of it, and older lists. */
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

// The first rank of a colour on the ladder is its lowest, and a bare colour means that one.
const colours = ladder.toReversed().flatMap((belt) => {
	const family = familyOf(belt);
	return [family, ...locales.map((locale) => familyNames[locale][family])].map(
		(form) => [form, belt] as const,
	);
});

// Kyu numbers of older lists that have no rank of their own on the ladder.
const older = [
	["brown-3", "brown-2"],
	["Brown Belt - 3rd Kyu", "brown-2"],
	["Green Belt - 5th Kyu", "green-4"],
] as const;

const belts = new Map<string, Belt>(
	[
		...colours,
		...older,
		...ladder.flatMap((belt) => formsOf(belt).map((form) => [form, belt] as const)),
	].map(([form, belt]) => [plain(form), belt]),
);

/** Reads every form of the specifications and of our own screens; null when it is none. */
export const normalizeBelt = (value: string): Belt | null => belts.get(plain(value)) ?? null;
