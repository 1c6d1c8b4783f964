import type { Locale } from "./locales.ts";

/** The federation's name, as the site, its mails and its sheets say it. */
export const federationName: Record<Locale, string> = {
	en: "Kyokushin Karate Kuwait",
	ar: "كيوكوشن كاراتيه الكويت",
};
