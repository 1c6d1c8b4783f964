import { ladder } from "#shared/base/ranks/belts.rules.ts";
import {
	mostPeople,
	type PeopleSort,
	peopleAtOnce,
	readOrder,
} from "#shared/community/people/people.rules.ts";
import type {
	PeopleCount,
	PeopleCountQuery,
	PeopleQuery,
} from "#shared/community/people/people.schema.ts";
import { type Cursor, cursorBehind, type Page, pageOf, pageRead } from "#shared/core/http/page.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { Locale } from "#shared/core/locales.ts";
import { owingStatuses } from "#shared/core/people.ts";
import { searchWords } from "#shared/core/texts/search.ts";
import { currentYear } from "#shared/core/time/kuwait.ts";
import { byDojoName } from "#shared/people/dojos/dojos.rules.ts";
import { readCounters } from "../../core/table/counters.ts";
import { studentIds } from "../../people/coaches/students.service.ts";
import { dojoOfPerson } from "../../people/dojos/dojo-links.ts";
import { allDojos } from "../../people/dojos/dojos.service.ts";
import { filterValue, filterValuesOf } from "../../people/users/search/filter-values.ts";
import { keysOf, matchText, orderName, searchText } from "../../people/users/search/search-keys.ts";
import type { User } from "../../people/users/user.entity.ts";
import { yearsOfBirth } from "../../people/users/users.counts.ts";
import { findUser, findUsers, peopleById } from "../../people/users/users.service.ts";
import {
	type InUse,
	type Line,
	linesBy,
	linesBySound,
	linesFor,
	linesForWord,
	type Row,
	rowsWithValue,
} from "./people.lines.ts";

/** Groups of filter values: a person matches if they have one of each group. */
type PeopleFilter = {
	groups: string[][];
	withGuests: boolean;
	/** Set if only people who owe something are wanted: those with an open charge. */
	debtors?: ReadonlySet<number>;
};

/** `debtors`: people with an open charge, if only people who owe something are wanted. */
type WithDebtors<Query> = Query & { debtors?: ReadonlySet<number> };

const owingValues = owingStatuses.map(filterValue.fee);

/** The name of a dojo finds the people linked to it, too. */
async function dojosFound(text: string): Promise<string[]> {
	const { dojoId } = await dojoOfPerson({ dojoLocation: text });
	return [filterValue.dojo(text), ...(dojoId ? [filterValue.dojoId(dojoId)] : [])];
}

const oldestAge = 120;

/** Filter values of the years of birth whose people reach one of these ages this year. */
function birthYearValues({ ageFrom, ageTo }: PeopleCountQuery): string[] | undefined {
	if (ageFrom === undefined && ageTo === undefined) return undefined;
	const [youngest, oldest] = [ageFrom ?? 0, Math.min(ageTo ?? oldestAge, oldestAge)];
	const year = currentYear(Date.now());
	return Array.from({ length: Math.max(0, oldest - youngest + 1) }, (_, at) =>
		filterValue.born(year - youngest - at),
	);
}

async function readFilter(query: WithDebtors<PeopleCountQuery>): Promise<PeopleFilter> {
	const { roles, belt, dojo, dojoId, lacks, feeStatus, gender, disabled } = query;
	const groups = [
		roles?.map(filterValue.role),
		belt && [filterValue.belt(belt)],
		dojo && (await dojosFound(dojo)),
		dojoId && [filterValue.dojoId(dojoId)],
		lacks && [filterValue.lacks(lacks)],
		feeStatus && [filterValue.fee(feeStatus)],
		gender && [filterValue.gender(gender)],
		birthYearValues(query),
		disabled && [filterValue.disabled()],
	].filter((group): group is string[] => Boolean(group));
	return { groups, withGuests: query.guests === "true", debtors: query.debtors };
}

const isGuestRow = (values: readonly string[]) => values.includes(filterValue.role("guest"));

const hasOne = (values: readonly string[], group: readonly string[]) =>
	group.some((one) => values.includes(one));

/** Whether a person is wanted; a membership fee that is due is owed too. */
const matchesFilter = (
	userId: number,
	values: readonly string[],
	{ groups, withGuests, debtors }: PeopleFilter,
) =>
	(withGuests || !isGuestRow(values)) &&
	groups.every((group) => hasOne(values, group)) &&
	(!debtors || debtors.has(userId) || hasOne(values, owingValues));

const isFiltering = ({ groups, debtors }: PeopleFilter) =>
	groups.length > 0 || debtors !== undefined;

const rowOf = (user: User): Row => ({
	userId: user.id,
	joinedAt: user.createdAt,
	text: searchText(user),
	facets: filterValuesOf(user),
});

const idOf = ({ userId }: Row) => String(userId);

/** Sets of at most this many people are read, sorted and searched in memory. */
const mostInSet = 1_000;

/** Groups of more values than this would take too many requests to read. */
const mostValues = 12;

/** Almost everybody is a member, so that set is never small enough to try. */
const isNeverShort = (group: string[]) =>
	group.includes(filterValue.role("member")) || group.length > mostValues;

/** The smallest set among the filters; null if none is small enough. */
async function shortestSet(coach: UserId | undefined, filter: PeopleFilter): Promise<Row[] | null> {
	if (coach) return (await findUsers((await studentIds(coach)).slice(0, mostInSet))).map(rowOf);
	const tried = filter.groups.filter((group) => !isNeverShort(group));
	const rowsOfGroup = async (group: readonly string[]) =>
		(await Promise.all(group.map((one) => rowsWithValue(one, mostInSet + 1)))).flat();
	const sets = await Promise.all(tried.map(rowsOfGroup));
	if (filter.debtors && filter.debtors.size <= mostInSet) {
		const [debtors, owing] = await Promise.all([
			findUsers([...filter.debtors] as UserId[]),
			rowsOfGroup(owingValues),
		]);
		const rows = [...owing, ...debtors.map(rowOf)];
		sets.push([...new Map(rows.map((row) => [row.userId, row])).values()]);
	}
	const [shortest] = sets.sort((a, b) => a.length - b.length);
	return shortest && shortest.length <= mostInSet ? shortest : null;
}

/** A row's sort key, behind 0, or a higher number for people without a value, who come last. */
type Key = readonly [last: number, by: string | number];

/** Sort keys for a set in memory. */
const orders: Record<Exclude<PeopleSort, "dojo">, (row: Row, locale: Locale) => Key> = {
	name: ({ text }, locale) => [0, orderName(text, locale)],
	joined: ({ joinedAt = "" }) => [0, -Date.parse(joinedAt)],
	belt: (row) => [0, -rankIn(row)],
	age: ({ facets }) => {
		const born = facets?.find((one) => one.startsWith(filterValue.born("")));
		return born === undefined ? [1, 0] : [0, -Number(born.slice(-4))];
	},
};
const rankIn = ({ facets }: Row) =>
	ladder.findIndex((belt) => facets?.includes(filterValue.belt(belt)));

const orderByDojo =
	({ dojoIds }: InUse) =>
	({ facets = [] }: Row): Key => {
		const position = dojoIds.findIndex((id) => facets.includes(filterValue.dojoId(id)));
		if (position >= 0) return [0, position];
		return [facets.includes(filterValue.unlinked()) ? 1 : 2, 0];
	};

/** The years of birth or dojos by which a list is sorted. */
async function readInUse(sort: PeopleSort, locale: Locale): Promise<InUse> {
	if (sort === "age") {
		const { user } = await readCounters(["user"]);
		return { years: yearsOfBirth(user), dojoIds: [] };
	}
	if (sort !== "dojo") return { years: [], dojoIds: [] };
	const [dojos, { dojoPeople }] = await Promise.all([allDojos(), readCounters(["dojoPeople"])]);
	const used = dojos.filter(({ id }) => (dojoPeople[id] ?? 0) > 0);
	return { years: [], dojoIds: used.toSorted(byDojoName(locale)).map(({ id }) => id) };
}

/** Counts people; exact if the set is short or roles are the only filter. */
export async function countPeople(
	query: WithDebtors<PeopleCountQuery>,
	locale: Locale,
): Promise<PeopleCount> {
	const { search, coach, roles, ...filters } = query;
	const words = searchWords(search);
	const isFiltered =
		coach || words.length > 0 || Object.values(filters).some((value) => value !== undefined);
	if (roles && !isFiltered) {
		const { user } = await readCounters(["user"]);
		return { count: roles.reduce((sum, role) => sum + (user[role] ?? 0), 0), more: false };
	}
	const filter = await readFilter(query);
	const set = await shortestSet(coach, filter);
	if (set) return { count: matching(set, search, filter).length, more: false };
	const all = { ...query, sort: "joined" as const, limit: mostInSet };
	const { rows, next } = await pageOfLines(filter, all, locale);
	return { count: new Set(rows.map(idOf)).size, more: next !== undefined };
}

/** A page of people for staff, filtered and in the requested order. */
export async function findPeople(
	query: WithDebtors<PeopleQuery>,
	locale: Locale,
): Promise<Page<User>> {
	const { search, coach, sort, cursor } = query;
	const limit = Math.min(query.limit ?? peopleAtOnce, mostPeople);
	const filter = await readFilter(query);
	const set = await shortestSet(coach, filter);
	const { rows, next } = set
		? pageOf(await sorted(matching(set, search, filter), search, sort, locale), idOf, {
				limit,
				cursor,
			})
		: await pageOfLines(filter, { ...query, limit }, locale);
	return { rows: await peopleOf(rows), next };
}

/** The rows of a set that match a search and the filters. */
function matching(rows: readonly Row[], search: string, filter: PeopleFilter): Row[] {
	const matchOf = matchText(search);
	return rows.filter(
		({ userId, facets = [], text }) => matchesFilter(userId, facets, filter) && matchOf(text) > 0,
	);
}

/** Sorts rows in memory; those that are found by their sound alone come last. */
async function sorted(
	rows: Row[],
	search: string,
	order: PeopleQuery["sort"],
	locale: Locale,
): Promise<Row[]> {
	const { compare } = new Intl.Collator(locale);
	const { sort, isReversed } = readOrder(order);
	const keyOf = sort === "dojo" ? orderByDojo(await readInUse(sort, locale)) : orders[sort];
	const direction = isReversed ? -1 : 1;
	const matchOf = matchText(search);
	return rows
		.map((row) => ({ row, key: keyOf(row, locale), match: matchOf(row.text) }))
		.sort((a, b) => {
			const [[last, by], [otherLast, other]] = [a.key, b.key];
			const compared = typeof by === "string" ? compare(by, String(other)) : by - Number(other);
			return (
				b.match - a.match ||
				last - otherLast ||
				direction * (compared || a.row.userId - b.row.userId)
			);
		})
		.map(({ row }) => row);
}

/** A page of a list or search that may be too long for memory. */
async function pageOfLines(
	filter: PeopleFilter,
	{ search, sort, limit, cursor }: PeopleQuery & { limit: number },
	locale: Locale,
): Promise<Page<Row>> {
	const words = searchWords(search);
	if (words.length > 1) {
		const all = (await withAllWords(search, words, locale)).slice(0, mostInSet);
		return pageOf(await filterRows(all, filter), idOf, { limit, cursor });
	}
	const [word] = words;
	const alone = filter.groups.find(({ length }) => length === 1)?.[0];
	const lines = word
		? linesForWord(word)
		: linesBy(sort, locale, await readInUse(readOrder(sort).sort, locale), alone);
	return walk(lines, { limit, cursor, filter });
}

/**
 * Keeps the rows whose people match the filters. Search rows have no filter values, so these are
 * read from the people; only those of guests have theirs.
 */
async function filterRows(rows: Row[], filter: PeopleFilter): Promise<Row[]> {
	if (!isFiltering(filter))
		return rows.filter(({ facets = [] }) => filter.withGuests || !isGuestRow(facets));
	const silent = rows.filter(({ facets }) => !facets).map(({ userId }) => userId);
	const people = await peopleById(silent);
	const filterValuesAt = (userId: number) => {
		const person = people.get(userId);
		return person ? filterValuesOf(person) : [];
	};
	return rows.filter(({ userId, facets }) =>
		matchesFilter(userId, facets ?? filterValuesAt(userId), filter),
	);
}

/**
 * Several rows of a search may belong to one person, so more rows are read than people are wanted.
 */
const spare = 1.5;
/**
 * Rows per read, and per page, of a filtered list. Search rows are fewer, because their people must
 * be read.
 */
const [filteredRows, mostFiltered] = [1_000, 3_000];
const [searchedRows, mostSearched] = [200, 600];
/** Maximum reads for a page: people are listed by year of birth from many short indexes. */
const mostReads = 24;

type Wish = { limit: number; cursor?: Cursor; filter: PeopleFilter };

/**
 * Reads a page from indexes one after the other. If filters leave few rows, a page may end before
 * it is full; the next page continues there.
 */
async function walk(lines: readonly Line[], { limit, cursor, filter }: Wish): Promise<Page<Row>> {
	const at = cursor && (await placeAt(cursor, lines));
	const skipped = cursor && !at ? cursor.skip : 0;
	const isFiltered = isFiltering(filter);
	const needed = limit + 1 + skipped;
	const found: Row[] = [];
	let [position, after, read, reads] = [at?.position ?? 0, at?.row, 0, 0];
	let last: Row | undefined;
	while (position < lines.length && found.length < needed) {
		const line = lines[position];
		const [most, budget] = line.hasFilterValues
			? [filteredRows, mostFiltered]
			: [searchedRows, mostSearched];
		if ((isFiltered && read >= budget) || (reads++ === mostReads && last)) break;
		const count = isFiltered ? most : Math.min(Math.ceil((needed - found.length) * spare), most);
		const { rows, ended } = await line.read(count, after);
		read += rows.length;
		const own = rows.filter(line.lists);
		last = own.at(-1) ?? last;
		found.push(...(await filterRows(own, filter)));
		after = ended ? undefined : rows.at(-1);
		if (ended) position++;
	}
	const page = pageRead(found.slice(skipped), idOf, limit, cursor?.skip);
	if (page.next || position === lines.length || !last) return page;
	return { ...page, next: cursorBehind(idOf(last), (cursor?.skip ?? 0) + page.rows.length) };
}

/**
 * The row after which a page begins; null if that person was deleted or is in none of the indexes
 * any more.
 */
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
 * Reads the indexes of several words in parallel until one ends: everybody who matches all words is
 * among its rows. If each word matches thousands, some matches are missed.
 */
async function raceWords(
	words: readonly (readonly Line[])[],
	rounds: number,
	isFound: (row: Row) => boolean,
) {
	const races = words
		.slice(0, wordsRaced)
		.map((lines) => ({ lines, position: 0, after: undefined as Row | undefined }));
	const found = new Map<number, Row>();
	const step = async (race: (typeof races)[number]) => {
		const { rows, ended } = await race.lines[race.position].read(roundRows, race.after);
		for (const row of rows) if (isFound(row)) found.set(row.userId, row);
		race.after = ended ? undefined : rows.at(-1);
		if (ended) race.position++;
		return race.position === race.lines.length;
	};
	for (let round = 0; round < rounds && races.length > 0; round++) {
		const ended = await Promise.all(races.map(step));
		if (ended.some(Boolean)) break;
	}
	return found;
}

/**
 * All people who match several words, sorted: those who are spelt as typed, then those whose names
 * sound like it. Where many are spelt so, nobody is looked for by sound.
 */
async function withAllWords(
	search: string,
	words: readonly string[],
	locale: Locale,
): Promise<Row[]> {
	const matchOf = matchText(search);
	const longest = words.toSorted((a, b) => b.length - a.length).map(linesFor);
	const spelt = await raceWords(longest, mostRounds, ({ text }) => matchOf(text) === 2);
	const bySound =
		spelt.size < mostPeople
			? await raceWords(
					linesBySound(search).map((line) => [line]),
					1,
					({ text }) => matchOf(text) === 1,
				)
			: [];
	const begins = ({ text }: Row) => {
		const { begins: keys } = keysOf(text);
		return Number(words.every((word) => keys.some((key) => key.startsWith(word))));
	};
	const { compare } = new Intl.Collator(locale);
	return [...new Map([...spelt, ...bySound]).values()]
		.map((row) => ({
			row,
			match: matchOf(row.text),
			begins: begins(row),
			name: orderName(row.text, locale),
		}))
		.sort(
			(a, b) =>
				b.match - a.match ||
				b.begins - a.begins ||
				compare(a.name, b.name) ||
				a.row.userId - b.row.userId,
		)
		.map(({ row }) => row);
}

/**
 * The people of the rows, in order and without duplicates: a person renamed during the read has
 * rows under both names. People just deleted are left out.
 */
async function peopleOf(rows: readonly Row[]): Promise<User[]> {
	const ids = new Set(rows.map(({ userId }) => userId));
	const people = await peopleById([...ids]);
	return [...ids].flatMap((id) => people.get(id) ?? []);
}
