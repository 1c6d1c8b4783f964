import type { NewsItem } from "./news.schema.ts";

type Dated = Pick<NewsItem, "publishedAt" | "createdAt">;

/** Latest publication first; drafts and ties by creation. */
export const newestFirst = (a: Dated, b: Dated) =>
	(b.publishedAt ?? b.createdAt).localeCompare(a.publishedAt ?? a.createdAt) || b.createdAt.localeCompare(a.createdAt);
