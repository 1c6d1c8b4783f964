import { Entity, type EntityItem } from "electrodb";
import { byIndex, byKey, model, onTable } from "../core/table/database.ts";
import { versioned } from "../core/table/versioned.ts";

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
			...versioned,
		},
		indexes: {
			byId: byKey(["id"]),
			inOrder: byIndex(1, [], ["sortOrder", "createdAt"]),
		},
	},
	onTable,
);
export type AboutSectionRecord = EntityItem<typeof AboutSections>;
