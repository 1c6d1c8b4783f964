export const locales = ["en", "ar"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "en";

export const direction: Record<Locale, "ltr" | "rtl"> = { en: "ltr", ar: "rtl" };

/** BCP 47 tags for dates and numbers, from the specification. */
export const formatLocale: Record<Locale, string> = { en: "en-US", ar: "ar-KW" };

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** Cookie that stores the chosen language for the edge and the next visit. */
export const languageCookie = {
	name: "language",
	attributes: "Path=/; Max-Age=31536000; SameSite=Lax",
};

/** First supported language of an Accept-Language header; English if none is. */
export const localeFromHeader = (header: string | undefined): Locale =>
	(header ?? "")
		.split(",")
		.map((part) => part.trim().slice(0, 2).toLowerCase())
		.find(isLocale) ?? defaultLocale;
