import { ladder } from "#shared/belts/belts.rules.ts";
import { type Cursor, cursorBehind, type Page, pageOf, pageRead } from "#shared/core/http/page.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { Locale } from "#shared/core/locales.ts";
import { searchWords } from "#shared/core/texts/search.ts";
import { mostPeople, peopleAtOnce } from "#shared/people/people.rules.ts";
import type { PeopleQuery } from "#shared/people/people.schema.ts";
import { studentIds } from "../coaches/students.service.ts";
import { facet, facetsOf } from "../users/search/facets.ts";
import { joinWords, keysOf, orderName, searchText } from "../users/search/search-keys.ts";
import type { User } from "../users/user.entity.ts";
import { findUser, findUsers, peopleById } from "../users/users.service.ts";
import { type Line, linesBy, linesFor, type Row, rowsOfFacet } from "./people.lines.ts";

/** Facets of which a person has one of each group. */
type Wanted = string[][];

const wantedOf = ({ roles, belt, dojo, lacks, feeStatus, disabled }: PeopleQuery): Wanted =>
	[
		roles?.map(facet.role),
		belt && [facet.belt(belt)],
		dojo && [facet.dojo(dojo)],
		lacks && [facet.lacks(lacks)],
		feeStatus && [facet.fee(feeStatus)],
		disabled && [facet.disabled()],
	].filter((group): group is string[] => Boolean(group));

const hasAll = (facets: readonly string[], wanted: Wanted) =>
	wanted.every((group) => group.some((one) => facets.includes(one)));

const rowOf = (user: User): Row => ({
	userId: user.id,
	joinedAt: user.createdAt,
	text: searchText(user),
	facets: facetsOf(user),
});

const idOf = ({ userId }: Row) => String(userId);

/** A set of people that is short enough to be read, sorted and searched as a whole. */
const mostInSet = 1_000;

/** Almost everybody is a member: that set is never short, so it isn't tried. */
const isNeverShort = (group: string[]) => group.includes(facet.role("member"));

/** The shortest set that the filters name; null where none of them is short. */
async function shortestSet(coach: UserId | undefined, wanted: Wanted): Promise<Row[] | null> {
	if (coach) return (await findUsers((await studentIds(coach)).slice(0, mostInSet))).map(rowOf);
	const tried = wanted.filter((group) => !isNeverShort(group));
	const sets = await Promise.all(
		tried.map(async (group) => {
			const parts = await Promise.all(group.map((one) => rowsOfFacet(one, mostInSet + 1)));
			return parts.flat();
		}),
	);
	const [shortest] = sets.sort((a, b) => a.length - b.length);
	return shortest && shortest.length <= mostInSet ? shortest : null;
}

/** Orders of a set that is there as a whole, by what is compared. */
const orders: Record<PeopleQuery["sort"], (row: Row, locale: Locale) => string | number> = {
	name: ({ text }, locale) => orderName(text, locale),
	joined: ({ joinedAt = "" }) => -Date.parse(joinedAt),
	belt: (row) => -rankIn(row),
};
const rankIn = ({ facets }: Row) => ladder.findIndex((belt) => facets?.includes(facet.belt(belt)));

/** People whom staff look for, as somebody finds them: a page in the order that was asked for. */
export async function findPeople(query: PeopleQuery, locale: Locale): Promise<Page<User>> {
	const { search, coach, sort, cursor } = query;
	const limit = Math.min(query.limit ?? peopleAtOnce, mostPeople);
	const words = searchWords(search);
	const wanted = wantedOf(query);
	const set = await shortestSet(coach, wanted);
	const { rows, next } = set
		? pageOf(sorted(set.filter(isFound(words, wanted)), sort, locale), idOf, { limit, cursor })
		: await pageOfLines(words, wanted, { ...query, limit }, locale);
	return { rows: await peopleOf(rows), next };
}

const isFound = (words: readonly string[], wanted: Wanted) => (row: Row) => {
	const text = joinWords(row.text);
	return hasAll(row.facets ?? [], wanted) && words.every((word) => text.includes(word));
};

function sorted(rows: Row[], sort: PeopleQuery["sort"], locale: Locale): Row[] {
	const { compare } = new Intl.Collator(locale);
	return rows
		.map((row) => ({ row, by: orders[sort](row, locale) }))
		.sort((a, b) => {
			const order = typeof a.by === "string" ? compare(a.by, String(b.by)) : a.by - Number(b.by);
			return order || a.row.userId - b.row.userId;
		})
		.map(({ row }) => row);
}

/** The same of a list or search that may be long. */
async function pageOfLines(
	words: readonly string[],
	wanted: Wanted,
	{ sort, limit, cursor }: PeopleQuery & { limit: number },
	locale: Locale,
): Promise<Page<Row>> {
	if (words.length > 1) {
		const all = (await withAllWords(words, locale)).slice(0, mostInSet);
		return pageOf(await kept(all, wanted), idOf, { limit, cursor });
	}
	const [word] = words;
	const alone = wanted.find(({ length }) => length === 1)?.[0];
	return walk(word ? linesFor(word) : linesBy(sort, locale, alone), { limit, cursor, wanted });
}

/** Those of some rows who have the facets that are wanted. Rows of the search don't say; there the people do. */
async function kept(rows: Row[], wanted: Wanted): Promise<Row[]> {
	if (wanted.length === 0) return rows;
	const silent = rows.filter(({ facets }) => !facets).map(({ userId }) => userId);
	const people = await peopleById(silent);
	const facetsAt = (userId: number) => {
		const person = people.get(userId);
		return person ? facetsOf(person) : [];
	};
	return rows.filter(({ userId, facets }) => hasAll(facets ?? facetsAt(userId), wanted));
}

/** Several rows of a search may be of one person, so more are read than people are wanted. */
const spare = 1.5;
/** Read at once, and for one page, where people are filtered; rows of a search cost a look at the people. */
const [filteredRows, mostFiltered] = [1_000, 3_000];
const [searchedRows, mostSearched] = [200, 600];

type Wish = { limit: number; cursor?: Cursor; wanted: Wanted };

/**
 * A page of lines that are read one after the other, from where it begins. Where filters leave few of what is read, a
 * page may end before it is full, and the next one goes on from there.
 */
async function walk(lines: readonly Line[], { limit, cursor, wanted }: Wish): Promise<Page<Row>> {
	const at = cursor && (await placeAt(cursor, lines));
	const skipped = cursor && !at ? cursor.skip : 0;
	const isFiltered = wanted.length > 0;
	const needed = limit + 1 + skipped;
	const found: Row[] = [];
	let [position, after, read] = [at?.position ?? 0, at?.row, 0];
	let last: Row | undefined;
	while (position < lines.length && found.length < needed) {
		const line = lines[position];
		const [most, budget] = line.saysFacets
			? [filteredRows, mostFiltered]
			: [searchedRows, mostSearched];
		if (isFiltered && read >= budget) break;
		const count = isFiltered ? most : Math.min(Math.ceil((needed - found.length) * spare), most);
		const { rows, ended } = await line.read(count, after);
		read += rows.length;
		const own = rows.filter(line.lists);
		last = own.at(-1) ?? last;
		found.push(...(await kept(own, wanted)));
		after = ended ? undefined : rows.at(-1);
		if (ended) position++;
	}
	const page = pageRead(found.slice(skipped), idOf, limit, cursor?.skip);
	if (page.next || position === lines.length || !last) return page;
	return { ...page, next: cursorBehind(idOf(last), (cursor?.skip ?? 0) + page.rows.length) };
}

/** The row behind which a page begins; null where that person is gone or stands on none of the lines any more. */
async function placeAt(
	{ after }: Cursor,
	lines: readonly Line[],
): Promise<{ position: number; row: Row } | null> {
	const user = /^[1-9]\d{0,14}$/.test(after) ? await findUser(Number(after) as UserId) : null;
	if (!user) return null;
	for (const [position, line] of lines.entries()) {
		const row = line.placeOf(user);
		if (row) return { position, row };
	}
	return null;
}

const wordsRaced = 3;
const roundRows = 500;
const mostRounds = 3;

/**
 * All whom several words find together, in the order of the whole. The words are read side by side, until one of them has
 * no more: whoever has them all is among its rows. Where thousands have each of the words, not all of those are found.
 */
async function withAllWords(words: readonly string[], locale: Locale): Promise<Row[]> {
	const longest = [...words].sort((a, b) => b.length - a.length).slice(0, wordsRaced);
	const races = longest.map((word) => ({
		lines: linesFor(word),
		position: 0,
		after: undefined as Row | undefined,
	}));
	const found = new Map<number, Row>();
	const step = async (race: (typeof races)[number]) => {
		const { rows, ended } = await race.lines[race.position].read(roundRows, race.after);
		for (const row of rows) {
			const text = joinWords(row.text);
			if (words.every((word) => text.includes(word))) found.set(row.userId, row);
		}
		race.after = ended ? undefined : rows.at(-1);
		if (ended) race.position++;
		return race.position === race.lines.length;
	};
	for (let round = 0; round < mostRounds; round++) {
		const ended = await Promise.all(races.map(step));
		if (ended.some(Boolean)) break;
	}
	const begins = ({ text }: Row) => {
		const { begins: keys } = keysOf(text);
		return Number(words.every((word) => keys.some((key) => key.startsWith(word))));
	};
	const { compare } = new Intl.Collator(locale);
	return [...found.values()]
		.map((row) => ({ row, begins: begins(row), name: orderName(row.text, locale) }))
		.sort((a, b) => b.begins - a.begins || compare(a.name, b.name) || a.row.userId - b.row.userId)
		.map(({ row }) => row);
}

/**
 * The people of rows, in their order, each once: who is renamed while rows are read stands there with both names.
 * Who was deleted a moment ago is left out.
 */
async function peopleOf(rows: readonly Row[]): Promise<User[]> {
	const ids = new Set(rows.map(({ userId }) => userId));
	const people = await peopleById([...ids]);
	return [...ids].flatMap((id) => people.get(id) ?? []);
}
