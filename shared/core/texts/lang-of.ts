import type { Locale } from "../locales.ts";

/** Detects a text's language by its script, for the `lang` attribute that screen readers use. */
export const langOf = (text: string): Locale => (/\p{Script=Arabic}/u.test(text) ? "ar" : "en");
