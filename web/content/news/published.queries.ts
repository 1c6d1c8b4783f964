import { queryOptions } from "@tanstack/react-query";
import { type NewsCategory, newsAtOnce } from "#shared/content/news/news.rules.ts";
import type { NewsId, NewsItem } from "#shared/content/news/news.schema.ts";
import { pagesQuery } from "../../core/calls/usePages.ts";
import { news, newsQuery } from "./news.queries.ts";

const publishedKey = [...newsQuery.queryKey, "shown"] as const;

/** Published articles of one category or all. */
export const newsOf = (category?: NewsCategory) =>
	pagesQuery<NewsItem>([...publishedKey, category ?? "all"], (cursor) =>
		news.list.page({ query: { published: "true", category, limit: String(newsAtOnce), cursor } }),
	);

/** A published article. */
export const publishedArticleQuery = (id: NewsId) =>
	queryOptions({ queryKey: [...publishedKey, id], queryFn: () => news.get({ params: { id } }) });
