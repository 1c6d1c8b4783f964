import {
	mostNews,
	type NewsId,
	type NewsInput,
	type NewsItem,
	type NewsQuery,
	newsTexts,
} from "#shared/content/news/news.schema.ts";
import { isUnwritten } from "#shared/core/fields/bilingual.ts";
import type { Publication } from "#shared/core/fields/fields.ts";
import type { Page } from "#shared/core/http/page.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { writeCounters } from "../../core/table/counters.ts";
import { defineOrder } from "../../core/table/defineOrder.ts";
import { defineRecords } from "../../core/table/defineRecords.ts";
import { newsCountedAs } from "./news.counts.ts";
import { News, type NewsRecord } from "./news.entity.ts";

const item = (record: NewsRecord): NewsItem => ({
	...record,
	id: record.id as NewsId,
	authorId: (record.authorId as UserId | undefined) ?? null,
	imageUrl: record.imageUrl ?? null,
	publishedAt: record.publishedAt ?? null,
	updatedAt: record.updatedAt ?? null,
});

type Reader = { drafts: boolean };

/** Hides the author from visitors. */
const shown = (record: NewsRecord, { drafts }: Reader): NewsItem =>
	drafts ? item(record) : { ...item(record), authorId: undefined };

const position = { datedAt: "instant", createdAt: "instant", id: "number" } as const;
const readByDate = defineOrder(News, "byDate", position);
const readByCategory = defineOrder(News, "byCategory", position);

/** A page of articles, latest publication first; drafts and ties by creation. */
export async function listNews(
	{ category, published: only, ...page }: NewsQuery,
	reader: Reader,
): Promise<Page<NewsItem>> {
	const { rows, next } = await (category ? readByCategory : readByDate)(page, {
		most: mostNews,
		of: { category },
		order: "desc",
		isSeen: ({ published }) => published || (reader.drafts && !only),
	});
	return { rows: rows.map((one) => shown(one, reader)), next };
}

/** All published articles with all attributes, latest first. */
export async function allPublished(): Promise<NewsItem[]> {
	const { data } = await News.query.byDate({}).go({ order: "desc", pages: "all" });
	return data.filter(({ published }) => published).map((one) => shown(one, { drafts: false }));
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

/** Finds an article; drafts only for staff. */
export async function readArticle(id: NewsId, reader: Reader): Promise<NewsItem> {
	const article = await newsRecords.find(id);
	return shown(requireFound(reader.drafts || article.published ? article : null), reader);
}

export const newsRecords = defineRecords("news", News, {
	view: item,
	// An omitted `published` stays unchanged; `publishedAt` keeps the first publication.
	store(input: NewsInput, { caller: { now, session }, before }) {
		const published = input.published ?? before?.published ?? false;
		const at = new Date(now).toISOString();
		const publishedAt = before?.publishedAt ?? (published ? at : undefined);
		return {
			...input,
			published,
			publishedAt,
			datedAt: publishedAt ?? before?.createdAt ?? at,
			imageUrl: input.imageUrl ?? undefined,
			authorId: before ? before.authorId : session.userId,
		};
	},
	demand(article) {
		const missing = article.published ? isUnwritten(article, newsTexts, true) : [];
		if (missing.length > 0)
			throw new AppError("language_missing", {
				fields: Object.fromEntries(missing.map((key) => [key, "required"])),
			});
	},
	beside: ({ before, after }) => writeCounters("news", newsCountedAs, before, after),
});

/** Publishes an article or makes it a draft again. */
export const publishArticle = (
	caller: SignedIn,
	id: NewsId,
	publication: Publication,
): Promise<NewsItem> =>
	newsRecords.publish(caller, id, publication, ({ publishedAt }) => {
		const first = publishedAt ?? new Date(caller.now).toISOString();
		return { publishedAt: first, datedAt: first };
	});
