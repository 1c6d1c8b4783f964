import { Entity, type EntityItem } from "electrodb";
import { judgingLevels } from "#shared/officials/officials.schema.ts";
import { byKey, model, onTable } from "../core/table/database.ts";
import { versioned } from "../core/table/versioned.ts";

/** What an official may judge: one item for each official who does. */
export const JudgesExtensions = new Entity(
	{
		model: model("judgesExtension"),
		attributes: {
			officialId: { type: "number", required: true },
			judgingLevel: { type: judgingLevels },
			certificationDate: { type: "string" },
			isActive: { type: "boolean", required: true },
			...versioned,
		},
		indexes: {
			ofOfficial: byKey(["officialId"]),
		},
	},
	onTable,
);
export type JudgesExtensionRecord = EntityItem<typeof JudgesExtensions>;
