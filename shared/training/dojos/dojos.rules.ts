import { type BilingualTexts, isUnwritten } from "../../core/fields/bilingual.ts";
import type { Locale } from "../../core/locales.ts";

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

type Named = { nameEn: string; nameAr: string };

/** Orders dojos by their name in a language. */
export const byDojoName =
	(locale: Locale) =>
	(a: Named, b: Named): number =>
		(locale === "ar" ? a.nameAr : a.nameEn).localeCompare(
			locale === "ar" ? b.nameAr : b.nameEn,
			locale,
		);
