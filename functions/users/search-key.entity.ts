import { Entity, type EntityItem } from "electrodb";
import { byKey, model, onTable } from "../core/table/database.ts";

/** The parts of the index: where a name begins, what stands inside a word, and everybody by name in each language. */
export const keyKinds = ["begins", "inside", "name.en", "name.ar"] as const;
export type KeyKind = (typeof keyKinds)[number];

/** One way in which a person is found. See search-keys.ts for what becomes a key, and decision 0019 for why. */
export const SearchKeys = new Entity(
	{
		model: model("searchKey"),
		attributes: {
			kind: { type: keyKinds, required: true },
			/** The first letter of the key, which spreads the index over partitions. */
			letter: { type: "string", required: true },
			key: { type: "string", required: true },
			/** Orders people who have the same key. */
			name: { type: "string", required: true },
			userId: { type: "number", required: true },
			/** All that the person is found by; the other keys follow from it. */
			text: { type: "string", required: true },
			/** What they are filtered by, where the list of everybody by name is read; see facets.ts. */
			facets: { type: "list", items: { type: "string" } },
		},
		indexes: {
			byKey: byKey(["kind", "letter"], ["key", "name", "userId"]),
		},
	},
	onTable,
);
export type SearchKey = EntityItem<typeof SearchKeys>;
