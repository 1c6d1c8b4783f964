import type { Event } from "#shared/competition/events/events.schema.ts";
import type { Athlete } from "#shared/content/national-team/national-team.schema.ts";
import type { NewsItem } from "#shared/content/news/news.schema.ts";
import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { timeZone } from "#shared/core/time/kuwait.ts";
import type { PageName, PreviewWords } from "#shared/pages.ts";
import { sportsEvent } from "../../competition/events/events.json-ld.ts";
import { daysOf, placeOf } from "../../competition/events/eventWords.ts";
import { describeOrganization } from "../../content/landing/federation.json-ld.ts";
import { athletePerson } from "../../content/national-team/athlete.json-ld.ts";
import { newsArticle } from "../../content/news/news.json-ld.ts";
import { newsMessages } from "../../content/news/news.messages.ts";
import type { Described, JsonLd } from "../../core/jsonLd.ts";

/** Metadata for finding and sharing a page, beyond its title and description. */
type Sharing<Thing> = {
	/** Lines below the title on the preview picture; the description by default. */
	lines?: (thing: Thing, locale: Locale) => string[];
	/** Structured data of the page's subject for search engines. */
	jsonLd?: (thing: Thing, described: Described) => JsonLd | undefined;
	/** Open Graph `article:` tags, by name. */
	article?: (thing: Thing) => Record<string, string>;
};

const shared = <Thing>(one: Sharing<Thing>) => one as Sharing<unknown>;

const day = (date: string, locale: Locale) =>
	new Intl.DateTimeFormat(formatLocale[locale], { dateStyle: "long", timeZone }).format(
		Date.parse(date),
	);

/** Pages with more metadata than title and description. Other pages have no entry. */
export const sharing: Partial<Record<PageName, Sharing<unknown>>> = {
	home: { jsonLd: (_, described) => describeOrganization(described) },
	event: shared<Event>({
		lines: (event, locale) => [daysOf(event, locale), placeOf(event, locale)],
		jsonLd: sportsEvent,
	}),
	article: shared<NewsItem>({
		lines: (item, locale) => [
			newsMessages[locale][`news.${item.category}`],
			day(item.publishedAt ?? item.createdAt, locale),
		],
		jsonLd: newsArticle,
		article: (item) => ({
			published_time: item.publishedAt ?? item.createdAt,
			...(item.updatedAt && { modified_time: item.updatedAt }),
			section: item.category,
		}),
	}),
	player: shared<Athlete>({ jsonLd: athletePerson }),
};

/** The texts of a page's preview picture: its title and a few key facts. */
export const wordsOfPreview = (
	{ name, title, description }: { name: PageName; title: string; description: string },
	thing: unknown,
	locale: Locale,
): PreviewWords => ({
	title,
	lines: (thing ? sharing[name]?.lines?.(thing, locale) : undefined)?.filter(Boolean) ?? [
		description,
	],
});
