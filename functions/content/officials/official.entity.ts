import type { EntityItem } from "electrodb";
import { flag, number, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";
import { versioned } from "../../core/table/versioned.ts";

export const Officials = entity(
	"official",
	{
		id: number,
		nameEn: text,
		nameAr: text,
		positionEn: text,
		positionAr: text,
		messageEn: text,
		messageAr: text,
		photoUrl: optional(text),
		/** Padded, so that the index sorts 10 after 2. */
		sortOrder: { type: "number", required: true, padding: { length: 6, char: "0" } },
		isActive: flag,
		...versioned,
	},
	{
		byId: byKey(["id"]),
		inOrder: byIndex(1, [], ["sortOrder", "createdAt"]),
	},
);
export type OfficialRecord = EntityItem<typeof Officials>;
