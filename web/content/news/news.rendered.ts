import type { NewsId, NewsItem } from "#shared/content/news/news.schema.ts";
import { excerpt } from "#shared/core/texts/excerpt.ts";
import { defineRendered, prefilled, prefilledList } from "../../core/defineRendered.ts";
import { newsExcerpt } from "./articles/newsExcerpt.ts";
import { newsOf, publishedArticleQuery } from "./published.queries.ts";

/** An article with its text shortened, as in lists. */
const listed = (item: NewsItem): NewsItem => ({
	...item,
	contentEn: excerpt(item.contentEn, newsExcerpt),
	contentAr: excerpt(item.contentAr, newsExcerpt),
});

export default defineRendered({
	news: ({ data: { latestNews } }) =>
		prefilledList(newsOf(), { ...latestNews, rows: latestNews.rows.map(listed) }),
	article: ({ id, data }) =>
		prefilled(
			publishedArticleQuery(id as NewsId),
			data.news.find((item) => item.id === id),
		),
});
