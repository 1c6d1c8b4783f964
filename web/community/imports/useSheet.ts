import { useMemo, useState } from "react";
import { type DayOrder, dayOrderOf } from "#shared/community/imports/imports.cells.ts";
import { matchColumns, wholeNames } from "#shared/community/imports/imports.columns.ts";
import type { NameDivision } from "#shared/community/imports/imports.names.ts";
import type { Columns } from "./faults/corrections.ts";
import { type Part, problemOf, readPart, type Sheet } from "./files/sheets.ts";
import { missingFields } from "./steps/ChooseColumns.tsx";

/** The fields of a sheet's columns. Columns that the file hides are left out until they are chosen. */
const columnsIn = ({ headings, rows, hiddenColumns }: Sheet): Columns =>
	matchColumns(
		headings.map((heading, at) => (hiddenColumns.includes(at) ? "" : heading)),
		rows,
	);

/**
 * The list that was chosen and how its cells are read: its columns, the order of day and month, and
 * the division of whole names.
 */
export function useSheet() {
	const [sheet, setSheet] = useState<Sheet | null>(null);
	const [columns, setColumns] = useState<Columns>([]);
	const [chosenOrder, chooseOrder] = useState<DayOrder | null>(null);
	const [division, divide] = useState<NameDivision | null>(null);
	const rows = useMemo(() => sheet?.rows ?? [], [sheet]);
	const days = useMemo(
		() => dayOrderOf(rows, columns, sheet?.headings),
		[rows, columns, sheet?.headings],
	);
	const order = days.order ?? chosenOrder;
	const hasWholeNames = wholeNames.some((one) => columns.includes(one));
	const open = (next: Sheet | null) => {
		setSheet(next);
		setColumns(next ? columnsIn(next) : []);
		chooseOrder(null);
		divide(null);
	};
	return {
		sheet,
		rows,
		days,
		chosenOrder,
		chooseOrder,
		division,
		divide,
		hasWholeNames,
		setColumns,
		open,
		/** Reads another part of the same file. */
		choosePart: (part: Partial<Part> & { at: number }) => sheet && open(readPart(sheet, part)),
		/** How the cells are read. */
		reading: { columns, order, division: division ?? "familyIsLast" },
		/** Whether nothing is left to be asked about the list. */
		isClear:
			sheet !== null &&
			problemOf(sheet) === null &&
			order !== null &&
			missingFields(columns).length === 0 &&
			(!hasWholeNames || division !== null),
	};
}
