import { useRef, useState } from "react";
import { readRow, withGuardians } from "#shared/community/imports/imports.cells.ts";
import { type ImportField, isExample } from "#shared/community/imports/imports.columns.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import {
	confirmedFields,
	correctedRow,
	type Reading,
	useCorrections,
} from "./faults/corrections.ts";
import type { LeftOut } from "./faults/DownloadRows.tsx";
import type { Sheet } from "./files/sheets.ts";
import { importsMessages } from "./imports.messages.ts";
import { type CheckedRow, checkRows, type ReadRow, type Verdicts } from "./sendRows.ts";
import { useSheet } from "./useSheet.ts";

/** The rows of a file as they are read and corrected, without those of the template's example. */
const readRows = (
	rows: Sheet["rows"],
	reading: Reading,
	corrections: ReturnType<typeof useCorrections>["corrections"],
): ReadRow[] =>
	rows
		.map((row) => {
			const values = correctedRow(row, reading, corrections);
			const confirmed = confirmedFields(row.row, values, corrections);
			return {
				row: row.row,
				values,
				...(confirmed.length > 0 && { confirmed }),
				...(row.surplus && { surplus: row.surplus }),
			};
		})
		.filter(({ values }) => !isExample(values));

/** The server's check of the rows, which opens the list at the faults if there are any. */
function useRowCheck(rows: Sheet["rows"], reading: Reading) {
	const text = useText(importsMessages);
	const { set } = useAddress();
	const [checked, setChecked] = useState<readonly CheckedRow[] | null>(null);
	const [isFolded, setFolded] = useState(false);
	const [done, setDone] = useState(0);
	const verdicts = useRef<Verdicts>(new Map());
	const corrections = useCorrections();
	const check = useWrite({
		call: () => {
			const read = readRows(rows, reading, corrections.corrections);
			return checkRows(withGuardians(read, Date.now()), verdicts.current, setDone);
		},
		begin: () => setDone(0),
		fallback: text("imports.checkFailed"),
		done: (found) => {
			setChecked(found);
			setFolded(true);
			set({ show: found.some(({ verdict }) => verdict === "fault") ? "fault" : null });
		},
	});
	return {
		check: { ...check, done },
		checked,
		corrections,
		/** A step that folds once its rows are checked. */
		folded: (summary: string) =>
			isFolded && checked ? { summary, onChange: () => setFolded(false) } : null,
		dropResult: () => setChecked(null),
		checkAnew: () => {
			// Other staff may have added people since the last check.
			verdicts.current = new Map();
			check.mutate();
		},
		/** Begins with another file, or with none. */
		open: (sheet: Sheet | null) => {
			setChecked(null);
			setFolded(false);
			verdicts.current = new Map();
			corrections.open(sheet);
			set({ show: null });
			check.reset();
		},
	};
}

/** The steps of an import: the file, how its cells are read, and the check of its rows. */
export function useImportSteps() {
	const list = useSheet();
	const { sheet, rows, reading } = list;
	const [leftOut, setLeftOut] = useState<LeftOut | null>(null);
	const [begun, setBegun] = useState(0);
	const { open, ...checking } = useRowCheck(rows, reading);
	const openSheet = (next: Sheet | null) => {
		list.open(next);
		setLeftOut(null);
		open(next);
	};
	return {
		...checking,
		list,
		leftOut,
		/** Number of imports that were started on this page. */
		begun,
		openSheet,
		onBegun: (left: readonly CheckedRow[]) => {
			checking.corrections.forget();
			openSheet(null);
			if (sheet && left.length > 0) setLeftOut({ sheet, columns: reading.columns, rows: left });
			setBegun(begun + 1);
		},
		/** What the file says in a cell. */
		baseOf: (number: number, field: ImportField) => {
			const row = rows.find((one) => one.row === number);
			const { columns, order, division } = reading;
			return (row && readRow(row.cells, columns, order, division)[field]) ?? "";
		},
	};
}
