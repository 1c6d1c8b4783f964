import { Entity, type EntityItem } from "electrodb";
import { newsCategories } from "#shared/news/news.rules.ts";
import { byIndex, byKey, model, onTable } from "../core/table/database.ts";
import { versioned } from "../core/table/versioned.ts";

export const News = new Entity(
	{
		model: model("news"),
		attributes: {
			id: { type: "number", required: true },
			titleEn: { type: "string", required: true },
			titleAr: { type: "string", required: true },
			contentEn: { type: "string", required: true },
			contentAr: { type: "string", required: true },
			category: { type: newsCategories, required: true },
			imageUrl: { type: "string" },
			published: { type: "boolean", required: true },
			/** First publication; kept when an article returns to draft. */
			publishedAt: { type: "string" },
			/** First publication, or creation until then: orders the list. */
			datedAt: { type: "string", required: true },
			authorId: { type: "number" },
			...versioned,
		},
		indexes: {
			byId: byKey(["id"]),
			byDate: byIndex(1, [], ["datedAt", "createdAt"]),
			byCategory: byIndex(2, ["category"], ["datedAt", "createdAt"]),
		},
	},
	onTable,
);
export type NewsRecord = EntityItem<typeof News>;
