import { queryOptions } from "@tanstack/react-query";
import type { NewsId } from "#shared/core/ids.ts";
import { newsRoutes } from "#shared/news/news.routes.ts";
import { client } from "../core/client.ts";

export const news = client(newsRoutes);

export const newsQuery = queryOptions({ queryKey: ["news"], queryFn: () => news.list() });

/** One article as it is at this moment: never from the cache. */
export const articleQuery = (id: NewsId) =>
	queryOptions({
		queryKey: [...newsQuery.queryKey, id],
		queryFn: () => news.get({ params: { id } }),
		staleTime: 0,
		gcTime: 0,
	});
