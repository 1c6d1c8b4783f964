import type { NewsItem } from "#shared/content/news/news.schema.ts";
import { excerpt } from "#shared/core/texts/excerpt.ts";
import {
	type Described,
	describeFederation,
	type JsonLd,
	toAbsoluteUrl,
} from "../../../core/jsonLd.ts";

/** Search engines cut longer headlines. */
const mostOfHeadline = 110;

export function newsArticle(item: NewsItem, described: Described): JsonLd {
	const { locale, siteUrl, url, picture } = described;
	const [title, content] =
		locale === "ar" ? [item.titleAr, item.contentAr] : [item.titleEn, item.contentEn];
	const published = item.publishedAt ?? item.createdAt;
	return {
		"@context": "https://schema.org",
		"@type": "NewsArticle",
		headline: excerpt(title, mostOfHeadline),
		description: excerpt(content, 200),
		image: [...(item.imageUrl ? [toAbsoluteUrl(siteUrl, item.imageUrl)] : []), picture],
		datePublished: published,
		dateModified: item.updatedAt && item.updatedAt > published ? item.updatedAt : published,
		articleSection: item.category,
		inLanguage: locale,
		mainEntityOfPage: url,
		author: describeFederation(described),
		publisher: describeFederation(described),
	};
}
