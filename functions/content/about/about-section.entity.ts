import type { EntityItem } from "electrodb";
import { number, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";
import { versioned } from "../../core/table/versioned.ts";

export const AboutSections = entity(
	"aboutSection",
	{
		id: number,
		titleEn: text,
		titleAr: text,
		bodyEnMd: text,
		bodyArMd: text,
		photoUrl: optional(text),
		/** Padded, so that the index sorts 10 after 2. */
		sortOrder: { type: "number", required: true, padding: { length: 6, char: "0" } },
		...versioned,
	},
	{
		byId: byKey(["id"]),
		inOrder: byIndex(1, [], ["sortOrder", "createdAt"]),
	},
);
export type AboutSectionRecord = EntityItem<typeof AboutSections>;
