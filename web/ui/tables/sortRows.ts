/**
 * Sorting of a table, stored in the query string as the column's id, with a minus for descending.
 */
export type Sorting = { column: string; down: boolean } | null;

export const readSorting = (text: string | null): Sorting =>
	text ? { column: text.replace(/^-/, ""), down: text.startsWith("-") } : null;

/** The sorting after a click on a column heading: ascending, descending, then none. */
export function nextSorting(sorting: Sorting, column: string): string | null {
	if (sorting?.column !== column) return column;
	return sorting.down ? null : `-${column}`;
}

export type Sortable<Row> = { id: string; sort?: (row: Row) => string | number };

/**
 * Sorts rows; keeps their order without a sorting.
 * @param locale language whose alphabet applies
 */
export function sortRows<Row>(
	rows: Row[],
	columns: Sortable<Row>[],
	sorting: Sorting,
	locale: string,
): Row[] {
	const by = sorting && columns.find(({ id }) => id === sorting.column)?.sort;
	if (!by) return rows;
	const { compare } = new Intl.Collator(locale, { numeric: true });
	const order = (a: string | number, b: string | number) =>
		typeof a === "number" && typeof b === "number" ? a - b : compare(String(a), String(b));
	const sorted = rows.toSorted((a, b) => order(by(a), by(b)));
	return sorting.down ? sorted.reverse() : sorted;
}
