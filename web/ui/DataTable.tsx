import type { ReactNode } from "react";
import { useLocale, useText } from "../core/messages.ts";
import { useAddress } from "../core/useAddress.ts";
import { Button } from "./Button.tsx";
import { nextSorting, readSorting, type Sortable, type Sorting, sortRows } from "./sortRows.ts";
import { uiMessages } from "./ui.messages.ts";
import "./data-table.css";

export type Column<Row> = Sortable<Row> & {
	head: string;
	cell: (row: Row) => ReactNode;
	/** The cell that names its row. */
	names?: boolean;
	/** Where it stands on a phone, where each row is a card: below the name by default, at its end, or nowhere. */
	phone?: "end" | "none";
};

export type Selection = { selected: ReadonlySet<string>; onSelect: (selected: ReadonlySet<string>) => void };

type Props<Row> = {
	/** What the rows are, for who doesn't see the heading above. */
	label: string;
	rows: Row[];
	columns: Column<Row>[];
	keyOf: (row: Row) => string;
	/** Makes rows selectable, each by its name. */
	selection?: Selection & { nameOf: (row: Row) => string };
	/** How many rows are shown until somebody asks for all (`?all=1`). */
	first?: number;
	/** Fetches what comes after the last row; absent where nothing does. */
	more?: { load: () => void; isLoading: boolean };
};

const directions = { true: "descending", false: "ascending" } as const;

function Head<Row>({ column, sorting }: { column: Column<Row>; sorting: Sorting }) {
	const text = useText(uiMessages);
	const { set } = useAddress();
	const { id, head, sort, phone } = column;
	const isSorted = sorting?.column === id;
	return (
		<th scope="col" data-phone={phone} aria-sort={isSorted ? directions[`${sorting.down}`] : undefined}>
			{sort ? (
				<button
					type="button"
					aria-label={text("ui.sortBy", { column: head })}
					onClick={() => set({ sort: nextSorting(sorting, id) })}
				>
					{head}
					<span aria-hidden="true">{isSorted ? (sorting.down ? "↓" : "↑") : "↕"}</span>
				</button>
			) : (
				head
			)}
		</th>
	);
}

function Cell<Row>({ row, column }: { row: Row; column: Column<Row> }) {
	const { names, phone, cell } = column;
	return names ? <th scope="row">{cell(row)}</th> : <td data-phone={phone}>{cell(row)}</td>;
}

function toggled(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
	const next = new Set(selected);
	if (!next.delete(key)) next.add(key);
	return next;
}

/** Things as rows: sorted by a column as the address says (`?sort=`), selectable, and small cards on a phone. */
export function DataTable<Row>({ label, rows, columns, keyOf, selection, first, more }: Props<Row>) {
	const text = useText(uiMessages);
	const locale = useLocale();
	const { search, set } = useAddress();
	const sorting = readSorting(search.get("sort"));
	const isAll = first === undefined || search.has("all");
	const sorted = sortRows(rows, columns, sorting, locale);
	const shown = isAll ? sorted : sorted.slice(0, first);
	const keys = shown.map(keyOf);
	const areAll = keys.length > 0 && keys.every((key) => selection?.selected.has(key));
	return (
		<>
			<div className="table-scroll">
				<table className="data-table" aria-label={label}>
					<thead>
						<tr>
							{selection && (
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
							)}
							{columns.map((column) => (
								<Head key={column.id} column={column} sorting={sorting} />
							))}
						</tr>
					</thead>
					<tbody>
						{shown.map((row) => {
							const key = keyOf(row);
							return (
								<tr key={key}>
									{selection && (
										<td>
											<input
												type="checkbox"
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
							);
						})}
					</tbody>
				</table>
			</div>
			{first !== undefined && rows.length > first && (
				<p>
					<Button onClick={() => set({ all: isAll ? null : "1" })}>
						{text(isAll ? "ui.showFirst" : "ui.showAll", { count: isAll ? first : rows.length })}
					</Button>
				</p>
			)}
			{more && (
				<p>
					<Button disabled={more.isLoading} onClick={more.load}>
						{text(more.isLoading ? "ui.loading" : "ui.more")}
					</Button>
				</p>
			)}
		</>
	);
}
