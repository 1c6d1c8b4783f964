import type { EntityItem } from "electrodb";
import { flag, number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";
import { versioned } from "../../core/table/versioned.ts";

/** In this order: classes, people whose text means the dojo, linked people with a former name. */
export const linkingStages = ["classes", "texts", "names"] as const;

/**
 * The work of bringing classes and people up to date after a change of a dojo's names. Each write of
 * the record makes the stream take the next step.
 */
export const DojoLinkings = entity(
	"dojoLinking",
	{
		dojoId: number,
		stage: oneOf(linkingStages),
		/** Which of the dojo's texts is next. */
		text: number,
		/** Row of the filter index after which the next step reads, as JSON. */
		after: optional(text),
		/** Whether the dojo has a new name, so that linked people have to take it. */
		isRenamed: flag,
		doneAt: optional(text),
		...versioned,
	},
	{
		byDojo: byKey(["dojoId"]),
		inOrder: byIndex(1, [], ["dojoId"]),
	},
);
export type DojoLinking = EntityItem<typeof DojoLinkings>;
