import { type BilingualTexts, inLanguage, isUnwritten } from "../../core/fields/bilingual.ts";
import type { Locale } from "../../core/locales.ts";
import { foldLine } from "../../core/texts/search.ts";
import { soundOfName } from "../../core/texts/sounds.ts";
import { foldWords } from "../../core/texts/words.ts";

/** Bilingual fields of a dojo. */
export const dojosTexts = ["name", "address", "hours", "womensHours"] as const;

/**
 * Texts of a dojo that are written in the other language only. Names are always in both; the other
 * texts may be missing altogether.
 */
export const textsInOneLanguage = (dojo: BilingualTexts<(typeof dojosTexts)[number]>) =>
	dojosTexts.flatMap((field) => {
		const missing = isUnwritten(dojo, [field], true);
		return missing.length === 1 ? missing : [];
	});

/** Largest number of other texts that refer to one dojo. */
export const mostAliases = 50;

/** Largest number of dojos in one answer; more than the federation has. */
export const mostDojos = 100;

/** The governorates of Kuwait, where dojos are. */
export const governorates = [
	"capital",
	"hawalli",
	"farwaniya",
	"mubarak-al-kabeer",
	"ahmadi",
	"jahra",
] as const;
export type Governorate = (typeof governorates)[number];

export const governorateNames: Record<Governorate, Record<Locale, string>> = {
	capital: { en: "Capital", ar: "العاصمة" },
	hawalli: { en: "Hawalli", ar: "حولي" },
	farwaniya: { en: "Farwaniya", ar: "الفروانية" },
	"mubarak-al-kabeer": { en: "Mubarak Al-Kabeer", ar: "مبارك الكبير" },
	ahmadi: { en: "Ahmadi", ar: "الأحمدي" },
	jahra: { en: "Jahra", ar: "الجهراء" },
};

type Named = { nameEn: string; nameAr: string; aliases?: readonly string[] };

/** All texts that refer to a dojo, each as it is compared. */
export const textsOf = ({ nameEn, nameAr, aliases = [] }: Named): string[] => [
	...new Set([nameEn, nameAr, `${nameEn} · ${nameAr}`, ...aliases].map(foldLine)),
];

/**
 * The dojo whose name each of the texts is, in either language; undefined if there is none. A text in
 * another spelling ("Salmiya." or "سالمية") means it too, unless another dojo is spelt like it.
 */
export function matchDojo<D extends Named>(
	texts: readonly (string | null | undefined)[],
	dojos: readonly D[],
): D | undefined {
	const find = (fold: (text: string) => string) =>
		dojos.find(({ nameEn, nameAr, aliases = [] }) => {
			const names = new Set([nameEn, nameAr, ...aliases].map(fold));
			// "Salmiya · السالمية" has a name in each language.
			const inBoth = (text: string) => [inLanguage(text, "en"), inLanguage(text, "ar")];
			const isName = (text: string) =>
				names.has(fold(text)) || inBoth(text).every((name) => names.has(fold(name)));
			return texts.every((text) => !text || isName(text));
		});
	return find(foldLine) ?? find(foldWords) ?? findBySound(texts, dojos);
}

/** Letters by which two spellings of one name may differ in length. */
const mostSpare = 2;

/** A text whose spelling may be another one of a name: letters alone, with enough consonants. */
const hasSpelling = (text: string) =>
	/^[\p{L}\p{M}\s'’-]+$/u.test(text) && soundOfName(text).length > 1;

const isSpelling = (text: string, name: string) =>
	soundOfName(text) === soundOfName(name) &&
	Math.abs(foldWords(text).length - foldWords(name).length) <= mostSpare;

/**
 * The dojo of which each text is another spelling ("hawalli" of "Hawally"); undefined if it may be
 * one of several.
 */
function findBySound<D extends Named>(
	texts: readonly (string | null | undefined)[],
	dojos: readonly D[],
): D | undefined {
	const written = texts.filter((text): text is string => Boolean(text));
	if (written.length === 0 || !written.every(hasSpelling)) return undefined;
	const [dojo, ...others] = dojos.filter(({ nameEn, nameAr }) =>
		written.every((text) => [nameEn, nameAr].some((name) => isSpelling(text, name))),
	);
	return others.length === 0 ? dojo : undefined;
}

/** Orders dojos by their name in a language. */
export const byDojoName =
	(locale: Locale) =>
	(a: Named, b: Named): number =>
		(locale === "ar" ? a.nameAr : a.nameEn).localeCompare(
			locale === "ar" ? b.nameAr : b.nameEn,
			locale,
		);
