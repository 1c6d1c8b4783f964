import type { EntityItem } from "electrodb";
import { newsCategories } from "#shared/content/news/news.rules.ts";
import { publishedAttributes } from "../../core/records/definePublished.ts";
import { number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";

export const News = entity(
	"news",
	{
		id: number,
		titleEn: text,
		titleAr: text,
		contentEn: text,
		contentAr: text,
		category: oneOf(newsCategories),
		imageUrl: optional(text),
		...publishedAttributes,
	},
	{
		byId: byKey(["id"]),
		byDate: byIndex(1, [], ["datedAt", "createdAt"]),
		byCategory: byIndex(2, ["category"], ["datedAt", "createdAt"]),
	},
);
export type NewsRecord = EntityItem<typeof News>;
