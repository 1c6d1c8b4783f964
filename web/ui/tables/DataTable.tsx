import { type ComponentProps, type ReactNode, useRef } from "react";
import { useAddress } from "../../core/address/useAddress.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { useAtLeast } from "../atLeast.ts";
import { Button } from "../Button.tsx";
import { ShowMore } from "../ShowMore.tsx";
import { uiMessages } from "../ui.messages.ts";
import { DensityButton, useDense } from "./Density.tsx";
import { nextSorting, readSorting, type Sortable, type Sorting, sortRows } from "./sortRows.ts";
import { useFits } from "./useFits.ts";
import "./data-table.css";

export type Column<Row> = Sortable<Row> & {
	head: string;
	cell: (row: Row) => ReactNode;
	/** Whether the column holds the row's name (row header). */
	names?: boolean;
	/**
	 * Position on phones, where each row is a card: below the name by default, there with its
	 * heading, at the end of the name's line, or hidden; `only`: shown only there.
	 */
	phone?: "labelled" | "end" | "none" | "only";
	/** Whether the column holds figures, which line up at its end. */
	isFigures?: boolean;
	/** What the last line of the table says of all rows, such as their sum. */
	total?: (rows: readonly Row[]) => ReactNode;
	/**
	 * Direction of the order named after the column, for lists that the server sorts (`?order=`); a
	 * minus before the name reverses it.
	 */
	serverOrder?: Direction;
};

export type Selection = {
	selected: ReadonlySet<string>;
	onSelect: (selected: ReadonlySet<string>) => void;
};

type Props<Row> = {
	/** Accessible name of the table, for users who don't see the heading above. */
	label: string;
	rows: Row[];
	columns: Column<Row>[];
	keyOf: (row: Row) => string;
	/** Content below a row across the table, such as a form that edits the row. */
	below?: (row: Row) => ReactNode;
	/** Makes rows selectable; `nameOf` labels their checkboxes. */
	selection?: Selection & { nameOf: (row: Row) => string };
	/** Prefix of the query parameters, for pages with several tables: `?officials.sort=`. */
	name?: string;
	/** Number of rows shown until all are requested (`?all=1`). */
	first?: number;
	/** The server's order if the address names none. */
	order?: string;
	/** Paging of the rows, to load the next page. */
	pages?: ComponentProps<typeof ShowMore>["pages"];
};

export type Direction = "ascending" | "descending";
const opposite = { ascending: "descending", descending: "ascending" } as const;
const arrows = { ascending: "↑", descending: "↓" };

type HeadProps<Row> = { column: Column<Row>; direction: Direction | undefined; onSort: () => void };

function Head<Row>({ column, direction, onSort }: HeadProps<Row>) {
	const text = useText(uiMessages);
	const { head, sort, serverOrder, phone, isFigures } = column;
	return (
		<th scope="col" data-phone={phone} data-figures={isFigures || undefined} aria-sort={direction}>
			{sort || serverOrder ? (
				<button type="button" aria-label={text("ui.sortBy", { column: head })} onClick={onSort}>
					{head}
					<span aria-hidden="true">{direction ? arrows[direction] : "↕"}</span>
				</button>
			) : (
				head
			)}
		</th>
	);
}

/**
 * The state of a column heading: the direction, if the list is sorted by this column, and how to
 * sort by it.
 */
function useHeads<Row>(word: string, defaultOrder: string | undefined) {
	const { search, set } = useAddress();
	const sorting = readSorting(search.get(word));
	const order = readSorting(search.get("order") ?? defaultOrder ?? null);
	return ({ id, serverOrder }: Column<Row>) => {
		if (!serverOrder) {
			const isSorted = sorting?.column === id;
			return {
				direction: isSorted ? directionOf(sorting) : undefined,
				onSort: () => set({ [word]: nextSorting(sorting, id) }),
			};
		}
		const isSorted = order?.column === id;
		const next = isSorted && !order.down ? `-${id}` : id;
		return {
			direction: isSorted ? (order.down ? opposite[serverOrder] : serverOrder) : undefined,
			onSort: () => set({ order: next === defaultOrder ? null : next }),
		};
	};
}

const directionOf = ({ down }: NonNullable<Sorting>): Direction =>
	down ? "descending" : "ascending";

function Cell<Row>({ row, column }: { row: Row; column: Column<Row> }) {
	const { names, phone, cell, head, isFigures } = column;
	if (names) return <th scope="row">{cell(row)}</th>;
	return (
		<td
			data-phone={phone}
			data-figures={isFigures || undefined}
			data-head={phone === "labelled" ? head : undefined}
		>
			{cell(row)}
		</td>
	);
}

function toggled(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
	const next = new Set(selected);
	if (!next.delete(key)) next.add(key);
	return next;
}

function SelectAll({ selection, keys }: { selection: Selection; keys: string[] }) {
	const text = useText(uiMessages);
	const areAll = keys.length > 0 && keys.every((key) => selection.selected.has(key));
	return (
		<td>
			<label>
				<input
					type="checkbox"
					aria-label={text("ui.selectAll")}
					checked={areAll}
					onChange={() => selection.onSelect(new Set(areAll ? [] : keys))}
				/>
				<span className="on-phone">{text("ui.selectAll")}</span>
			</label>
		</td>
	);
}

type RowProps<Row> = Pick<Props<Row>, "columns" | "keyOf" | "below" | "selection"> & { row: Row };

/** A row with its checkbox, and the content below it. */
function TableRow<Row>({ row, columns, keyOf, below, selection }: RowProps<Row>) {
	const text = useText(uiMessages);
	const key = keyOf(row);
	const more = below?.(row);
	return (
		<>
			<tr data-row={key} tabIndex={-1}>
				{selection && (
					<td>
						<input
							type="checkbox"
							aria-keyshortcuts="X"
							aria-label={text("ui.select", { name: selection.nameOf(row) })}
							checked={selection.selected.has(key)}
							onChange={() => selection.onSelect(toggled(selection.selected, key))}
						/>
					</td>
				)}
				{columns.map((column) => (
					<Cell key={column.id} row={row} column={column} />
				))}
			</tr>
			{more && (
				<tr>
					<td className="below-row" colSpan={columns.length + (selection ? 1 : 0)}>
						{more}
					</td>
				</tr>
			)}
		</>
	);
}

/** The last line of a table: what its columns say of all rows. */
function Totals<Row>({
	rows,
	columns,
	selection,
}: Pick<Props<Row>, "rows" | "columns" | "selection">) {
	if (rows.length < 2 || !columns.some(({ total }) => total)) return null;
	return (
		<tfoot>
			<tr>
				{selection && <td />}
				{columns.map(({ id, names, total, phone, head, isFigures }) =>
					names ? (
						<th key={id} scope="row">
							{total?.(rows)}
						</th>
					) : (
						<td
							key={id}
							data-phone={phone}
							data-figures={isFigures || undefined}
							data-head={phone === "labelled" && total ? head : undefined}
						>
							{total?.(rows)}
						</td>
					),
				)}
			</tr>
		</tfoot>
	);
}

type AllProps = {
	first: number;
	/** The number of all rows, in words. */
	count: string;
	/** The query parameter that asks for all of them. */
	word: string;
};

/** Shows all rows or only the first again. */
function AllOrFirst({ first, count, word }: AllProps) {
	const text = useText(uiMessages);
	const { search, set } = useAddress();
	const isAll = search.has(word);
	return (
		<p>
			<Button onClick={() => set({ [word]: isAll ? null : "1" })}>
				{isAll ? text("ui.showFirst", { count: first }) : text("ui.showAll", { count: count })}
			</Button>
		</p>
	);
}

/** Number of rows from which a table offers low rows. */
const longFrom = 20;

/**
 * A table that is sortable by the query string (`?sort=`), with optional selection; rows become
 * cards on phones.
 */
export function DataTable<Row>({ label, name, first, order, pages, ...table }: Props<Row>) {
	const { rows, columns, keyOf, selection } = table;
	const locale = useLocale();
	const { search } = useAddress();
	const atLeast = useAtLeast();
	const [sort, all] = ["sort", "all"].map((word) => (name ? `${name}.${word}` : word));
	const sorting = readSorting(search.get(sort));
	const headOf = useHeads<Row>(sort, order);
	const isAll = first === undefined || search.has(all);
	const sorted = sortRows(rows, columns, sorting, locale);
	const shown = isAll ? sorted : sorted.slice(0, first);
	const box = useRef<HTMLDivElement>(null);
	const fits = useFits(box);
	const isDense = useDense();
	return (
		<>
			{shown.length >= longFrom && <DensityButton />}
			<div className="table-scroll" ref={box} data-fits={fits || undefined}>
				<table className="data-table" aria-label={label} data-dense={isDense || undefined}>
					<thead>
						<tr>
							{selection && <SelectAll selection={selection} keys={shown.map(keyOf)} />}
							{columns.map((column) => (
								<Head key={column.id} column={column} {...headOf(column)} />
							))}
						</tr>
					</thead>
					<tbody>
						{shown.map((row) => (
							<TableRow key={keyOf(row)} row={row} {...table} />
						))}
					</tbody>
					<Totals {...table} />
				</table>
			</div>
			{first !== undefined && rows.length > first && (
				<AllOrFirst first={first} count={atLeast(rows.length, pages?.more)} word={all} />
			)}
			{isAll && pages && <ShowMore pages={pages} />}
		</>
	);
}
