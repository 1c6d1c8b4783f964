import type { EntityItem } from "electrodb";
import {
	guardianBases,
	guardianCapacities,
	guardianStates,
} from "#shared/people/families/families.rules.ts";
import { flag, number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";

/** Who may act for a child. One item per pair of child and guardian; never deleted. */
export const Guardianships = entity(
	"guardianship",
	{
		childId: number,
		guardianId: number,
		/** The guardian's relation to the child, as they stated it. */
		capacity: oneOf(guardianCapacities),
		basis: oneOf(guardianBases),
		state: oneOf(guardianStates),
		/** The day on which the child comes of age; the link gives no rights from then on. */
		endsOn: text,
		createdAt: text,
		createdBy: number,
		/** The invitation came from a coach: the guardian gets no rights before staff saw a document. */
		needsDocument: optional(flag),
		/** When and by whom the state was last changed; never shown to other guardians. */
		changedAt: optional(text),
		changedBy: optional(number),
		/** Who ended the link: only staff may reopen one that staff froze or ended. */
		endedBy: optional(oneOf(["staff", "guardian"])),
		/** Days before coming of age of the last reminder to the guardian. */
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
