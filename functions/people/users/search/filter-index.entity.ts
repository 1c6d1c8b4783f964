import type { EntityItem } from "electrodb";
import { listOf, number, text } from "../../../core/table/attributes.ts";
import { byKey, entity } from "../../../core/table/database.ts";

/**
 * One filter value of one person: the index by which staff filter people. See filter-values.ts, and
 * decision 0034 for the reasons.
 */
export const FilterIndex = entity(
	"facet",
	{
		/** The value, such as "belt=white" or "lacks=phone"; "all" for everybody. */
		facet: text,
		joinedAt: text,
		userId: number,
		/**
		 * All filter values of the person, so that a list by one value can be filtered by the others.
		 */
		facets: listOf(text),
		/**
		 * The person's search text, as in SearchKeys: short lists are searched and sorted without
		 * reading the people.
		 */
		text: text,
	},
	{
		byValue: byKey(["facet"], ["joinedAt", "userId"]),
	},
);
export type FilterIndexItem = EntityItem<typeof FilterIndex>;
