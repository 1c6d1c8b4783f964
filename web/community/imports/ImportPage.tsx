import { useEffect, useRef, useState } from "react";
import { readRow, withGuardians } from "#shared/community/imports/imports.cells.ts";
import { type ImportField, isExample } from "#shared/community/imports/imports.columns.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { useText } from "../../core/language/messages.ts";
import { Page } from "../../ui/Page.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import { confirmedFields, correctedRow, useCorrections } from "./faults/corrections.ts";
import { DownloadRows, type LeftOut } from "./faults/DownloadRows.tsx";
import type { Sheet } from "./files/sheets.ts";
import { ImportList } from "./ImportList.tsx";
import { importsMessages } from "./imports.messages.ts";
import { type CheckedRow, checkRows, type Verdicts } from "./sendRows.ts";
import { CheckStep } from "./steps/CheckStep.tsx";
import { ChooseFile } from "./steps/ChooseFile.tsx";
import { ReadStep } from "./steps/ReadStep.tsx";
import { Step } from "./steps/Step.tsx";
import { useSheet } from "./useSheet.ts";
import "./imports.css";

/**
 * Imports members from a file, for staff: choose the file, map its columns, check each row, then
 * import.
 */
export default function ImportPage() {
	const text = useText(importsMessages);
	const { set } = useAddress();
	const list = useSheet();
	const { sheet, rows, reading } = list;
	const [checked, setChecked] = useState<readonly CheckedRow[] | null>(null);
	const [isFolded, setFolded] = useState(false);
	const [leftOut, setLeftOut] = useState<LeftOut | null>(null);
	const [done, setDone] = useState(0);
	const [begun, setBegun] = useState(0);
	const verdicts = useRef<Verdicts>(new Map());
	const heading = useRef<HTMLHeadingElement>(null);
	const corrections = useCorrections();
	const check = useWrite({
		call: () => {
			const read = rows
				.map((row) => {
					const values = correctedRow(row, reading, corrections.corrections);
					const confirmed = confirmedFields(row.row, values, corrections.corrections);
					return {
						row: row.row,
						values,
						...(confirmed.length > 0 && { confirmed }),
						...(row.surplus && { surplus: row.surplus }),
					};
				})
				.filter(({ values }) => !isExample(values));
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
	const begin = (next: Sheet | null) => {
		list.open(next);
		setChecked(null);
		setFolded(false);
		setLeftOut(null);
		verdicts.current = new Map();
		corrections.open(next);
		set({ show: null });
		check.reset();
	};
	const onBegun = (left: readonly CheckedRow[]) => {
		corrections.forget();
		begin(null);
		if (sheet && left.length > 0) setLeftOut({ sheet, columns: reading.columns, rows: left });
		setBegun(begun + 1);
	};
	const baseOf = (number: number, field: ImportField) => {
		const row = rows.find((one) => one.row === number);
		const { columns, order, division } = reading;
		return (row && readRow(row.cells, columns, order, division)[field]) ?? "";
	};
	// The pressed button is gone with its step, so focus moves to the list of imports.
	useEffect(() => {
		if (begun > 0) heading.current?.focus();
	}, [begun]);
	const folded = (summary: string) =>
		isFolded && checked ? { summary, onChange: () => setFolded(false) } : null;
	return (
		<Page className="import-page" title={text("imports.title")} lead={text("imports.lead")}>
			<ol className="stack import-steps">
				<Step
					title={text("imports.fileTitle")}
					folded={folded(
						text("imports.file", {
							name: isolateName(sheet?.fileName ?? ""),
							count: rows.length,
						}),
					)}
				>
					<ChooseFile sheet={sheet} disabled={check.isPending} onRead={begin} />
				</Step>
				{sheet && (
					<Step
						title={text("imports.columnsTitle")}
						folded={folded(
							text("imports.columnsSummary", {
								matched: reading.columns.filter(Boolean).length,
								count: reading.columns.length,
							}),
						)}
					>
						<ReadStep
							list={list}
							sheet={sheet}
							corrections={corrections}
							check={{ ...check, done, isAgain: checked !== null }}
							onChange={() => setChecked(null)}
							onCheck={() => {
								// Other staff may have added people since the last check.
								verdicts.current = new Map();
								check.mutate();
							}}
						/>
					</Step>
				)}
				{sheet && checked && (
					<CheckStep
						key={sheet.fileName}
						sheet={sheet}
						columns={reading.columns}
						rows={checked}
						baseOf={baseOf}
						corrections={corrections}
						check={check}
						onBegun={onBegun}
					/>
				)}
			</ol>
			{leftOut && (
				<Notice className="stack">
					<p>{text("imports.leftBehind", { count: leftOut.rows.length })}</p>
					<p>
						<DownloadRows {...leftOut}>
							{text("imports.download", { count: leftOut.rows.length })}
						</DownloadRows>
					</p>
				</Notice>
			)}
			<ImportList heading={heading} />
		</Page>
	);
}
