import { Entity, type EntityItem } from "electrodb";
import { byKey, model, onTable } from "../core/table/database.ts";

/** One value by which staff filter people, of one person. See facets.ts, and decision 0034 for why. */
export const Facets = new Entity(
	{
		model: model("facet"),
		attributes: {
			/** The value: "belt=white", "lacks=phone"; "all" for everybody. */
			facet: { type: "string", required: true },
			joinedAt: { type: "string", required: true },
			userId: { type: "number", required: true },
			/** All values of the person, so that a list of one is filtered by the others. */
			facets: { type: "list", items: { type: "string" }, required: true },
			/** What the person is found by, as in SearchKeys: a short list is searched and sorted without the people. */
			text: { type: "string", required: true },
		},
		indexes: {
			byFacet: byKey(["facet"], ["joinedAt", "userId"]),
		},
	},
	onTable,
);
export type Facet = EntityItem<typeof Facets>;
