import { newsAtOnce, newsOnHome } from "#shared/content/news/news.rules.ts";
import type { NewsItem } from "#shared/content/news/news.schema.ts";
import { type PageData, pageAt } from "#shared/pages.ts";
import { addressesAbout, findListPages, idsToRender } from "../../base/pages/addresses.ts";
import { definePageData, type ToRender } from "../../base/pages/definePageData.ts";
import { followVisible, type Item } from "../../base/pages/followItem.ts";
import { nullIfNotFound } from "../../core/errors.ts";
import { inParallel } from "../../core/parallel.ts";
import { allPublished, everyPublished, listNews, newsRecords } from "./news.service.ts";

/** The articles whose detail pages are rendered now: all of them, or those that changed. */
async function articlesFor(render: ToRender): Promise<NewsItem[]> {
	if (render === "all") return allPublished();
	const read = (id: number) => newsRecords.read(id, { drafts: false }).catch(nullIfNotFound);
	return (await inParallel(idsToRender(render, "article"), read)).filter((item) => item !== null);
}

const dateOf = (item: Item | null) => String(item?.datedAt ?? "");

/** The lists that contain, or contained, an article of this date. */
function listsOf(date: string, { rows, next }: PageData["latestNews"]): string[] {
	const isIn = (path: string) => {
		const count = pageAt(path)?.name === "news" ? newsAtOnce : newsOnHome;
		const last = rows.length >= count || next ? rows[Math.min(count, rows.length) - 1] : undefined;
		return !last || date >= (last.publishedAt ?? last.createdAt);
	};
	return findListPages("news").filter(isIn);
}

export const newsPageData = definePageData({
	news: {
		empty: { news: [], latestNews: { rows: [] } },
		inSitemap: true,
		byConsent: false,
		timeless: true,
		read: async ({ render }) => {
			const [articles, latestNews, every] = await Promise.all([
				articlesFor(render),
				listNews({ limit: newsAtOnce }, { drafts: false }),
				everyPublished(),
			]);
			const known = every.map(({ id, datedAt, updatedAt, imageUrl }) => ({
				id,
				imageUrl: imageUrl ?? null,
				updatedAt: updatedAt && updatedAt > datedAt ? updatedAt : datedAt,
			}));
			return { data: { news: articles, latestNews }, known };
		},
		feed: ({ latestNews }) =>
			latestNews.rows.map((item) => {
				const published = item.publishedAt ?? item.createdAt;
				return {
					id: item.id,
					title: { en: item.titleEn, ar: item.titleAr },
					text: { en: item.contentEn, ar: item.contentAr },
					published,
					updated: item.updatedAt && item.updatedAt > published ? item.updatedAt : published,
				};
			}),
		affectedBy: {
			// A list that contains only newer articles need not be rendered.
			news: followVisible(({ id, before, after }) => {
				const own = addressesAbout("news", id);
				const date = [dateOf(before), dateOf(after)].sort()[1];
				return {
					...(after ? { render: own } : { removed: own }),
					inData: { shows: "news", find: ({ latestNews }) => listsOf(date, latestNews) },
				};
			}),
		},
	},
});
