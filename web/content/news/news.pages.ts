import type { NewsId, NewsItem } from "#shared/content/news/news.schema.ts";
import { federationName } from "#shared/core/federation.ts";
import { definePages, defineSubject } from "../../core/definePages.ts";
import { publishedArticleQuery } from "./published.queries.ts";

export default definePages({
	news: {
		navigation: { folded: "always", position: 16, label: { en: "News", ar: "الأخبار" } },
		component: "content/news/NewsPage.tsx",
		head: {
			en: {
				title: "News",
				description: "What happens in the federation, and what its people achieve.",
			},
			ar: { title: "الأخبار", description: "ما يجري في الاتحاد، وإنجازات منتسبيه." },
		},
	},
	article: {
		subject: defineSubject<NewsItem>({
			key: (id) => publishedArticleQuery(id as NewsId).queryKey,
			head: (item, locale) =>
				locale === "ar"
					? { title: item.titleAr, description: item.contentAr }
					: { title: item.titleEn, description: item.contentEn },
		}),
		component: "content/news/articles/ArticlePage.tsx",
		head: {
			en: { title: "News article", description: `News of ${federationName.en}.` },
			ar: { title: "خبر", description: `من أخبار ${federationName.ar}.` },
		},
	},
});
