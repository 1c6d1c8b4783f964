import type { NewsItem } from "#shared/content/news/news.schema.ts";

/** Initial values of an article's form. */
export const valuesOf = (item: NewsItem | null) => ({
	titleEn: item?.titleEn ?? "",
	titleAr: item?.titleAr ?? "",
	contentEn: item?.contentEn ?? "",
	contentAr: item?.contentAr ?? "",
	category: item?.category ?? "local",
	imageUrl: item?.imageUrl ?? "",
	published: item?.published ?? false,
	version: item?.version,
});
export type NewsValues = ReturnType<typeof valuesOf>;
