import { defaultLocale, type Locale, locales } from "#shared/core/locales.ts";
import { escapeHtml } from "#shared/core/texts/html.ts";
import { addressIn, type PageDataKind, pageNames, pages, pathTo } from "#shared/pages.ts";
import type { PublicRecord } from "../../base/pages/definePageData.ts";

type Entry = Omit<PublicRecord, "id"> & { path: string };

type Things = { [kind in PageDataKind]?: readonly PublicRecord[] };

function entriesOf(records: Things): Entry[] {
	return pageNames
		.filter((name) => pages[name].indexed)
		.flatMap((name): Entry[] => {
			const { path, shows } = pages[name];
			if (!path.includes(":id")) return [{ path }];
			const things = (shows && records[shows[0]]) ?? [];
			return things.map(({ id, updatedAt, imageUrl }) => ({
				path: pathTo(name, id),
				updatedAt,
				imageUrl,
			}));
		});
}

/**
 * The sitemap: each page once per language, with its alternates, its last change and its picture.
 */
export function toSitemap(siteUrl: string, records: Things): string {
	const at = (path: string, locale: Locale) => escapeHtml(siteUrl + addressIn(path, locale));
	const alternates = (path: string) =>
		[...locales.map((locale) => [locale, locale] as const), ["x-default", defaultLocale] as const]
			.map(
				([named, locale]) =>
					`<xhtml:link rel="alternate" hreflang="${named}" href="${at(path, locale)}"/>`,
			)
			.join("");
	const entries = entriesOf(records).flatMap(({ path, updatedAt, imageUrl }) => {
		const picture =
			imageUrl &&
			`<image:image><image:loc>${escapeHtml(new URL(imageUrl, `${siteUrl}/`).href)}</image:loc></image:image>`;
		const more = `${updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ""}${alternates(path)}${picture || ""}`;
		return locales.map((locale) => `<url><loc>${at(path, locale)}</loc>${more}</url>`);
	});
	const spaces = [
		'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
		'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
		'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
	];
	return `<?xml version="1.0" encoding="UTF-8"?><urlset ${spaces.join(" ")}>${entries.join("")}</urlset>`;
}
