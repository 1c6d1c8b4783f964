import type { EntityItem } from "electrodb";
import { judgingLevels } from "#shared/content/officials/officials.schema.ts";
import { flag, number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byKey, entity } from "../../core/table/database.ts";
import { versioned } from "../../core/table/versioned.ts";

/** An official's judging level; one item per official who judges. */
export const JudgesExtensions = entity(
	"judgesExtension",
	{
		officialId: number,
		judgingLevel: optional(oneOf(judgingLevels)),
		certificationDate: optional(text),
		isActive: flag,
		...versioned,
	},
	{
		ofOfficial: byKey(["officialId"]),
	},
);
export type JudgesExtensionRecord = EntityItem<typeof JudgesExtensions>;
