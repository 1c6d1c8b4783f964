import { federationName } from "#shared/core/federation.ts";
import { type FeedName, feedFile, feeds } from "#shared/core/http/feeds.ts";
import { type Locale, locales } from "#shared/core/locales.ts";
import { excerpt } from "#shared/core/texts/excerpt.ts";
import { escapeHtml } from "#shared/core/texts/html.ts";
import { addressIn, type PageData, type PageName, pages, pathTo } from "#shared/pages.ts";

type Entry = {
	page: PageName;
	id: number;
	title: string;
	text: string;
	published?: string;
	updated: string;
};

/** Escapes a text for XML, which cannot represent most control characters. */
const clean = (text: string) =>
	escapeHtml(text.replace(/[^\P{Cc}\n\t]|[\ufffe\uffff]/gu, " ").toWellFormed());

const inLanguage = <T extends string>(
	thing: Record<`${T}En` | `${T}Ar`, string>,
	field: T,
	locale: Locale,
) => (locale === "ar" ? thing[`${field}Ar`] : thing[`${field}En`]);

const entriesOf: Record<FeedName, (data: PageData, locale: Locale) => Entry[]> = {
	news: ({ latestNews }, locale) =>
		latestNews.rows.map((item) => {
			const published = item.publishedAt ?? item.createdAt;
			return {
				page: "article",
				id: item.id,
				published,
				title: inLanguage(item, "title", locale),
				text: inLanguage(item, "content", locale),
				updated: item.updatedAt && item.updatedAt > published ? item.updatedAt : published,
			};
		}),
	events: ({ upcoming }, locale) =>
		upcoming.rows.map((event) => ({
			page: "event",
			id: event.id,
			updated: event.updatedAt,
			title: inLanguage(event, "title", locale),
			text: inLanguage(event, "description", locale),
		})),
};

/** Characters of an entry's summary; feed readers link to the page for the rest. */
const mostOfSummary = 500;

/** `updated` of a feed without entries: a date before the site began. */
const begun = "2026-01-01T00:00:00.000Z";

/** The latest news or the next events as an Atom feed (RFC 4287). */
export function toAtom(name: FeedName, locale: Locale, siteUrl: string, data: PageData): string {
	const entries = entriesOf[name](data, locale);
	const own = `${siteUrl}/${feedFile(name, locale)}`;
	const page = siteUrl + addressIn(pages[name].path, locale);
	// The time of the newest entry, so that the file does not change while its content does not.
	const updated = [begun, ...entries.map((entry) => entry.updated)].sort().at(-1);
	const told = entries.map(({ page, id, title, text, published, updated }) => {
		const path = pathTo(page, id);
		return [
			"<entry>",
			// An Atom id must never change. It is not fetched, so both languages use the same path.
			`<id>${clean(`${siteUrl}${path}#${locale}`)}</id>`,
			`<title>${clean(title)}</title>`,
			`<link rel="alternate" type="text/html" hreflang="${locale}" href="${clean(siteUrl + addressIn(path, locale))}"/>`,
			published && `<published>${published}</published>`,
			`<updated>${updated}</updated>`,
			`<summary>${clean(excerpt(text, mostOfSummary))}</summary>`,
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
		`<id>${clean(own)}</id><title>${clean(`${feeds[name][locale]} | ${federationName[locale]}`)}</title>`,
		`<updated>${updated}</updated><author><name>${clean(federationName[locale])}</name></author>`,
		`<link rel="self" type="application/atom+xml" href="${clean(own)}"/>`,
		`<link rel="alternate" type="text/html" hreflang="${locale}" href="${clean(page)}"/>`,
		...others,
		...told,
		"</feed>",
	].join("");
}
