import { queryOptions } from "@tanstack/react-query";
import type { NewsId } from "#shared/core/ids.ts";
import { newsRoutes } from "#shared/news/news.routes.ts";
import { shownOnHome } from "../content/home.ts";
import { client } from "../core/client.ts";
import { everyPage } from "../core/usePages.ts";

export const news = client(newsRoutes);

/** All articles, for staff. */
export const newsQuery = queryOptions({
	queryKey: ["news"],
	queryFn: () => everyPage((cursor) => news.list.page({ query: { cursor } })),
});

/** The latest articles, as many as the start page shows. */
export const latestNewsQuery = queryOptions({
	queryKey: [...newsQuery.queryKey, "latest"],
	queryFn: () => news.list({ query: { limit: String(shownOnHome.news) } }),
});

/** One article as it is at this moment: never from the cache. */
export const articleQuery = (id: NewsId) =>
	queryOptions({
		queryKey: [...newsQuery.queryKey, id],
		queryFn: () => news.get({ params: { id } }),
		staleTime: 0,
		gcTime: 0,
	});
