import { newsAtOnce } from "#shared/content/news/news.rules.ts";
import type { NewsItem } from "#shared/content/news/news.schema.ts";
import { idsToRender } from "../../base/pages/addresses.ts";
import { defineShown, type ToRender } from "../../base/pages/defineShown.ts";
import { orGone } from "../../core/errors.ts";
import { inParallel } from "../../core/parallel.ts";
import { allPublished, everyPublished, listNews, readArticle } from "./news.service.ts";

/** The articles whose detail pages are rendered now: all of them, or those that changed. */
async function articlesFor({ render }: ToRender): Promise<NewsItem[]> {
	if (render === "all") return allPublished();
	if (render === "byClock") return [];
	const read = (id: number) => readArticle(id, { drafts: false }).catch(orGone);
	return (await inParallel(idsToRender(render, "article"), read)).filter((item) => item !== null);
}

export const newsShown = defineShown({
	news: {
		empty: { news: [], latestNews: { rows: [] } },
		inSitemap: true,
		byConsent: false,
		read: async ({ changed }) => {
			const [articles, latestNews, every] = await Promise.all([
				articlesFor(changed),
				listNews({ limit: newsAtOnce }, { drafts: false }),
				everyPublished(),
			]);
			const known = every.map(({ id, datedAt, updatedAt, imageUrl }) => ({
				id,
				imageUrl: imageUrl ?? null,
				changedAt: updatedAt && updatedAt > datedAt ? updatedAt : datedAt,
			}));
			return { data: { news: articles, latestNews }, known };
		},
	},
});
