import type { QueryClient } from "@tanstack/react-query";
import { federationName } from "#shared/core/federation.ts";
import { defaultLocale, type Locale, locales } from "#shared/core/locales.ts";
import { escapeHtml } from "#shared/core/texts/html.ts";
import {
	addressIn,
	feedFile,
	feedNames,
	isBare,
	type PageName,
	type PreviewWords,
	pageAt,
	pages,
} from "#shared/pages.ts";
import { paths } from "../../core/address/paths.ts";
import { embedJson } from "../../core/jsonLd.ts";
import { pageDefinitions } from "../../pageDefinitions.ts";
import { headOf, ownHead } from "../heads.ts";
import { isHome } from "../landing/home.ts";
import { findSubject } from "./findSubject.ts";
import { sharing, wordsOfPreview } from "./sharing.ts";

type DisplayedPage = {
	path: string;
	locale: Locale;
	siteUrl: string;
	queries: QueryClient;
	now: number;
};

const openGraphLocale: Record<Locale, string> = { en: "en_US", ar: "ar_KW" };

const meta = (attribute: "name" | "property", name: string, content: string) =>
	`<meta ${attribute}="${name}" content="${escapeHtml(content)}" />`;
const link = (attributes: Record<string, string>) =>
	`<link ${Object.entries(attributes)
		.map(([name, value]) => `${name}="${escapeHtml(value)}"`)
		.join(" ")} />`;

const named = (path: string): PageName | undefined => pageAt(path)?.name;

/** The texts on a page's preview picture in chats. */
export function previewOf({
	path,
	locale,
	queries,
}: Omit<DisplayedPage, "siteUrl" | "now">): PreviewWords {
	const thing = findSubject(path, queries);
	const head = ownHead(path, locale, thing);
	return wordsOfPreview({ name: named(path) ?? "home", ...head }, thing, locale);
}

/** Both addresses of the start page have one canonical URL. */
const canonical = (path: string) => (isHome(path) ? paths.home : path);

/** The head tags that search engines and chat previews read. */
export function headTags({
	path,
	locale,
	siteUrl,
	queries,
	now,
	picture,
}: DisplayedPage & { picture: string }): string {
	const thing = findSubject(path, queries);
	if (isBare(path)) {
		// The app replaces these tags once it knows the page.
		const { description } = ownHead(paths.home, locale, undefined);
		const tags = [meta("name", "description", description), meta("name", "robots", "noindex")];
		return `<title>${federationName[locale]}</title>${tags.join("")}`;
	}
	const { title, description } = headOf(path, locale, thing);
	const tags = [`<title>${escapeHtml(title)}</title>`, meta("name", "description", description)];
	const name = named(path);
	if (!name) return [...tags, meta("name", "robots", "noindex")].join("");
	const addressOf = (language: Locale) => siteUrl + addressIn(canonical(path), language);
	const url = addressOf(locale);
	const own = ownHead(path, locale, thing);
	const { jsonLd, article } = sharing[name] ?? {};
	const articleTags = Object.entries((thing && article?.(thing)) || {});
	const isKnown = Boolean(thing) || !pageDefinitions[name].subject;
	const structuredData = isKnown && jsonLd?.(thing, { locale, siteUrl, url, picture, now });
	return [
		...tags,
		link({ rel: "canonical", href: url }),
		...locales.map((language) =>
			link({ rel: "alternate", hreflang: language, href: addressOf(language) }),
		),
		link({ rel: "alternate", hreflang: "x-default", href: addressOf(defaultLocale) }),
		...feedNames.map((feed) =>
			link({
				rel: "alternate",
				type: "application/atom+xml",
				title: `${pages[feed].feed?.[locale]} | ${federationName[locale]}`,
				href: `/${feedFile(feed, locale)}`,
			}),
		),
		meta("property", "og:site_name", federationName[locale]),
		meta("property", "og:title", own.title),
		meta("property", "og:description", description),
		meta("property", "og:type", articleTags.length > 0 ? "article" : "website"),
		meta("property", "og:url", url),
		meta("property", "og:locale", openGraphLocale[locale]),
		...locales
			.filter((other) => other !== locale)
			.map((other) => meta("property", "og:locale:alternate", openGraphLocale[other])),
		meta("property", "og:image", picture),
		meta("property", "og:image:width", "1200"),
		meta("property", "og:image:height", "630"),
		meta("property", "og:image:alt", own.title),
		...articleTags.map(([tag, value]) => meta("property", `article:${tag}`, value)),
		meta("name", "twitter:card", "summary_large_image"),
		structuredData && `<script type="application/ld+json">${embedJson(structuredData)}</script>`,
	]
		.filter(Boolean)
		.join("");
}
