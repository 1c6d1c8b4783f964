import type { Locale } from "../locales.ts";

/** Atom feeds of the site, one file in each language: `/ar/news.atom`. */
export const feeds = {
	news: { en: "News", ar: "الأخبار" },
	events: { en: "Events", ar: "الفعاليات" },
} as const satisfies Record<string, Record<Locale, string>>;

export type FeedName = keyof typeof feeds;
export const feedNames = Object.keys(feeds) as FeedName[];

export const feedFile = (name: FeedName, locale: Locale) => `${locale}/${name}.atom`;
