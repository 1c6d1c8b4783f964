/** How a table is sorted, as it stands in the address: a column's id, with a minus before it for downwards. */
export type Sorting = { column: string; down: boolean } | null;

export const readSorting = (text: string | null): Sorting =>
	text ? { column: text.replace(/^-/, ""), down: text.startsWith("-") } : null;

/** What a press on a column's head makes of the sorting: up, then down, then none. */
export function nextSorting(sorting: Sorting, column: string): string | null {
	if (sorting?.column !== column) return column;
	return sorting.down ? null : `-${column}`;
}

export type Sortable<Row> = { id: string; sort?: (row: Row) => string | number };

/** Rows in the order wished; as they came where none is. @param locale whose alphabet counts */
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
