import type { Locale } from "#shared/core/locales.ts";

/** The language that a text is written in, by its letters: for `lang`, so that it is read out right. */
export const langOf = (text: string): Locale => (/\p{Script=Arabic}/u.test(text) ? "ar" : "en");
