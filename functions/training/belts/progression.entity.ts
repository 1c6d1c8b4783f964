import type { EntityItem } from "electrodb";
import { ladder } from "#shared/base/ranks/belts.rules.ts";
import { number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byKey, entity } from "../../core/table/database.ts";

/** The history of a person's belts. A line has the id of its promotion, or an id of its own. */
export const Progressions = entity(
	"progression",
	{
		userId: number,
		id: number,
		fromBelt: oneOf(ladder),
		toBelt: oneOf(ladder),
		/** Date of the promotion. */
		progressionDate: text,
		/**
		 * When the months at the rank below were complete. If this is later than `progressionDate`,
		 * staff overrode the rule.
		 */
		eligibleDate: optional(text),
		/**
		 * Classes attended at the rank below and classes required; undefined when none were required.
		 */
		attended: optional(number),
		requiredClasses: optional(number),
		/** User id of the person who approved the promotion. */
		authorizerId: number,
		/** User id of the person who recommended the promotion. */
		promotedBy: number,
		notes: optional(text),
		createdAt: text,
	},
	{
		forPerson: { ...byKey(["userId"], ["progressionDate", "id"]), collection: "person" },
	},
);
export type ProgressionRecord = EntityItem<typeof Progressions>;
