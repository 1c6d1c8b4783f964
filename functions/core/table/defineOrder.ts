import { createConversions, type EntityItem } from "electrodb";
import { countFitting, type Page, type Paged, pageRead } from "#shared/core/http/page.ts";
import type { AnyEntity } from "./database.ts";
import { readOn } from "./readOn.ts";

/** How values of attributes are written in a cursor of the API. */
const forms = {
	number: "(\\d{1,15})",
	/** ISO 8601 in UTC. */
	instant: "(\\d{4}-[\\dT:.-]+Z)",
} as const;

type Cursors = {
	byAccessPattern: Record<string, { fromComposite: { toCursor(place: object): string } }>;
};

type Read = { order: "asc" | "desc"; limit: number; cursor: string | null };
type Queries<Row> = {
	query: Record<
		string,
		(of: object) => { go(read: Read): Promise<{ data: Row[]; cursor: string | null }> }
	>;
};

type How<Row> = {
	/** Number of rows of a page that names no limit. */
	most: number;
	/** Attributes of the index's partition. */
	of?: object;
	order?: "asc" | "desc";
	/** Whether the reader may see a row. */
	isSeen?: (row: Row) => boolean;
	/** Size of a row in the answer, in bytes; by default that of the row as it is stored. */
	sizeOf?: (row: Row) => number;
};

/**
 * Defines the order of an index for lists that are read page by page.
 * @param position the attributes that give a row its place in the index, and its id
 */
export function defineOrder<E extends AnyEntity>(
	entity: E,
	index: string,
	position: Record<string, keyof typeof forms>,
) {
	type Row = EntityItem<E>;
	const names = Object.keys(position);
	const pattern = new RegExp(`^${names.map((name) => forms[position[name]]).join(" ")}$`);
	const placeOf = (row: Row) =>
		names.map((name) => (row as Record<string, unknown>)[name]).join(" ");
	const { byAccessPattern } = createConversions(entity as AnyEntity) as unknown as Cursors;
	const { query } = entity as unknown as Queries<Row>;

	/** The engine's cursor; null if the text is of another list. */
	function cursorAt(after: string, of: object): string | null {
		const values = pattern.exec(after)?.slice(1);
		if (!values) return null;
		const place = Object.fromEntries(
			names.map((name, at) => [
				name,
				position[name] === "number" ? Number(values[at]) : values[at],
			]),
		);
		return byAccessPattern[index].fromComposite.toCursor({ ...of, ...place });
	}

	/** A page of the rows that the reader may see. */
	return async function readPage(
		{ limit, cursor }: Paged,
		{ most, of = {}, order = "asc", isSeen, sizeOf }: How<Row>,
	): Promise<Page<Row>> {
		const count = limit ?? most;
		const read = await readOn<Row>(
			(count, at) => query[index](of).go({ order, limit: count, cursor: at }),
			{ wanted: count + 1, from: cursor ? cursorAt(cursor.after, of) : null, isSeen },
		);
		return pageRead(read, placeOf, countFitting(read, count, sizeOf), cursor?.skip);
	};
}
