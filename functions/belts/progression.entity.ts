import type { EntityItem } from "electrodb";
import { ladder } from "#shared/belts/belts.rules.ts";
import { number, oneOf, optional, text } from "../core/table/attributes.ts";
import { byKey, entity } from "../core/table/database.ts";

/**
 * The history of a person's belts. A line has the number of the promotion that it comes from, or
 * one of its own.
 */
export const Progressions = entity(
	"progression",
	{
		userId: number,
		id: number,
		fromBelt: oneOf(ladder),
		toBelt: oneOf(ladder),
		/** Since when the person has had the belt. */
		progressionDate: text,
		/**
		 * From when on the months at the rank below were complete: a later date than the line's own was
		 * overridden.
		 */
		eligibleDate: optional(text),
		/** Classes attended at the rank below, where the settings asked for some, and how many these were. */
		attended: optional(number),
		requiredClasses: optional(number),
		/** Who approved it. */
		authorizerId: number,
		/** Who recommended it. */
		promotedBy: number,
		notes: optional(text),
		createdAt: text,
	},
	{
		forPerson: { ...byKey(["userId"], ["progressionDate", "id"]), collection: "person" },
	},
);
export type ProgressionRecord = EntityItem<typeof Progressions>;
