import type { NewsInput } from "#shared/content/news/news.schema.ts";

/** An article as staff would enter it. */
export const articleForTest = (wish: Partial<NewsInput> = {}) => ({
	titleEn: "Winter camp",
	titleAr: "المعسكر الشتوي",
	contentEn: "Three days of training.",
	contentAr: "ثلاثة أيام من التدريب.",
	category: "local",
	published: true,
	...wish,
});
