import type { User } from "../user.entity.ts";
import { FilterIndex, type FilterIndexItem } from "./filter-index.entity.ts";
import { type KeyKind, type SearchKey, SearchKeys } from "./search-key.entity.ts";
import { joinWords, letterOf, orderName, searchText } from "./search-keys.ts";

/** The range of the index to search for a word. */
export type KeyPart = { kind: KeyKind; word: string };
export type KeyRow = Pick<SearchKey, "key" | "name" | "userId" | "text" | "facets">;

/**
 * Reads rows of a range in order, after a given row. `ended`: there are no more rows. Only the range
 * of all words is read backwards.
 */
export async function readKeys(
	{ kind, word }: KeyPart,
	limit: number,
	after?: KeyRow,
	isReversed = false,
): Promise<{ rows: KeyRow[]; ended: boolean }> {
	const part = SearchKeys.query.byKey({ kind, letter: letterOf(kind, word) });
	const behind = after && { key: after.key, name: after.name, userId: after.userId };
	const query = behind ? part[isReversed ? "lt" : "gt"](behind) : part.begins({ key: word });
	// Raw items, because a search reads many rows and displays few.
	const order = isReversed ? "desc" : "asc";
	const { data } = (await query.go({ limit, order, data: "raw" })) as unknown as {
		data: { Items: KeyRow[]; LastEvaluatedKey?: object };
	};
	const rows = data.Items.filter(({ key }) => key.startsWith(word));
	return { rows, ended: !data.LastEvaluatedKey || rows.length < data.Items.length };
}

export type FilterIndexRow = Pick<FilterIndexItem, "joinedAt" | "userId" | "text" | "facets">;

/**
 * Reads people with a filter value, most recently joined first (`isReversed`: last), after a given
 * row. `ended`: there are no more rows.
 */
export async function readFilterIndex(
	value: string,
	limit: number,
	after?: FilterIndexRow,
	isReversed = false,
): Promise<{ rows: FilterIndexRow[]; ended: boolean }> {
	const all = FilterIndex.query.byValue({ facet: value });
	const behind = after && { joinedAt: after.joinedAt, userId: after.userId };
	const query = behind ? all[isReversed ? "gt" : "lt"](behind) : all;
	const order = isReversed ? "asc" : "desc";
	// Raw items, because a filter reads many rows and displays few.
	const { data } = (await query.go({ limit, order, data: "raw" })) as unknown as {
		data: { Items: FilterIndexRow[]; LastEvaluatedKey?: object };
	};
	return { rows: data.Items, ended: !data.LastEvaluatedKey };
}

type Names = Pick<User, "firstName" | "lastName" | "email"> & {
	firstNameAr?: string | null;
	lastNameAr?: string | null;
};

const namesIn = (text: string) => text.split("|", 2).map(joinWords).join("|");

/** Ids of at most `most` people with the same first and last name in both scripts. */
export async function findNamesakes(
	{ firstName, lastName, firstNameAr, lastNameAr, email }: Names,
	most: number,
): Promise<number[]> {
	if (!firstNameAr || !lastNameAr) return [];
	const text = searchText({ firstName, lastName, firstNameAr, lastNameAr, email, id: 0 });
	const { rows } = await readKeys({ kind: "name.en", word: orderName(text, "en") }, most);
	return rows.flatMap((row) => (namesIn(row.text) === namesIn(text) ? [row.userId] : []));
}
