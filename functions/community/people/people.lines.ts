import { ladder } from "#shared/base/ranks/belts.rules.ts";
import { type PeopleOrder, readOrder } from "#shared/community/people/people.rules.ts";
import type { Locale } from "#shared/core/locales.ts";
import { soughtSounds } from "#shared/core/texts/sounds.ts";
import { filterValue, filterValuesOf } from "../../people/users/search/filter-values.ts";
import {
	type FilterIndexRow,
	type KeyPart,
	type KeyRow,
	readFilterIndex,
	readKeys,
} from "../../people/users/search/lookups.ts";
import {
	fewestInside,
	keysOf,
	longestKey,
	searchText,
} from "../../people/users/search/search-keys.ts";
import type { User } from "../../people/users/user.entity.ts";

/** A person's row in an index. */
export type Row = {
	userId: number;
	text: string;
	joinedAt?: string;
	facets?: string[];
	key?: string;
	name?: string;
};

/** An ordered index of people. */
export type Line = {
	/** Rows after a given row, or from the first. `ended`: there are no more. */
	read: (limit: number, after?: Row) => Promise<{ rows: Row[]; ended: boolean }>;
	/**
	 * Whether the person is listed under this row. A person can have several rows in all indexes
	 * together, but is listed once.
	 */
	lists: (row: Row) => boolean;
	/** The row under which a person is listed in this index; null if they are not. */
	placeOf: (user: User) => Row | null;
	/** Whether the rows contain filter values. */
	hasFilterValues: boolean;
};

/** Everybody by name. */
function byName(locale: Locale, isReversed: boolean): Line {
	const kind = `name.${locale}` as const;
	return {
		read: (limit, after) =>
			readKeys({ kind, word: "" }, limit, after as KeyRow | undefined, isReversed),
		lists: () => true,
		placeOf: (user) => {
			const text = searchText(user);
			const [key] = keysOf(text)[kind];
			return { key, name: nameBeside(text, key), userId: user.id, text };
		},
		hasFilterValues: true,
	};
}

/** People with a filter value, latest joined first; `isReversed`: last. */
const byFilterValue = (one: string, isReversed: boolean): Line => ({
	read: (limit, after) =>
		readFilterIndex(one, limit, after as FilterIndexRow | undefined, isReversed),
	lists: () => true,
	placeOf: (user) =>
		filterValuesOf(user).includes(one)
			? { userId: user.id, joinedAt: user.createdAt, text: searchText(user) }
			: null,
	hasFilterValues: true,
});

/** The first people with a filter value. */
export const rowsWithValue = async (one: string, most: number): Promise<Row[]> =>
	(await readFilterIndex(one, most)).rows;

/** Years of birth of people, latest first, and dojos with people, in alphabetical order. */
export type InUse = { years: readonly string[]; dojoIds: readonly number[] };

/**
 * The indexes that list everybody in an order: the highest belt, the youngest or the first dojo
 * first, or reversed.
 * @param alone filter value that all wanted people have
 */
export function linesBy(
	order: PeopleOrder,
	locale: Locale,
	{ years, dojoIds }: InUse,
	alone = filterValue.everybody(),
): Line[] {
	const { sort, isReversed } = readOrder(order);
	const linesOf = (values: string[], last: string[] = []) =>
		[...(isReversed ? values.toReversed() : values), ...last].map((one) =>
			byFilterValue(one, isReversed),
		);
	if (sort === "name") return [byName(locale, isReversed)];
	if (sort === "joined") return linesOf([alone]);
	if (sort === "age") return linesOf(years.map(filterValue.born), [filterValue.lacks("birthDate")]);
	if (sort === "dojo")
		return linesOf(dojoIds.map(filterValue.dojoId), [
			filterValue.unlinked(),
			filterValue.lacks("dojo"),
		]);
	return linesOf(ladder.toReversed().map(filterValue.belt));
}

const clipped = (word: string) => [...word].slice(0, longestKey).join("");

function partsFor(typed: string): KeyPart[] {
	const word = clipped(typed);
	const begins: KeyPart = { kind: "begins", word };
	return typed.length < fewestInside ? [begins] : [begins, { kind: "inside", word }];
}

/** The indexes of the sounds of a search, longest first; a search by sound finds people in all. */
const soundsFor = (search: string): KeyPart[] =>
	soughtSounds(search)
		.flatMap(({ sound }): KeyPart[] => (sound ? [{ kind: "sound", word: clipped(sound) }] : []))
		.sort((a, b) => b.word.length - a.word.length);

/**
 * The first index and key under which a text is found. A person is listed there only, although
 * several of their keys may match.
 */
function firstPlace(
	text: string,
	parts: readonly KeyPart[],
): { part: KeyPart; key: string } | null {
	const keys = keysOf(text);
	for (const part of parts) {
		const [key] = keys[part.kind].filter((one) => one.startsWith(part.word)).sort();
		if (key !== undefined) return { part, key };
	}
	return null;
}

/** The name, in the key's script, that orders people with the same key. */
function nameBeside(text: string, key: string): string {
	const {
		"name.en": [latin],
		"name.ar": [arabic],
	} = keysOf(text);
	return /\p{Script=Arabic}/u.test(key) ? arabic : latin;
}

/** Lines of index parts, of which each person is listed in the first that has them. */
const linesOf = (parts: readonly KeyPart[]): Line[] =>
	parts.map((part) => ({
		read: (limit, after) => readKeys(part, limit, after as KeyRow | undefined),
		lists: ({ text, key }) => {
			const first = firstPlace(text, parts);
			return first?.part === part && first.key === key;
		},
		placeOf: (user) => {
			const text = searchText(user);
			const first = firstPlace(text, parts);
			if (first?.part !== part) return null;
			return { key: first.key, name: nameBeside(text, first.key), userId: user.id, text };
		},
		hasFilterValues: false,
	}));

/** The indexes of a search word: first names that begin with it, then names that contain it. */
export const linesFor = (typed: string): Line[] => linesOf(partsFor(typed));

/**
 * The indexes of a search of one word: also the names that sound like it. A search that is more than
 * one word of a name has none.
 */
export function linesForWord(typed: string): Line[] {
	const sounds = soundsFor(typed);
	return linesOf([...partsFor(typed), ...(sounds.length === 1 ? sounds : [])]);
}

/** The index of each sound of a search. */
export const linesBySound = (search: string): Line[] =>
	soundsFor(search).map((part) => linesOf([part])[0]);
