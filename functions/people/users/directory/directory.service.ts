import { membersAtOnce, mostMembers } from "#shared/content/members/members.rules.ts";
import type { Member, MembersQuery } from "#shared/content/members/members.schema.ts";
import { type Cursor, type Page, pageRead } from "#shared/core/http/page.ts";
import type { UserId } from "#shared/core/ids.ts";
import { searchWords } from "#shared/core/texts/search.ts";
import { joinWords, longestKey } from "../search/search-keys.ts";
import { findUser } from "../users.service.ts";
import { type Listing, type ListingPart, Listings } from "./listing.entity.ts";
import { listedText, placesOf, searchedBy } from "./listings.ts";

const member = ({ part: _, key: __, userId, ...card }: Listing): Member => ({
	...card,
	id: userId as UserId,
	firstNameAr: card.firstNameAr ?? null,
	lastNameAr: card.lastNameAr ?? null,
	profileImageUrl: card.profileImageUrl ?? null,
});

const idOf = ({ userId }: Listing) => String(userId);

/** A range of the directory: all keys of a part that begin with `begin`. */
type Line = { part: ListingPart; begin: string };

/**
 * Several keys of one person may begin with the same word, so more rows are read than members are
 * needed.
 */
const spare = 1.5;
const roundRows = 500;
const mostRounds = 3;
/** Maximum number of rows to skip from the start when the member in the cursor no longer exists. */
const mostSkipped = 2_000;

/** A person's first key that begins with `begin`: they are listed only under this one. */
const firstKey = (listing: Listing, begin: string) =>
	searchedBy(listing)
		.filter((key) => key.startsWith(begin))
		.sort()[0];

/**
 * The position after which a page begins; null when the cursor's person no longer exists. A cursor
 * contains only the person's id.
 */
async function placeAt(
	{ after }: Cursor,
	{ part, begin }: Line,
): Promise<Pick<Listing, "key" | "userId"> | null> {
	const user = /^[1-9]\d{0,14}$/.test(after) ? await findUser(Number(after) as UserId) : null;
	if (!user) return null;
	// People who are no longer listed still have a computable position.
	const [first] = placesOf(user)
		.filter((listing) => listing.part === part && listing.key.startsWith(begin))
		.sort((a, b) => (a.key < b.key ? -1 : 1));
	return first ?? null;
}

/** Ids of the people in the register of dan ranks, the highest first. */
export async function danHolderIds(): Promise<UserId[]> {
	const { data } = await Listings.query.byKey({ part: "dan" }).go({ pages: "all" });
	return data.map(({ userId }) => userId as UserId);
}

/** A page of members: all in order, or those whose names contain all words of a search. */
export async function listMembers(query: MembersQuery): Promise<Page<Member>> {
	const { search, sort, lang, cursor } = query;
	const limit = Math.min(query.limit ?? membersAtOnce, mostMembers);
	const words = searchWords(search);
	const [longest = ""] = words.toSorted((a, b) => b.length - a.length);
	const begin = [...longest].slice(0, longestKey).join("");
	const line: Line = begin ? { part: "search", begin } : { part: `${sort}.${lang}`, begin };
	const isFound = (row: Listing) =>
		firstKey(row, begin) === row.key &&
		words.every((word) => joinWords(listedText(row)).includes(word));
	const at = cursor && (await placeAt(cursor, line));
	const skipped = cursor && !at ? Math.min(cursor.skip, mostSkipped) : 0;
	const count = limit + 1 + skipped;
	const found = await readLine(line, { count, after: at, isFound, isNarrow: words.length > 1 });
	const { rows, next } = pageRead(found.slice(skipped), idOf, limit, cursor?.skip);
	return { rows: rows.map(member), next };
}

type Wish = {
	count: number;
	after: Pick<Listing, "key" | "userId"> | null | undefined;
	isFound: (row: Listing) => boolean;
	/** Whether only few rows are expected to match. */
	isNarrow: boolean;
};

/**
 * Reads rows of a range until there are enough. A search with several words reads at most 1,500
 * rows, so it may miss people when each word alone matches more.
 */
async function readLine(
	{ part, begin }: Line,
	{ count, after, isFound, isNarrow }: Wish,
): Promise<Listing[]> {
	const ofPart = Listings.query.byKey({ part });
	const query = after
		? ofPart.gt({ key: after.key, userId: after.userId })
		: ofPart.begins({ key: begin });
	const rows: Listing[] = [];
	let cursor: string | null = null;
	for (let round = 0; round < mostRounds && rows.length < count; round++) {
		const missing = count - rows.length;
		const limit = isNarrow ? roundRows : Math.ceil(missing * (begin ? spare : 1));
		const read: { data: Listing[]; cursor: string | null } = await query.go({ limit, cursor });
		const ofLine = read.data.filter(({ key }) => key.startsWith(begin));
		rows.push(...(begin ? ofLine.filter(isFound) : ofLine));
		cursor = read.cursor;
		if (!cursor || ofLine.length < read.data.length) break;
	}
	return rows;
}
