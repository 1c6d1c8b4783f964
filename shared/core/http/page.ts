import * as z from "zod/mini";

/** Where a list goes on: behind the row with this id, or after so many rows where that row is gone. */
export type Cursor = { after: string; skip: number };

const written = ({ after, skip }: Cursor) => btoa(JSON.stringify([skip, after]));

/** A cursor as it travels: one text, safe in an address, that callers do not read. */
const encode = (cursor: Cursor) =>
	written(cursor).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

function decode(text: string): Cursor | undefined {
	try {
		const [skip, after] = JSON.parse(atob(text.replaceAll("-", "+").replaceAll("_", "/")));
		const cursor = { skip, after };
		const valid = Number.isSafeInteger(skip) && skip > 0 && typeof after === "string";
		// Exactly as it was given out: nothing else is a cursor.
		return valid && encode(cursor) === text ? cursor : undefined;
	} catch {
		return undefined;
	}
}

/** Largest page that may be asked for. */
const mostRows = 999;

const limit = z.pipe(
	z.string().check(z.regex(/^[1-9]\d{0,2}$/)),
	z.transform((value: string) => Math.min(Number(value), mostRows)),
);

const cursor = z.pipe(
	z.string().check(
		z.maxLength(300),
		z.refine((text) => decode(text) !== undefined),
	),
	z.transform((text: string) => decode(text) as Cursor),
);

/** The query of a list that comes in pages. Without `limit` it is whole, or as long as its route says. */
export const paged = { limit: z.optional(limit), cursor: z.optional(cursor) };
export type Paged = { limit?: number; cursor?: Cursor };

/** A cursor that was given out, read again. */
export const cursorOf = (text: string): Cursor | undefined => decode(text);

/** The rows of a page, and where the next one begins; `next` is undefined at the end. */
export type Page<T> = { rows: T[]; next?: string };

/** Cuts a page out of a whole list in its order. */
export function pageOf<T>(
	all: readonly T[],
	idOf: (row: T) => string,
	{ limit, cursor }: Paged,
): Page<T> {
	const at = cursor ? all.findIndex((row) => idOf(row) === cursor.after) + 1 : 0;
	const start = at || (cursor?.skip ?? 0);
	const end = Math.min(start + (limit ?? all.length), all.length);
	const rows = all.slice(start, end);
	const next =
		end < all.length && end > start ? encode({ after: idOf(all[end - 1]), skip: end }) : undefined;
	return { rows, next };
}

/** The same of rows that begin behind the cursor already, of which one more than the page was read. */
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

/** Where a page goes on that ended before it was full: behind a row that was read, after so many that were shown. */
export const cursorBehind = (id: string, shown: number): string =>
	encode({ after: id, skip: Math.max(shown, 1) });

/** Bytes of JSON after which a page ends, though more rows were asked for. */
const pageBytes = 90_000;

export const bytesOf = (row: unknown) => new TextEncoder().encode(JSON.stringify(row)).length;

/** How many of the rows go into one page: long rows fill it before their number does. One always does. */
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
