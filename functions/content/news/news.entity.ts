import type { EntityItem } from "electrodb";
import { newsCategories } from "#shared/content/news/news.rules.ts";
import { flag, number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";
import { versioned } from "../../core/table/versioned.ts";

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
		published: flag,
		/** First publication; kept when an article returns to draft. */
		publishedAt: optional(text),
		/** First publication, or creation before that; orders the list. */
		datedAt: text,
		authorId: optional(number),
		...versioned,
	},
	{
		byId: byKey(["id"]),
		byDate: byIndex(1, [], ["datedAt", "createdAt"]),
		byCategory: byIndex(2, ["category"], ["datedAt", "createdAt"]),
	},
);
export type NewsRecord = EntityItem<typeof News>;
