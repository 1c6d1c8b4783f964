import { ladder } from "#shared/belts/belts.rules.ts";
import type { Locale } from "#shared/core/locales.ts";
import type { PeopleSort } from "#shared/people/people.rules.ts";
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

/** Somebody as they stand on a line. */
export type Row = {
	userId: number;
	text: string;
	joinedAt?: string;
	facets?: string[];
	key?: string;
	name?: string;
};

/** People in an order, as the table has them. */
export type Line = {
	/** Rows behind one, or from the first on. `ended`: there are no more. */
	read: (limit: number, after?: Row) => Promise<{ rows: Row[]; ended: boolean }>;
	/** Whether it is under this row that somebody is listed, who may have several on all lines together. */
	lists: (row: Row) => boolean;
	/** The row under which somebody is listed here; null where they are not. */
	placeOf: (user: User) => Row | null;
	/** Its rows have facets. */
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

/** Those who have a facet; who joined last comes first. */
const ofFacet = (one: string): Line => ({
	read: (limit, after) => readFacet(one, limit, after as FacetRow | undefined),
	lists: () => true,
	placeOf: (user) =>
		facetsOf(user).includes(one)
			? { userId: user.id, joinedAt: user.createdAt, text: searchText(user) }
			: null,
	saysFacets: true,
});

/** The first of those who have a facet. */
export const rowsOfFacet = async (one: string, most: number): Promise<Row[]> =>
	(await readFacet(one, most)).rows;

/** Everybody in an order: belts from the highest down. @param alone a facet that all who are wanted have */
export function linesBy(sort: PeopleSort, locale: Locale, alone = facet.everybody()): Line[] {
	if (sort === "name") return [byName(locale)];
	if (sort === "joined") return [ofFacet(alone)];
	return ladder.toReversed().map((belt) => ofFacet(facet.belt(belt)));
}

const partsFor = (typed: string): KeyPart[] => {
	const word = [...typed].slice(0, longestKey).join("");
	const begins: KeyPart = { kind: "begins", word };
	return typed.length < fewestInside ? [begins] : [begins, { kind: "inside", word }];
};

/** Where somebody stands among the parts: once, though several of their keys may begin with the word. */
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

/** The name that orders people who have the same key: in the key's script. */
function nameBeside(text: string, key: string): string {
	const {
		"name.en": [latin],
		"name.ar": [arabic],
	} = keysOf(text);
	return /\p{Script=Arabic}/u.test(key) ? arabic : latin;
}

/** Whom a word finds: first those whose names begin so, then by what was found. */
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
