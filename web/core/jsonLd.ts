import { federationName } from "#shared/core/federation.ts";
import { type Locale, locales } from "#shared/core/locales.ts";

/** Context of structured data: the language, the site, and the page's address and picture. */
export type Described = {
	locale: Locale;
	siteUrl: string;
	url: string;
	picture: string;
	now: number;
};

export type JsonLd = { "@context": "https://schema.org"; "@type": string } & Record<
	string,
	unknown
>;

/**
 * Turns a site-relative URL into an absolute one, as search engines require; keeps absolute URLs.
 */
export const toAbsoluteUrl = (siteUrl: string, url: string) => new URL(url, `${siteUrl}/`).href;

/** The federation as a schema.org organization, alone or as publisher and organizer. */
export const describeFederation = ({ siteUrl, locale }: Pick<Described, "siteUrl" | "locale">) => ({
	"@type": "SportsOrganization" as const,
	"@id": `${siteUrl}/#federation`,
	name: federationName[locale],
	alternateName: locales.filter((other) => other !== locale).map((other) => federationName[other]),
	url: `${siteUrl}/`,
	logo: `${siteUrl}/mark.svg`,
	sport: "Kyokushin karate",
	areaServed: { "@type": "Country", name: "Kuwait" },
	address: { "@type": "PostalAddress", addressLocality: "Kuwait City", addressCountry: "KW" },
});

/**
 * Serializes JSON for embedding in HTML: escaping `<` keeps the text from ending its element. It is
 * data, not script, so the Content Security Policy does not restrict it.
 */
export const embedJson = (data: unknown) => JSON.stringify(data).replace(/</g, "\\u003c");
