import { federationName } from "#shared/core/federation.ts";
import { type Locale, locales } from "#shared/core/locales.ts";

/** Where something is described: the language, the site, the page's own address, and the picture of it. */
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

/** An address of the site, or of elsewhere as it is, as search engines need it. */
export const toAbsoluteUrl = (siteUrl: string, url: string) => new URL(url, `${siteUrl}/`).href;

/** The federation as search engines know it, alone or as whose news and events these are. */
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
