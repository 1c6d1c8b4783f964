import * as z from "zod/mini";
import type { Route } from "./route.ts";

/** Position in a list: after the row with this id, or after `skip` rows if that row was deleted. */
export type Cursor = { after: string; skip: number };

const written = ({ after, skip }: Cursor) => btoa(JSON.stringify([skip, after]));

/** Encodes a cursor as opaque text that is safe in a URL. */
const encode = (cursor: Cursor) =>
	written(cursor).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

function decode(text: string): Cursor | undefined {
	try {
		const [skip, after] = JSON.parse(atob(text.replaceAll("-", "+").replaceAll("_", "/")));
		const cursor = { skip, after };
		const valid = Number.isSafeInteger(skip) && skip > 0 && typeof after === "string";
		// Accepts only the exact encoding, so that a cursor has one form.
		return valid && encode(cursor) === text ? cursor : undefined;
	} catch {
		return undefined;
	}
}

/** A page has 999 rows at most. */
const limit = z.pipe(
	z.string().check(z.regex(/^[1-9]\d{0,2}$/)),
	z.transform((value: string) => Number(value)),
);

const cursor = z.pipe(
	z.string().check(
		z.maxLength(300),
		z.refine((text) => decode(text) !== undefined),
	),
	z.transform((text: string) => decode(text) as Cursor),
);

/**
 * Query of a paged list. Without `limit` the answer is the whole list, or the default of the route.
 */
export const paged = { limit: z.optional(limit), cursor: z.optional(cursor) };
export type Paged = { limit?: number; cursor?: Cursor };

/** Whether a call answers a list. */
export const isList = ({ method, response }: Pick<Route, "method" | "response">) =>
	method === "GET" && response instanceof z.ZodMiniArray;

/**
 * What the query of a call may hold. All lists take `limit` and `cursor`, so that callers can read any
 * list in one way: a list that is short by nature is answered whole, without a next cursor.
 */
export const queryOf = (route: Pick<Route, "method" | "response" | "query">) =>
	isList(route) ? z.object({ ...paged, ...route.query?.shape }) : route.query;

/** Decodes a cursor; undefined if it is malformed. */
export const cursorOf = (text: string): Cursor | undefined => decode(text);

/** Rows of a page, and the cursor of the next page; undefined at the end of the list. */
export type Page<T> = { rows: T[]; next?: string };

/** Cuts a page out of a complete, sorted list. */
export function pageOf<T>(
	all: readonly T[],
	idOf: (row: T) => string,
	{ limit, cursor }: Paged,
): Page<T> {
	const at = cursor ? all.findIndex((row) => idOf(row) === cursor.after) + 1 : 0;
	const start = at || (cursor?.skip ?? 0);
	const end = Math.min(start + (limit ?? all.length), all.length);
	const rows = all.slice(start, end);
	const next = end < all.length ? encode({ after: idOf(all[end - 1]), skip: end }) : undefined;
	return { rows, next };
}

/** Makes a page of rows that were read from the cursor on, with one row more than the limit. */
export function pageRead<T>(
	read: readonly T[],
	idOf: (row: T) => string,
	limit: number,
	skipped = 0,
): Page<T> {
	const rows = read.slice(0, limit);
	const last = rows.at(-1);
	const next =
		read.length > limit && last ? encode({ after: idOf(last), skip: skipped + limit }) : undefined;
	return { rows, next };
}

/**
 * Cursor of a page that ended before it was full: after the last row read, with the number of rows
 * shown so far.
 */
export const cursorBehind = (id: string, rowCount: number): string =>
	encode({ after: id, skip: Math.max(rowCount, 1) });

/** Size at which a page ends even if more rows were requested, in bytes of JSON. */
const pageBytes = 90_000;

export const bytesOf = (row: unknown) => new TextEncoder().encode(JSON.stringify(row)).length;

/** Number of rows that fit into a page by count and by size; at least one row always fits. */
export function countFitting<T>(
	rows: readonly T[],
	limit: number,
	sizeOf: (row: T) => number = bytesOf,
): number {
	let bytes = 0;
	for (const [position, row] of rows.slice(0, limit).entries()) {
		bytes += sizeOf(row);
		if (bytes > pageBytes && position > 0) return position;
	}
	return Math.min(rows.length, limit);
}
