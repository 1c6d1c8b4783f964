import type { Locale } from "#shared/core/locales.ts";

/** Suffixes of bilingual fields. */
export const endings: Record<Locale, "En" | "Ar"> = { en: "En", ar: "Ar" };
