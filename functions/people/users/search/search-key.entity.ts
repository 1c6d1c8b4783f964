import type { EntityItem } from "electrodb";
import { listOf, number, oneOf, optional, text } from "../../../core/table/attributes.ts";
import { byKey, entity } from "../../../core/table/database.ts";

/**
 * The kinds of keys: beginnings of names, positions inside words, sounds of words, and everybody by
 * name in each language.
 */
export const keyKinds = ["begins", "inside", "sound", "name.en", "name.ar"] as const;
export type KeyKind = (typeof keyKinds)[number];

/**
 * One search key of a person. See search-keys.ts for how keys are built, and decision 0019 for the
 * reasons.
 */
export const SearchKeys = entity(
	"searchKey",
	{
		kind: oneOf(keyKinds),
		/** First letter of the key, which spreads the index over partitions. */
		letter: text,
		key: text,
		/** Sorts people with the same key. */
		name: text,
		userId: number,
		/** The person's complete search text, which all keys derive from. */
		text: text,
		/** The person's filter values, only in the lists of everybody by name; see filter-values.ts. */
		facets: optional(listOf(text)),
	},
	{
		byKey: byKey(["kind", "letter"], ["key", "name", "userId"]),
	},
);
export type SearchKey = EntityItem<typeof SearchKeys>;
