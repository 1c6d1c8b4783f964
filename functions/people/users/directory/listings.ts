import { ladder, rankOf } from "#shared/base/ranks/belts.rules.ts";
import { isGuest } from "#shared/core/access.ts";
import { type Locale, locales } from "#shared/core/locales.ts";
import { foldText, searchWords } from "#shared/core/texts/search.ts";
import {
	isInDanRegister,
	isInDirectory,
	nameIn,
	publicPicture,
} from "#shared/people/users/users.rules.ts";
import { readCounters } from "../../../core/table/counters.ts";
import type { Write } from "../../../core/table/database.ts";
import { keysOf, type Update } from "../search/search-keys.ts";
import type { User } from "../user.entity.ts";
import { listed } from "../users.counts.ts";
import { type Listing, Listings } from "./listing.entity.ts";

type Names = Pick<User, "firstName" | "lastName" | "firstNameAr" | "lastNameAr">;
type Listed = Names &
	Pick<User, "id" | "role" | "isDisabled" | "currentBelt" | "profileImageUrl" | "createdAt"> &
	Pick<User, "consents" | "minorConsents" | "dateOfBirth" | "updatedAt">;

/**
 * Limits the search entries, so that a person's old and new listings fit into one transaction with
 * search keys and other writes.
 */
const mostSearched = 8;
const longestName = 60;

/** The text that a directory search sees of a person: only their names. */
export const listedText = ({ firstName, lastName, firstNameAr, lastNameAr }: Names): string =>
	[`${firstName} ${lastName}`, `${firstNameAr ?? ""} ${lastNameAr ?? ""}`]
		.map((name) => searchWords(name).join(" "))
		.join("|");

/** The keys under which a search finds a person. */
export const searchedBy = (person: Names): string[] =>
	keysOf(listedText(person)).begins.slice(0, mostSearched);

const nameKey = (person: Names, locale: Locale) =>
	foldText(nameIn(locale, person).full).slice(0, longestName);

/** Sorts higher ranks first. */
const rankKey = ({ currentBelt }: Listed) =>
	String(ladder.length - 1 - rankOf(currentBelt)).padStart(2, "0");

/** The entry in the register of dan ranks; empty for people who are not in it. */
const danListingsOf = (person: Listed): Listing[] =>
	isInDanRegister(person)
		? [{ ...cardOf(person), part: "dan", key: `${rankKey(person)} ${nameKey(person, "en")}` }]
		: [];

/** All entries of a person in the directory and the register; empty for people who are in neither. */
export const listingsOf = (person: Listed): Listing[] =>
	isGuest(person)
		? []
		: [...(isInDirectory(person) ? placesOf(person) : []), ...danListingsOf(person)];

const cardOf = (person: Listed) => ({
	userId: person.id,
	firstName: person.firstName,
	lastName: person.lastName,
	firstNameAr: person.firstNameAr,
	lastNameAr: person.lastNameAr,
	currentBelt: person.currentBelt,
	profileImageUrl: publicPicture(person),
	createdAt: person.createdAt,
});

/** The directory entries that a person has when they are listed. */
export function placesOf(person: Listed): Listing[] {
	const card = cardOf(person);
	const ordered = locales.flatMap((locale) => {
		const name = nameKey(person, locale);
		return [
			{ ...card, part: `belt.${locale}` as const, key: `${person.currentBelt} ${name}` },
			{ ...card, part: `rank.${locale}` as const, key: `${rankKey(person)} ${name}` },
		];
	});
	return [
		...ordered,
		...searchedBy(person).map((key) => ({ ...card, part: "search" as const, key })),
	];
}

/** Number of listed members. */
export const readMemberCount = async (): Promise<number> =>
	(await readCounters(["user"])).user[listed] ?? 0;

/**
 * Condition for writes that derive listings from a person as read. Every change of a card also
 * changes `updatedAt`.
 */
export const listedAsBefore =
	({ updatedAt }: Pick<User, "updatedAt">): Parameters<Update["where"]>[0] =>
	(user, { eq }) =>
		eq(user.updatedAt, updatedAt);

const place = ({ part, key }: Listing) => `${part}|${key}`;

/**
 * The writes that update the directory when a person is created, changed or deleted. They belong in
 * the same transaction, with `countPerson`, which counts listed people.
 */
export function listingWrites(before: Listed | null, after: Listed | null): Write[] {
	const [old, next] = [before, after].map((person) => (person ? listingsOf(person) : []));
	if (JSON.stringify(old) === JSON.stringify(next)) return [];
	const currentPlaces = new Set(next.map(place));
	const removed = old.filter((listing) => !currentPlaces.has(place(listing)));
	return [
		...next.map((listing) => ({ put: Listings.put(listing).params() })),
		...removed.map((listing) => ({ delete: Listings.delete(listing).params() })),
	];
}
