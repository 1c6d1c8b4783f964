import type { NewsItem } from "#shared/content/news/news.schema.ts";
import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { timeZone } from "#shared/core/time/kuwait.ts";
import { defineSharing, sharingOf } from "../../core/defineSharing.ts";
import { newsArticle } from "./articles/news.json-ld.ts";
import { newsMessages } from "./news.messages.ts";

const formatDay = (date: string, locale: Locale) =>
	new Intl.DateTimeFormat(formatLocale[locale], { dateStyle: "long", timeZone }).format(
		Date.parse(date),
	);

export default defineSharing({
	article: sharingOf<NewsItem>({
		lines: (item, locale) => [
			newsMessages[locale][`news.${item.category}`] ?? item.category,
			formatDay(item.publishedAt ?? item.createdAt, locale),
		],
		jsonLd: newsArticle,
		article: (item) => ({
			published_time: item.publishedAt ?? item.createdAt,
			...(item.updatedAt && { modified_time: item.updatedAt }),
			section: item.category,
		}),
	}),
});
