import type { Locale } from "../../core/locales.ts";
import { type Belt, type BeltFamily, familyOf, gradeOf } from "./belts.rules.ts";

/** Public names of the belt colours. */
export const familyNames: Record<Locale, Record<BeltFamily, string>> = {
	en: {
		white: "White Belt",
		orange: "Orange Belt",
		blue: "Blue Belt",
		yellow: "Yellow Belt",
		green: "Green Belt",
		brown: "Brown Belt",
		black: "Black Belt",
	},
	ar: {
		white: "الحزام الأبيض",
		orange: "الحزام البرتقالي",
		blue: "الحزام الأزرق",
		yellow: "الحزام الأصفر",
		green: "الحزام الأخضر",
		brown: "الحزام البني",
		black: "الحزام الأسود",
	},
};

const arabicOrdinals = [
	"الأول",
	"الثاني",
	"الثالث",
	"الرابع",
	"الخامس",
	"السادس",
	"السابع",
	"الثامن",
	"التاسع",
	"العاشر",
];
const englishEndings: Record<number, string> = { 1: "st", 2: "nd", 3: "rd" };

export const toOrdinal = (grade: number, locale: Locale) =>
	locale === "ar" ? arabicOrdinals[grade - 1] : `${grade}${englishEndings[grade] ?? "th"}`;

/** Public name of a rank: "Green Belt - 3rd Kyu", "1st Dan". */
export function beltName(belt: Belt, locale: Locale): string {
	const family = familyOf(belt);
	const grade = gradeOf(belt);
	if (grade === null) return familyNames[locale][family];
	const nth = toOrdinal(grade, locale);
	if (family === "black") return locale === "ar" ? `الدان ${nth}` : `${nth} Dan`;
	return `${familyNames[locale][family]} - ${locale === "ar" ? `الكيو ${nth}` : `${nth} Kyu`}`;
}

/**
 * Name of a rank on staff screens: a dan with its colour, "Black Belt 2 Dan"; other ranks by their
 * public name.
 */
export function staffBeltName(belt: Belt, locale: Locale): string {
	const name = beltName(belt, locale);
	if (familyOf(belt) !== "black") return name;
	return locale === "ar"
		? `${familyNames.ar.black} - ${name}`
		: `${familyNames.en.black} ${gradeOf(belt)} Dan`;
}

const colours: Record<Locale, Record<BeltFamily, string>> = {
	en: {
		white: "White",
		orange: "Orange",
		blue: "Blue",
		yellow: "Yellow",
		green: "Green",
		brown: "Brown",
		black: "Black",
	},
	ar: {
		white: "أبيض",
		orange: "برتقالي",
		blue: "أزرق",
		yellow: "أصفر",
		green: "أخضر",
		brown: "بني",
		black: "أسود",
	},
};

/** Shortest name of a rank, for narrow columns: "Green 4". */
export function shortBeltName(belt: Belt, locale: Locale): string {
	const [colour, grade] = [colours[locale][familyOf(belt)], gradeOf(belt)];
	if (grade === null) return colour;
	return `${colour} ${new Intl.NumberFormat(locale === "ar" ? "ar-KW" : "en-US").format(grade)}`;
}

/** Badge on a coach's own screen: "BLACK 1". Arabic has no capitals and uses the public name. */
export const coachBadge = (belt: Belt, locale: Locale) =>
	locale === "ar" ? beltName(belt, locale) : belt.toUpperCase().replace("-", " ");
