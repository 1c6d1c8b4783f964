import type { EntityItem } from "electrodb";
import {
	guardianBases,
	guardianCapacities,
	guardianStates,
} from "#shared/families/families.rules.ts";
import { number, oneOf, optional, text } from "../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../core/table/database.ts";

/** Who may act for a child. One item for each pair, by its key; it is never deleted. */
export const Guardianships = entity(
	"guardianship",
	{
		childId: number,
		guardianId: number,
		/** What the guardian is to the child, as they said. */
		capacity: oneOf(guardianCapacities),
		basis: oneOf(guardianBases),
		state: oneOf(guardianStates),
		/** The day on which the child comes of age; the link gives no right from then on. */
		endsOn: text,
		createdAt: text,
		createdBy: number,
		/** When the state was last changed, and by whom; another guardian never sees these. */
		changedAt: optional(text),
		changedBy: optional(number),
		/** So many days before the child comes of age the guardian was last told of it. */
		reminded: optional(number),
	},
	{
		ofChild: byKey(["childId"], ["guardianId"]),
		ofGuardian: byIndex(1, ["guardianId"], ["childId"]),
		/** Links that have not been ended, by the day on which they end by themselves. */
		ending: {
			...byIndex(2, ["endsOn"], ["childId", "guardianId"]),
			condition: ({ state }) => state !== "ended",
		},
	},
);
export type Guardianship = EntityItem<typeof Guardianships>;
