import { isGuest } from "#shared/core/access.ts";
import type { Locale } from "#shared/core/locales.ts";
import { searchWords } from "#shared/core/texts/search.ts";
import { soundsLike } from "#shared/core/texts/searchPeople.ts";
import { soundsIn } from "#shared/core/texts/sounds.ts";
import type { Write } from "../../../core/table/database.ts";
import type { User, Users } from "../user.entity.ts";
import { FilterIndex, type FilterIndexItem } from "./filter-index.entity.ts";
import {
	type Filterable,
	filterFields,
	filterIndexItems,
	filterValuesOf,
} from "./filter-values.ts";
import { type KeyKind, type SearchKey, SearchKeys } from "./search-key.entity.ts";

const foundBy = [
	"email",
	"firstName",
	"lastName",
	"firstNameAr",
	"lastNameAr",
	"phoneNumber",
] as const;

type Named = Pick<User, "id" | (typeof foundBy)[number]>;
/** All attributes that search and filters depend on. */
export type Found = Named & Filterable;

/** Maximum length of a key in characters. Longer input is compared with the complete text. */
export const longestKey = 40;
/** Minimum number of letters for a match inside words. */
export const fewestInside = 3;
/**
 * Limits the keys, so that a person's old and new keys fit into one transaction with other writes.
 */
const mostKeys = 28;
const mostInsideWord = 8;
const lastDigits = 4;

const clipped = (text: string) => [...text].slice(0, longestKey).join("");

/**
 * The normalized search text of a person: words separated by spaces, parts by `|`: Latin name,
 * Arabic name, email address, phone, id.
 */
export const searchText = (person: Named): string =>
	[
		`${person.firstName} ${person.lastName}`,
		`${person.firstNameAr ?? ""} ${person.lastNameAr ?? ""}`,
		person.email,
		(person.phoneNumber ?? "").replace(/\D/g, ""),
		String(person.id),
	]
		.map((part) => searchWords(part).join(" "))
		.join("|");

/** Removes the separators, so that a typed word is found at any position in a name. */
export const joinWords = (text: string) => text.replace(/[ |]/g, "");

const article = "ال";
const countryCode = "965";

/**
 * The texts with which a search may begin: the name from each of its words on, with and without the
 * Arabic article. Words are joined, because many names are also spelled as one word.
 */
function beginningsOf(name: string): string[] {
	const words = name.split(" ");
	return words.flatMap((word, position) => {
		const rest = words.slice(position).join("");
		return word.startsWith(article) && word.length > article.length + 1
			? [rest, rest.slice(article.length)]
			: [rest];
	});
}

/**
 * The ends of the name that begin inside a word, where the word still has at least `fewestInside`
 * letters.
 */
function insidesOf(name: string): string[] {
	const words = name.split(" ");
	return words.flatMap((word, position) => {
		const starts = Math.min(Math.max(0, word.length - fewestInside), mostInsideWord);
		const after = words.slice(position + 1).join("");
		return Array.from({ length: starts }, (_, start) => word.slice(start + 1) + after);
	});
}

const addressParts = (email: string) =>
	email.split(/[@._+-]/).filter((part) => part.length >= fewestInside);

/** The keys of a text, by kind. */
export function keysOf(text: string): Record<KeyKind, string[]> {
	const [latin = "", arabic = "", email = "", phone = "", id = ""] = text.split("|");
	const national = phone.startsWith(countryCode) ? phone.slice(countryCode.length) : phone;
	const begins = [...beginningsOf(latin), ...beginningsOf(arabic), email, phone, national, id];
	const partsInside = addressParts(email).slice(1);
	const inside = [
		...partsInside,
		phone.slice(-lastDigits),
		...insidesOf(latin),
		...insidesOf(arabic),
	];
	const unique = (keys: string[]) => [...new Set(keys.filter(Boolean).map(clipped))];
	return {
		begins: unique(begins),
		inside: unique(inside),
		sound: unique([latin, arabic].flatMap(soundsIn)),
		"name.en": [orderName(text, "en")],
		"name.ar": [orderName(text, "ar")],
	};
}

/**
 * The sort key of a text in a language: the name in its script, or in the other script if it is
 * missing.
 */
export function orderName(text: string, locale: Locale): string {
	const [latin = "", arabic = ""] = text.split("|", 2);
	return clipped(joinWords(locale === "ar" ? arabic || latin : latin));
}

/**
 * Matcher for a search in search texts: 2 if a text contains each word as it is typed, 1 if its names
 * sound like them, else 0.
 */
export function matchText(search: string): (text: string) => 0 | 1 | 2 {
	const words = searchWords(search);
	const isLike = soundsLike(search);
	return (text) => {
		const joined = joinWords(text);
		if (words.every((word) => joined.includes(word))) return 2;
		return isLike(text.split("|", 2).join(" ")) ? 1 : 0;
	};
}

/**
 * The partition of a key. Lists by name are in one partition, because they are read from their
 * beginning.
 */
export const letterOf = (kind: KeyKind, key: string) =>
	kind.startsWith("name") ? "all" : ([...key][0] ?? "");

const isArabic = (key: string) => /\p{Script=Arabic}/u.test(key);

const kinds: readonly { kind: KeyKind; isList?: true }[] = [
	{ kind: "name.en", isList: true },
	{ kind: "name.ar", isList: true },
	{ kind: "begins" },
	{ kind: "sound" },
	{ kind: "inside" },
];

/**
 * The search index items of a person. The lists of everybody by name also contain the filter
 * values. Guests are not in those lists, and all their items say that they are guests.
 */
export function searchKeys(person: Found): SearchKey[] {
	const text = searchText(person);
	const keys = keysOf(text);
	const {
		"name.en": [latin],
		"name.ar": [arabic],
	} = keys;
	const values = filterValuesOf(person);
	return kinds
		.filter(({ isList }) => !isList || !isGuest(person))
		.flatMap(({ kind, isList }) =>
			keys[kind].map((key) => ({
				kind,
				key,
				letter: letterOf(kind, key),
				text,
				userId: person.id,
				name: isArabic(key) ? arabic : latin,
				...((isList || isGuest(person)) && { facets: values }),
			})),
		)
		.slice(0, mostKeys);
}

/** The filter index items of a person. */
export const filterIndexItemsFor = (person: Found): FilterIndexItem[] =>
	filterIndexItems(person, searchText(person));

export type Update = ReturnType<ReturnType<typeof Users.patch>["set"]>;

/**
 * Condition for writes that derive search keys and filter values from a person as read: two
 * concurrent changes would leave the items of both.
 */
export const foundAsBefore =
	(before: Found): Parameters<Update["where"]>[0] =>
	(user, { eq, notExists }) =>
		[...new Set([...foundBy, ...filterFields])]
			.map((field) => {
				const value = before[field];
				return value === undefined
					? notExists(user[field])
					: eq(user[field] as never, value as never);
			})
			.join(" AND ");

/** An index item with its position. Unchanged items need no write. */
type Item = { place: string; row: string; put: () => Write; remove: () => Write };

const itemsOf = (person: Found): Item[] => [
	...searchKeys(person).map((key) => ({
		place: `${key.kind}|${key.key}|${key.name}`,
		row: JSON.stringify(key),
		put: () => ({ put: SearchKeys.put(key).params() }),
		remove: () => ({ delete: SearchKeys.delete(key).params() }),
	})),
	...filterIndexItemsFor(person).map((one) => ({
		place: one.facet,
		row: JSON.stringify(one),
		put: () => ({ put: FilterIndex.put(one).params() }),
		remove: () => ({ delete: FilterIndex.delete(one).params() }),
	})),
];

/**
 * The writes that update staff's search and filters when a person is created, changed or deleted.
 * They belong in the same transaction.
 */
export function searchWrites(before: Found | null, after: Found | null): Write[] {
	const [old, next] = [before, after].map((person) => (person ? itemsOf(person) : []));
	const there = new Map(old.map(({ place, row }) => [place, row]));
	const currentPlaces = new Set(next.map(({ place }) => place));
	return [
		...next.filter(({ place, row }) => there.get(place) !== row).map((item) => item.put()),
		...old.filter(({ place }) => !currentPlaces.has(place)).map((item) => item.remove()),
	];
}
