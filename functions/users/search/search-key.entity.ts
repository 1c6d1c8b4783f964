import type { EntityItem } from "electrodb";
import { listOf, number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byKey, entity } from "../../core/table/database.ts";

/** The parts of the index: where a name begins, what stands inside a word, and everybody by name in each language. */
export const keyKinds = ["begins", "inside", "name.en", "name.ar"] as const;
export type KeyKind = (typeof keyKinds)[number];

/** One way in which a person is found. See search-keys.ts for what becomes a key, and decision 0019 for why. */
export const SearchKeys = entity(
	"searchKey",
	{
		kind: oneOf(keyKinds),
		/** The first letter of the key, which spreads the index over partitions. */
		letter: text,
		key: text,
		/** Orders people who have the same key. */
		name: text,
		userId: number,
		/** All that the person is found by; the other keys follow from it. */
		text: text,
		/** What they are filtered by, where the list of everybody by name is read; see facets.ts. */
		facets: optional(listOf(text)),
	},
	{
		byKey: byKey(["kind", "letter"], ["key", "name", "userId"]),
	},
);
export type SearchKey = EntityItem<typeof SearchKeys>;
