import type { Locale } from "#shared/core/locales.ts";

/** Detects a text's language by its script, for the `lang` attribute that screen readers use. */
export const langOf = (text: string): Locale => (/\p{Script=Arabic}/u.test(text) ? "ar" : "en");

/** Attributes of an element around a text that people wrote: its direction and its language. */
export const asWritten = (text: string) => ({ dir: "auto", lang: langOf(text) }) as const;
