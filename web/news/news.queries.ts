import { queryOptions } from "@tanstack/react-query";
import { newsRoutes } from "#shared/news/news.routes.ts";
import { shownOnHome } from "../content/home.ts";
import { client } from "../core/client.ts";

const news = client(newsRoutes);

/** The latest articles, as many as the start page shows. */
export const newsQuery = queryOptions({
	queryKey: ["news"],
	queryFn: () => news.list({ query: { limit: String(shownOnHome.news) } }),
});
