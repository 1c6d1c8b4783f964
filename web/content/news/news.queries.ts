import { queryOptions } from "@tanstack/react-query";
import { newsRoutes } from "#shared/content/news/news.routes.ts";
import { newsOnHome } from "#shared/content/news/news.rules.ts";
import { defineKind } from "../../base/records/kind/defineKind.ts";
import { client } from "../../core/calls/client.ts";

export const news = client(newsRoutes);

export const newsKind = defineKind("news", news);

/**
 * The latest articles, as many as the start page shows. Excludes drafts for everyone; they are in
 * the dashboard.
 */
export const newsQuery = queryOptions({
	queryKey: newsKind.changed.queryKey,
	queryFn: () => news.list({ query: { published: "true", limit: String(newsOnHome) } }),
});
