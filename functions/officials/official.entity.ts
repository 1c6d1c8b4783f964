import { Entity, type EntityItem } from "electrodb";
import { byIndex, byKey, model, onTable } from "../core/table/database.ts";
import { versioned } from "../core/table/versioned.ts";

export const Officials = new Entity(
	{
		model: model("official"),
		attributes: {
			id: { type: "number", required: true },
			nameEn: { type: "string", required: true },
			nameAr: { type: "string", required: true },
			positionEn: { type: "string", required: true },
			positionAr: { type: "string", required: true },
			messageEn: { type: "string", required: true },
			messageAr: { type: "string", required: true },
			photoUrl: { type: "string" },
			/** Padded, so that the index sorts 10 after 2. */
			sortOrder: { type: "number", required: true, padding: { length: 6, char: "0" } },
			isActive: { type: "boolean", required: true },
			...versioned,
		},
		indexes: {
			byId: byKey(["id"]),
			inOrder: byIndex(1, [], ["sortOrder", "createdAt"]),
		},
	},
	onTable,
);
export type OfficialRecord = EntityItem<typeof Officials>;
