/** @jest-environment jsdom */
import { globSync } from "node:fs";
import { resolve } from "node:path";
import type { Locale } from "#shared/core/locales.ts";
import { type PageData, type PageName, pageNames, pages } from "#shared/pages.ts";
import { answerCalls } from "#tests/core/renderPart.tsx";
import { leftPages } from "../community/imports/imports.queries.ts";
import { membersQuery } from "../content/members/members.queries.ts";
import type { Prefilled } from "../core/defineRendered.ts";
import { pageDefinitions } from "../pageDefinitions.ts";

// Some of what these modules export reads at once.
answerCalls(() => new Promise(() => {}));

type Query = { queryKey: readonly unknown[] };
const isQuery = (value: unknown): value is Query =>
	typeof value === "object" && value !== null && "queryFn" in value && "queryKey" in value;

/** Which arguments tell one query of a kind from another: two ids, words, filters or languages. */
const sides = [
	[1, 2, 3],
	[2, 3, 4],
];

const keysOf = (make: unknown, given: unknown[]) => {
	if (isQuery(make)) return JSON.stringify(make.queryKey);
	if (typeof make !== "function" || /^use[A-Z]/.test(make.name)) return undefined;
	try {
		const made = make(...given);
		return isQuery(made) ? JSON.stringify(made.queryKey) : undefined;
	} catch {
		return undefined;
	}
};

const queries: { name: string; make: unknown; key: string }[] = [];
for (const file of globSync("web/*/*/**/*.queries.ts").sort())
	for (const [name, make] of Object.entries(await import(resolve(file)))) {
		const key = keysOf(make, sides[0]);
		if (key) queries.push({ name: `${file.split("/").at(-1)} ${name}`, make, key });
	}

test("finds the queries of all domains", () => {
	expect(queries.length).toBeGreaterThan(70);
});

/** Queries whose one argument is an object of which only some parts count. */
const filtered = ["members.queries.ts membersQuery", "imports.queries.ts leftPages"];

test("a query of one record or filter is no query of another one", () => {
	const confused = queries.filter(
		({ make, name }) =>
			!filtered.includes(name) &&
			typeof make === "function" &&
			make.length > 0 &&
			keysOf(make, sides[1]) === keysOf(make, sides[0]),
	);
	expect(confused.map(({ name }) => name)).toEqual([]);
});

test("each filter of the members, and each state of an import, is a query of its own", () => {
	const plain = { lang: "en" } as const;
	const members = [
		plain,
		{ lang: "ar" },
		{ ...plain, sort: "name" },
		{ ...plain, search: "a" },
	] as const;
	const left = [
		{ id: "1", refused: 0, kept: 0 },
		{ id: "2", refused: 0, kept: 0 },
		{ id: "1", refused: 1, kept: 0 },
		{ id: "1", refused: 0, kept: 1 },
	];
	const keys = [
		...members.map((wish) => membersQuery(wish as never).queryKey),
		...left.map((one) => leftPages(one as never).queryKey),
	];
	expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(8);
	expect(membersQuery({ ...plain, sort: "belt", search: "" } as never).queryKey).toEqual(
		membersQuery(plain as never).queryKey,
	);
});

/**
 * Queries that read the same and show different parts of it, and those that only seem to share a key
 * because these tests pass numbers as filters.
 */
const alike = new Set([
	"dashboard.queries.ts figuresQuery = dashboard.queries.ts totalsQuery",
	"memberships.queries.ts paymentPages = memberships.queries.ts personPaymentsQuery",
	"published.queries.ts newsOf = published.queries.ts publishedArticleQuery",
]);

test("two queries share what is cached only if they read the same", () => {
	const byKey = Map.groupBy(queries, ({ key }) => key);
	const shared = [...byKey.values()].filter((all) => new Set(all.map(({ make }) => make)).size > 1);
	expect(
		shared.map((all) => all.map(({ name }) => name).join(" = ")).filter((one) => !alike.has(one)),
	).toEqual([]);
});

test("each query key begins with the name of what is read", () => {
	const others = queries.filter(({ key }) => !/^\["[a-z][\w -]*"/i.test(key));
	expect(others.map(({ name, key }) => `${name} ${key}`)).toEqual([]);
});

/** A record with each text in both languages, whatever the pages call them. */
const record = (id: number, wish: object = {}) => ({
	id,
	firstName: "First",
	lastName: "Last",
	firstNameAr: "الأول",
	lastNameAr: "الأخير",
	nameEn: "Name",
	nameAr: "الاسم",
	title: "Class",
	titleEn: "Title",
	titleAr: "العنوان",
	bio: "About",
	bioAr: "نبذة",
	description: "Text",
	descriptionEn: "Text",
	descriptionAr: "نص",
	contentEn: "Text",
	contentAr: "نص",
	addressEn: "Street",
	addressAr: "شارع",
	...wish,
});

const withSubject = pageNames.filter((name) => pageDefinitions[name].subject);

test.each(withSubject)("the page %s is headed by its record in the reader's language", (name) => {
	const subject = pageDefinitions[name].subject;
	const head = (locale: Locale, wish?: object) => subject?.head(record(7, wish), locale);
	expect(head("en")?.title).toMatch(/^[A-Z][A-Za-z ]+$/);
	expect(head("ar")?.title).toMatch(/^\p{Script=Arabic}[\p{Script=Arabic} ]+$/u);
	expect(`${head("en")?.description}`).not.toMatch(/\p{Script=Arabic}|undefined|null/u);
	expect(`${head("ar")?.description}`).not.toMatch(/[A-Za-z]/);
	const none = {
		bio: null,
		bioAr: null,
		description: null,
		descriptionAr: null,
		addressEn: null,
		addressAr: null,
	};
	for (const locale of ["en", "ar"] as const)
		expect(typeof head(locale, none)?.description).toMatch(/^string$|^object$/);
});

test.each([
	["player", { nameAr: null }, "Name"],
	["trainingClass", { titleAr: null }, "Class"],
] as const)("the page %s without an Arabic name has the English one", (name, wish, title) => {
	expect(pageDefinitions[name].subject?.head(record(7, wish), "ar").title).toBe(title);
});

test("the page of a child is about the one in its address, of all children of the family", () => {
	const { find } = pageDefinitions.child.subject ?? {};
	const family = { children: [record(6), record(7)] };
	expect(find?.(family as never, 7)).toMatchObject({ id: 7 });
	expect(find?.(family as never, 8)).toBeUndefined();
});

const rendered: Partial<Record<PageName, (page: object) => Prefilled[]>> = {};
for (const file of globSync("web/*/*/*.rendered.ts"))
	Object.assign(rendered, (await import(resolve(file))).default);

const list = (...ids: number[]) =>
	ids.map((id) =>
		record(id, { classes: [], coaches: [], dojoId: id, sections: [], isActive: true }),
	);
const page = (...ids: number[]) => ({ rows: list(...ids) });
const data = {
	news: list(6, 7),
	latestNews: page(7),
	events: list(6, 7),
	upcoming: page(7),
	past: page(6),
	athletes: list(6, 7),
	dojos: list(6, 7),
	trainingClasses: list(6, 7),
} as unknown as PageData;

const ofRecords = (["article", "event", "player", "dojo", "trainingClass"] as const).map(
	(name) => [name] as const,
);

test.each(ofRecords)(
	"a rendered page has the record of its address, and none if there is none: %s",
	(name) => {
		const of = (id: number) =>
			rendered[name]?.({ id, locale: "en", data }) as { key: unknown; data: { id: number } }[];
		expect(of(7).map((one) => one.data.id)).toEqual([7]);
		expect(of(7)[0].key).toEqual(pageDefinitions[name].subject?.key(7));
		expect(of(8)).toEqual([]);
	},
);

test("the rendered page of a class has the dojo where it is held", () => {
	const dojoIn = (dojos: object[]) =>
		rendered.trainingClass?.({ id: 7, locale: "en", data: { ...data, dojos } })[0];
	expect(dojoIn(list(6, 7))).toMatchObject({ data: { dojo: { addressEn: "Street" } } });
	expect(dojoIn(list(6))).toMatchObject({ data: { dojo: null } });
});

test("the rendered list of events has the upcoming and the past ones, each event also by itself", () => {
	const lists = rendered.events?.({ id: 0, locale: "en", data }) as {
		page: { rows: { id: number }[] };
		rows: unknown;
	}[];
	expect(lists.map(({ page: { rows } }) => rows.map(({ id }) => id))).toEqual([[7], [6]]);
	const { key } = pageDefinitions.event.subject ?? {};
	for (const { rows } of lists) expect([...(rows as unknown[]), 7]).toEqual(key?.(7));
	expect(pages.events.shows).toContain("events");
});
