import { type Role, roles } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { Locale } from "#shared/core/locales.ts";
import { type Cursor, type Page, pageOf, pageRead } from "#shared/core/page.ts";
import { searchFor, searchWords } from "#shared/core/search.ts";
import { nameIn } from "#shared/users/users.rules.ts";
import type { PeopleQuery, Person } from "#shared/users/users.schema.ts";
import { retryUnprocessed } from "../core/table/database.ts";
import { type KeyKind, type SearchKey, SearchKeys } from "./search-key.entity.ts";
import { fewestInside, joined, keysOf, letterOf, longestKey, searchText } from "./search-keys.ts";
import { type User, Users } from "./user.entity.ts";
import { findUser } from "./users.service.ts";

/** Some attributes of everybody there is, by the index. */
export async function everybody<Name extends keyof User>(attributes: Name[]): Promise<Pick<User, Name>[]> {
	const ofRole = (role: (typeof roles)[number]) => Users.query.byRole({ role }).go({ pages: "all", attributes });
	return (await Promise.all(roles.map(ofRole))).flatMap(({ data }) => data as Pick<User, Name>[]);
}

/** Numbers of the staff, up to a limit of each role. */
export async function staffIds(limit: number): Promise<UserId[]> {
	const ofRole = (role: Role) => Users.query.byRole({ role }).go({ limit, attributes: ["id"] });
	const found = await Promise.all((["super-admin", "admin"] as const).map(ofRole));
	return found.flatMap(({ data }) => data.map(({ id }) => id as UserId));
}

const person = (user: User): Person => ({
	...user,
	id: user.id as UserId,
	firstNameAr: user.firstNameAr ?? null,
	lastNameAr: user.lastNameAr ?? null,
});

/** People by name, or whom a search finds: first those whose names begin so, then by the name that was found. */
export async function findPeople(query: PeopleQuery, locale: Locale): Promise<Page<Person>> {
	const { search, roles: sought, limit = 100, cursor } = query;
	if (sought) return findByRole(sought, query, locale);
	const words = searchWords(search);
	const { rows, next } =
		words.length > 1
			? pageOf(await withAllWords(words, locale), idOf, { limit, cursor })
			: await pageOfKeys(partsFor(words[0], locale), limit, cursor);
	return { rows: await peopleOf(rows), next };
}

/** The same among coaches or staff. They are some dozens, and are read by their role. */
async function findByRole(
	sought: NonNullable<PeopleQuery["roles"]>,
	{ search, limit = 100, cursor }: PeopleQuery,
	locale: Locale,
): Promise<Page<Person>> {
	const read = await Promise.all(sought.map((role) => Users.query.byRole({ role }).go({ pages: "all" })));
	const { finds } = searchFor(search);
	const nameOf = (user: User) => nameIn(locale, user).full;
	const all = read
		.flatMap(({ data }) => data)
		.filter(({ firstName, lastName, firstNameAr, lastNameAr, email }) =>
			finds([firstName, lastName, firstNameAr, lastNameAr, email]),
		)
		.sort((a, b) => nameOf(a).localeCompare(nameOf(b), locale) || a.id - b.id);
	const { rows, next } = pageOf(all, ({ id }) => String(id), { limit, cursor });
	return { rows: rows.map(person), next };
}

type Row = Pick<SearchKey, "key" | "name" | "userId" | "text">;

const idOf = ({ userId }: Row) => String(userId);

/** A part of the index in which a word is looked for. */
type Part = { kind: KeyKind; word: string };

function partsFor(word: string | undefined, locale: Locale): Part[] {
	if (!word) return [{ kind: `name.${locale}`, word: "" }];
	const begins: Part = { kind: "begins", word: [...word].slice(0, longestKey).join("") };
	return word.length < fewestInside ? [begins] : [begins, { ...begins, kind: "inside" }];
}

/** Rows of a part in their order, those behind a row alone. `ended`: there are no more. */
async function readPart({ kind, word }: Part, limit: number, after?: Row): Promise<{ rows: Row[]; ended: boolean }> {
	const part = SearchKeys.query.byKey({ kind, letter: letterOf(kind, word) });
	const asked = after
		? part.gt({ key: after.key, name: after.name, userId: after.userId })
		: part.begins({ key: word });
	// As they are stored: a search reads many rows and shows few.
	const { data } = (await asked.go({ limit, data: "raw" })) as unknown as {
		data: { Items: Row[]; LastEvaluatedKey?: object };
	};
	const rows = data.Items.filter(({ key }) => key.startsWith(word));
	return { rows, ended: !data.LastEvaluatedKey || rows.length < data.Items.length };
}

/** Where somebody stands among the parts: once, though several of their keys may begin with the word. */
function firstPlace(text: string, parts: readonly Part[]): { part: number; key: string } | null {
	const keys = keysOf(text);
	for (const [part, { kind, word }] of parts.entries()) {
		const [key] = keys[kind].filter((one) => one.startsWith(word)).sort();
		if (key !== undefined) return { part, key };
	}
	return null;
}

/** The row behind which a page begins; null where that person is gone or is found no more. */
async function rowAt({ after }: Cursor, parts: readonly Part[]): Promise<{ part: number; row: Row } | null> {
	const user = /^[1-9]\d{0,14}$/.test(after) ? await findUser(Number(after) as UserId) : null;
	const text = user && searchText(user);
	const at = text ? firstPlace(text, parts) : null;
	if (!user || !text || !at) return null;
	const {
		"name.en": [latin],
		"name.ar": [arabic],
	} = keysOf(text);
	const name = /\p{Script=Arabic}/u.test(at.key) ? arabic : latin;
	return { part: at.part, row: { key: at.key, name, userId: user.id, text } };
}

/** Several keys of one person may be found, so more rows are read than people are wanted. */
const spare = 1.5;

/** A page of those whom one word finds, read from where it begins. */
async function pageOfKeys(parts: readonly Part[], limit: number, cursor?: Cursor): Promise<Page<Row>> {
	const at = cursor && (await rowAt(cursor, parts));
	const skipped = cursor && !at ? cursor.skip : 0;
	const wanted = limit + 1 + skipped;
	const found: Row[] = [];
	let after = at?.row;
	for (let part = at?.part ?? 0; part < parts.length && found.length < wanted; ) {
		const missing = Math.min(wanted - found.length, 1_000);
		const { rows, ended } = await readPart(parts[part], Math.ceil(missing * spare), after);
		found.push(
			...rows.filter(({ key, text }) => {
				const first = firstPlace(text, parts);
				return first?.part === part && first.key === key;
			}),
		);
		after = ended ? undefined : rows.at(-1);
		if (ended) part++;
	}
	return pageRead(found.slice(skipped), idOf, limit, cursor?.skip);
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
	const lines = longest.map((word) => ({
		parts: partsFor(word, locale),
		part: 0,
		after: undefined as Row | undefined,
	}));
	const found = new Map<number, Row>();
	const step = async (line: (typeof lines)[number]) => {
		const { rows, ended } = await readPart(line.parts[line.part], roundRows, line.after);
		for (const row of rows) {
			const text = joined(row.text);
			if (words.every((word) => text.includes(word))) found.set(row.userId, row);
		}
		line.after = ended ? undefined : rows.at(-1);
		if (ended) line.part++;
		return line.part === line.parts.length;
	};
	for (let round = 0; round < mostRounds; round++) {
		const ended = await Promise.all(lines.map(step));
		if (ended.some(Boolean)) break;
	}
	const begins = ({ text }: Row) => {
		const { begins: keys } = keysOf(text);
		return Number(words.every((word) => keys.some((key) => key.startsWith(word))));
	};
	const nameOf = ({ text }: Row) => keysOf(text)[`name.${locale}`][0];
	return [...found.values()]
		.map((row) => ({ row, begins: begins(row), name: nameOf(row) }))
		.sort((a, b) => b.begins - a.begins || a.name.localeCompare(b.name, locale) || a.row.userId - b.row.userId)
		.map(({ row }) => row);
}

/**
 * The people of rows, in their order, each once: who is renamed while rows are read stands there with both names.
 * Who was deleted a moment ago is left out.
 */
async function peopleOf(rows: readonly Row[]): Promise<Person[]> {
	const ids = [...new Set(rows.map(({ userId }) => userId))];
	if (ids.length === 0) return [];
	const { data } = await retryUnprocessed(() => Users.get(ids.map((id) => ({ id }))).go({ concurrent: 4 }));
	const byId = new Map(data.map((user) => [user.id, user]));
	return ids.flatMap((id) => {
		const user = byId.get(id);
		return user ? [person(user)] : [];
	});
}
