import type { Locale } from "./locales.ts";

/** What the federation is called. */
export const federationName: Record<Locale, string> = {
	en: "Kyokushin Karate Kuwait",
	ar: "كيوكوشن كاراتيه الكويت",
};
