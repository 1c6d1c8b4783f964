import { queryOptions } from "@tanstack/react-query";
import { newsRoutes } from "#shared/content/news/news.routes.ts";
import { newsOnHome } from "#shared/content/news/news.rules.ts";
import type { NewsId, NewsItem } from "#shared/content/news/news.schema.ts";
import { client } from "../../core/calls/client.ts";
import { readWhenOpened } from "../../core/calls/freshness.ts";
import { pagesQuery } from "../../core/calls/usePages.ts";

export const news = client(newsRoutes);

/**
 * The latest articles, as many as the start page shows. Excludes drafts for everyone; they are in
 * the dashboard.
 */
export const newsQuery = queryOptions({
	queryKey: ["news"],
	queryFn: () => news.list({ query: { published: "true", limit: String(newsOnHome) } }),
});

/** All articles, page by page. */
export const newsPages = pagesQuery<NewsItem>([...newsQuery.queryKey, "list"], (cursor) =>
	news.list.page({ query: { cursor } }),
);

/** The current state of one article, never from the cache. */
export const articleQuery = (id: NewsId) =>
	queryOptions({
		queryKey: [...newsQuery.queryKey, id],
		queryFn: () => news.get({ params: { id } }),
		...readWhenOpened,
	});
