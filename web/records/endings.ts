import type { Locale } from "#shared/core/locales.ts";

/** How the fields of a text end that hold one of its languages. */
export const endings: Record<Locale, "En" | "Ar"> = { en: "En", ar: "Ar" };
