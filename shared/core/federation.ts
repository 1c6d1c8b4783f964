import type { Locale } from "./locales.ts";

/** Name of the federation on the site, in emails and on printed sheets. */
export const federationName: Record<Locale, string> = {
	en: "Kyokushin Karate Kuwait",
	ar: "كيوكوشن كاراتيه الكويت",
};
