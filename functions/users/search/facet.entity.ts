import type { EntityItem } from "electrodb";
import { listOf, number, text } from "../../core/table/attributes.ts";
import { byKey, entity } from "../../core/table/database.ts";

/** One value by which staff filter people, of one person. See facets.ts, and decision 0034 for why. */
export const Facets = entity(
	"facet",
	{
		/** The value: "belt=white", "lacks=phone"; "all" for everybody. */
		facet: text,
		joinedAt: text,
		userId: number,
		/** All values of the person, so that a list of one is filtered by the others. */
		facets: listOf(text),
		/** What the person is found by, as in SearchKeys: a short list is searched and sorted without the people. */
		text: text,
	},
	{
		byFacet: byKey(["facet"], ["joinedAt", "userId"]),
	},
);
export type Facet = EntityItem<typeof Facets>;
