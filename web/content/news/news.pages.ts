import { federationName } from "#shared/core/federation.ts";
import { definePages } from "../../core/definePages.ts";

export default definePages({
	news: {
		navigation: { position: 100, label: { en: "News", ar: "الأخبار" } },
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
		component: "content/news/ArticlePage.tsx",
		head: {
			en: { title: "News article", description: `News of ${federationName.en}.` },
			ar: { title: "خبر", description: `من أخبار ${federationName.ar}.` },
		},
	},
});
