import {
	mostNews,
	type NewsId,
	type NewsInput,
	type NewsItem,
	type NewsQuery,
	newsTexts,
} from "#shared/content/news/news.schema.ts";
import type { Page } from "#shared/core/http/page.ts";
import {
	definePublished,
	publishedPosition,
	type Reader,
} from "../../core/records/definePublished.ts";
import { writeCounters } from "../../core/table/counters.ts";
import { defineOrder } from "../../core/table/defineOrder.ts";
import { newsCountedAs } from "./news.counts.ts";
import { News, type NewsRecord } from "./news.entity.ts";

export const newsRecords = definePublished("news", News, {
	texts: newsTexts,
	most: mostNews,
	store: (input: NewsInput) => ({ ...input, imageUrl: input.imageUrl ?? undefined }),
	view: (record) => ({
		...record,
		id: record.id as NewsId,
		imageUrl: record.imageUrl ?? null,
	}),
	beside: ({ before, after }) => writeCounters("news", newsCountedAs, before, after),
});

const readByCategory = defineOrder(News, "byCategory", publishedPosition);

/** A page of articles, of one category or of all. */
export const listNews = (
	{ category, ...query }: NewsQuery,
	reader: Reader,
): Promise<Page<NewsItem>> =>
	newsRecords.list(query, reader, category && { read: readByCategory, of: { category } });

/** All published articles with all attributes, latest first. */
export async function allPublished(): Promise<NewsItem[]> {
	const { data } = await News.query.byDate({}).go({ order: "desc", pages: "all" });
	const visible = data.filter(({ published }) => published);
	return visible.map((one) => newsRecords.showTo({ drafts: false }, one));
}

/** All published articles, latest first, with only the attributes that the sitemap needs. */
export async function everyPublished(): Promise<
	Pick<NewsRecord, "id" | "datedAt" | "updatedAt" | "imageUrl">[]
> {
	const attributes = ["id", "datedAt", "updatedAt", "imageUrl", "published"] as const;
	const { data } = await News.query
		.byDate({})
		.go({ order: "desc", pages: "all", attributes: [...attributes] });
	return data.filter(({ published }) => published);
}
