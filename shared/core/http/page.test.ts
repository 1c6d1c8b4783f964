import * as z from "zod/mini";
import {
	bytesOf,
	countFitting,
	cursorBehind,
	cursorOf,
	isList,
	paged,
	pageOf,
	pageRead,
	queryOf,
} from "./page.ts";

const rows = ["a", "b", "c", "d", "e"];
const idOf = (row: string) => row;
const Query = z.object(paged);
const encode = (value: unknown) =>
	btoa(JSON.stringify(value)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

describe("a page cut out of a whole list", () => {
	test("is the whole list without a limit, and ends with a cursor until the list ends", () => {
		expect(pageOf(rows, idOf, {})).toEqual({ rows, next: undefined });
		expect(pageOf(rows, idOf, { limit: 5 })).toEqual({ rows, next: undefined });
		expect(pageOf(rows, idOf, { limit: 9 }).next).toBeUndefined();
		const first = pageOf(rows, idOf, { limit: 2 });
		expect([first.rows, cursorOf(first.next ?? "")]).toEqual([["a", "b"], { after: "b", skip: 2 }]);
		const second = pageOf(rows, idOf, { limit: 2, cursor: cursorOf(first.next ?? "") });
		expect([second.rows, cursorOf(second.next ?? "")]).toEqual([
			["c", "d"],
			{ after: "d", skip: 4 },
		]);
		const third = pageOf(rows, idOf, { limit: 2, cursor: cursorOf(second.next ?? "") });
		expect(third).toEqual({ rows: ["e"], next: undefined });
	});

	test("goes on behind the row of its cursor, or behind as many rows if that row is gone", () => {
		expect(pageOf(rows, idOf, { cursor: { after: "a", skip: 4 } }).rows).toEqual(rows.slice(1));
		expect(pageOf(rows, idOf, { cursor: { after: "x", skip: 3 } }).rows).toEqual(["d", "e"]);
		expect(pageOf(rows, idOf, { limit: 1, cursor: { after: "x", skip: 3 } }).rows).toEqual(["d"]);
		expect(pageOf(rows, idOf, { cursor: { after: "x", skip: 9 } })).toEqual({
			rows: [],
			next: undefined,
		});
		expect(pageOf([], idOf, { limit: 2 })).toEqual({ rows: [], next: undefined });
	});
});

describe("a page of rows that were read with one more than the limit", () => {
	test("returns a cursor only if the query found more rows than the limit", () => {
		expect(pageRead(rows, idOf, 5)).toEqual({ rows, next: undefined });
		const { rows: read, next = "" } = pageRead(rows, idOf, 4, 10);
		expect([read, cursorOf(next)]).toEqual([rows.slice(0, 4), { after: "d", skip: 14 }]);
		expect(cursorOf(pageRead(rows, idOf, 1).next ?? "")).toEqual({ after: "a", skip: 1 });
		expect(pageRead([], idOf, 3)).toEqual({ rows: [], next: undefined });
		expect(pageRead(rows, idOf, 0)).toEqual({ rows: [], next: undefined });
	});
});

describe("a cursor", () => {
	test("stands behind the last row read, after at least one row", () => {
		expect(cursorOf(cursorBehind("a", 7))).toEqual({ after: "a", skip: 7 });
		expect(cursorOf(cursorBehind("a", 0))).toEqual({ after: "a", skip: 1 });
	});

	test.each([
		["", "empty"],
		["x", "no encoding"],
		[encode([1]), "without a row"],
		[encode([1, 2]), "a number as a row"],
		[encode([0, "a"]), "no rows before"],
		[encode([-1, "a"]), "fewer than none"],
		[encode([1.5, "a"]), "half a row"],
		[encode(["1", "a"]), "a text as a number"],
		[encode([2 ** 53, "a"]), "more than can be counted"],
		[encode({ skip: 1, after: "a" }), "another form"],
		[`${encode([1, "a"])}=`, "padding"],
		[btoa('[1, "a"]'), "spaces"],
	])("%s is refused: %s", (text) => {
		expect(cursorOf(text)).toBeUndefined();
		expect(Query.safeParse({ cursor: text }).success).toBe(false);
	});

	test("has 300 signs at most", () => {
		const withId = (length: number) => encode([1, "x".repeat(length)]);
		const read = (length: number) => Query.safeParse({ cursor: withId(length) }).data?.cursor;
		expect([withId(219).length, withId(220).length]).toEqual([300, 302]);
		expect(read(219)).toEqual({ after: "x".repeat(219), skip: 1 });
		expect(read(220)).toBeUndefined();
	});
});

test.each([
	["1", 1],
	["999", 999],
	["0", undefined],
	["1000", undefined],
	["-1", undefined],
	["1.5", undefined],
	["", undefined],
])("a limit of %j rows is read as %s", (limit, read) => {
	expect(Query.safeParse({ limit }).data?.limit).toBe(read);
});

test("every call that answers a list takes a limit and a cursor", () => {
	const list = z.array(z.string());
	const query = z.object({ year: z.string() });
	expect(isList({ method: "GET", response: list })).toBe(true);
	expect(isList({ method: "POST", response: list })).toBe(false);
	expect(isList({ method: "GET", response: z.string() })).toBe(false);
	const fields = (route: Parameters<typeof queryOf>[0]) => Object.keys(queryOf(route)?.shape ?? {});
	expect(fields({ method: "GET", response: list })).toEqual(["limit", "cursor"]);
	expect(fields({ method: "GET", response: list, query })).toEqual(["limit", "cursor", "year"]);
	expect(fields({ method: "GET", response: z.string(), query })).toEqual(["year"]);
	expect(queryOf({ method: "GET" })).toBeUndefined();
});

describe("rows that fit into a page", () => {
	const sizes = (...list: number[]) => countFitting(list, 9, (size) => size);

	test("fit up to 90,000 bytes, and one always does", () => {
		expect(sizes(45_000, 45_000, 1)).toBe(2);
		expect(sizes(45_000, 45_001)).toBe(1);
		expect(sizes(100_000, 1)).toBe(1);
		expect(sizes(100_000)).toBe(1);
		expect(sizes(90_000, 0, 0)).toBe(3);
		expect(sizes()).toBe(0);
	});

	test("fit up to the limit", () => {
		expect(countFitting([1, 1, 1], 2, (size) => size)).toBe(2);
		expect(countFitting([1, 1, 90_000], 2, (size) => size)).toBe(2);
	});

	test("are measured as JSON in UTF-8", () => {
		expect([bytesOf("a"), bytesOf("ك"), bytesOf({ a: 1 })]).toEqual([3, 4, 7]);
		expect(countFitting(["x".repeat(89_990), "y"], 9)).toBe(2);
		expect(countFitting(["x".repeat(90_000), "y"], 9)).toBe(1);
	});
});
