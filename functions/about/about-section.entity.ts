import { Entity, type EntityItem } from "electrodb";
import { index, model, onTable, primary } from "../core/table/database.ts";

export const AboutSections = new Entity(
	{
		model: model("aboutSection"),
		attributes: {
			id: { type: "number", required: true },
			titleEn: { type: "string", required: true },
			titleAr: { type: "string", required: true },
			bodyEnMd: { type: "string", required: true },
			bodyArMd: { type: "string", required: true },
			photoUrl: { type: "string" },
			/** Padded, so that the index sorts 10 after 2. */
			sortOrder: { type: "number", required: true, padding: { length: 6, char: "0" } },
			createdAt: { type: "string", required: true },
			updatedAt: { type: "string" },
			version: { type: "number", required: true },
		},
		indexes: {
			byId: { pk: { field: primary.pk, composite: ["id"] }, sk: { field: primary.sk, composite: [] } },
			inOrder: {
				index: index(1).name,
				pk: { field: index(1).pk, composite: [] },
				sk: { field: index(1).sk, composite: ["sortOrder", "createdAt"] },
			},
		},
	},
	onTable,
);
export type AboutSectionRecord = EntityItem<typeof AboutSections>;
