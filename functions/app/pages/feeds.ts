import { federationName } from "#shared/core/federation.ts";
import { type Locale, locales } from "#shared/core/locales.ts";
import { excerpt } from "#shared/core/texts/excerpt.ts";
import { escapeHtml } from "#shared/core/texts/html.ts";
import { addressIn, feedFile, type PageData, type PageName, pages } from "#shared/pages.ts";
import { addressesAbout } from "../../base/pages/addresses.ts";
import { definitionOf } from "./definitions.ts";

/** Escapes a text for XML, which cannot represent most control characters. */
const clean = (text: string) =>
	escapeHtml(text.replace(/[^\P{Cc}\n\t]|[\ufffe\uffff]/gu, " ").toWellFormed());

/** Characters of an entry's summary; feed readers link to the page for the rest. */
const mostOfSummary = 500;

/** `updated` of a feed without entries: a date before the site began. */
const begun = "2026-01-01T00:00:00.000Z";

/** What a page lists as an Atom feed (RFC 4287). */
export function toAtom(name: PageName, locale: Locale, siteUrl: string, data: PageData): string {
	const { path: list, feed, shows: [kind] = [] } = pages[name];
	const entries = definitionOf(kind).feed?.(data) ?? [];
	const own = `${siteUrl}/${feedFile(name, locale)}`;
	const page = siteUrl + addressIn(list, locale);
	// The time of the newest entry, so that the file does not change while its content does not.
	const updated = [begun, ...entries.map((entry) => entry.updated)].sort().at(-1);
	const entriesXml = entries.map(({ id, title, text, published, updated }) => {
		const [path] = addressesAbout(kind, id);
		return [
			"<entry>",
			// An Atom id must never change. It is not fetched, so both languages use the same path.
			`<id>${clean(`${siteUrl}${path}#${locale}`)}</id>`,
			`<title>${clean(title[locale])}</title>`,
			`<link rel="alternate" type="text/html" hreflang="${locale}" href="${clean(siteUrl + addressIn(path, locale))}"/>`,
			published && `<published>${published}</published>`,
			`<updated>${updated}</updated>`,
			`<summary>${clean(excerpt(text[locale], mostOfSummary))}</summary>`,
			"</entry>",
		]
			.filter(Boolean)
			.join("");
	});
	const others = locales
		.filter((other) => other !== locale)
		.map((other) => {
			const href = clean(`${siteUrl}/${feedFile(name, other)}`);
			return `<link rel="related" type="application/atom+xml" hreflang="${other}" href="${href}"/>`;
		});
	return [
		`<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
		`<id>${clean(own)}</id><title>${clean(`${feed?.[locale]} | ${federationName[locale]}`)}</title>`,
		`<updated>${updated}</updated><author><name>${clean(federationName[locale])}</name></author>`,
		`<link rel="self" type="application/atom+xml" href="${clean(own)}"/>`,
		`<link rel="alternate" type="text/html" hreflang="${locale}" href="${clean(page)}"/>`,
		...others,
		...entriesXml,
		"</feed>",
	].join("");
}
