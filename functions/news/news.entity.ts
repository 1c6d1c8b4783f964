import { Entity, type EntityItem } from "electrodb";
import { newsCategories } from "#shared/news/news.rules.ts";
import { index, model, onTable, primary } from "../core/table/database.ts";

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
			createdAt: { type: "string", required: true },
			/** First publication, or creation until then: orders the list. */
			datedAt: { type: "string", required: true },
			updatedAt: { type: "string" },
			authorId: { type: "number" },
			version: { type: "number", required: true },
		},
		indexes: {
			byId: { pk: { field: primary.pk, composite: ["id"] }, sk: { field: primary.sk, composite: [] } },
			byDate: {
				index: index(1).name,
				pk: { field: index(1).pk, composite: [] },
				sk: { field: index(1).sk, composite: ["datedAt", "createdAt"] },
			},
			byCategory: {
				index: index(2).name,
				pk: { field: index(2).pk, composite: ["category"] },
				sk: { field: index(2).sk, composite: ["datedAt", "createdAt"] },
			},
		},
	},
	onTable,
);
export type NewsRecord = EntityItem<typeof News>;
