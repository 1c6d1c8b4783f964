import type { PeopleSort } from "#shared/community/people/people.rules.ts";
import type { Locale } from "#shared/core/locales.ts";
import { ladder } from "#shared/training/belts/belts.rules.ts";
import { facet, facetsOf } from "../users/search/facets.ts";
import {
	type FacetRow,
	type KeyPart,
	type KeyRow,
	readFacet,
	readKeys,
} from "../users/search/lookups.ts";
import { fewestInside, keysOf, longestKey, searchText } from "../users/search/search-keys.ts";
import type { User } from "../users/user.entity.ts";

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
	saysFacets: boolean;
};

/** Everybody by name. */
function byName(locale: Locale): Line {
	const kind = `name.${locale}` as const;
	return {
		read: (limit, after) => readKeys({ kind, word: "" }, limit, after as KeyRow | undefined),
		lists: () => true,
		placeOf: (user) => {
			const text = searchText(user);
			const [key] = keysOf(text)[kind];
			return { key, name: nameBeside(text, key), userId: user.id, text };
		},
		saysFacets: true,
	};
}

/** People with a filter value, latest joined first. */
const ofFacet = (one: string): Line => ({
	read: (limit, after) => readFacet(one, limit, after as FacetRow | undefined),
	lists: () => true,
	placeOf: (user) =>
		facetsOf(user).includes(one)
			? { userId: user.id, joinedAt: user.createdAt, text: searchText(user) }
			: null,
	saysFacets: true,
});

/** The first people with a filter value. */
export const rowsOfFacet = async (one: string, most: number): Promise<Row[]> =>
	(await readFacet(one, most)).rows;

/** Years of birth of people, latest first, and dojos with people, in alphabetical order. */
export type InUse = { years: readonly string[]; dojoIds: readonly number[] };

/**
 * The indexes that list everybody in an order: the highest belt, the youngest or the first dojo
 * first.
 * @param alone filter value that all wanted people have
 */
export function linesBy(
	sort: PeopleSort,
	locale: Locale,
	{ years, dojoIds }: InUse,
	alone = facet.everybody(),
): Line[] {
	if (sort === "name") return [byName(locale)];
	if (sort === "joined") return [ofFacet(alone)];
	if (sort === "age") return [...years.map(facet.born), facet.lacks("birthDate")].map(ofFacet);
	if (sort === "dojo")
		return [...dojoIds.map(facet.dojoId), facet.unlinked(), facet.lacks("dojo")].map(ofFacet);
	return ladder.toReversed().map((belt) => ofFacet(facet.belt(belt)));
}

const partsFor = (typed: string): KeyPart[] => {
	const word = [...typed].slice(0, longestKey).join("");
	const begins: KeyPart = { kind: "begins", word };
	return typed.length < fewestInside ? [begins] : [begins, { kind: "inside", word }];
};

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

/** The indexes of a search word: first names that begin with it, then names that contain it. */
export function linesFor(typed: string): Line[] {
	const parts = partsFor(typed);
	return parts.map((part) => ({
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
		saysFacets: false,
	}));
}
