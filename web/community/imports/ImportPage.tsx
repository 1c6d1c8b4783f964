import { type ReactNode, useEffect, useRef, useState } from "react";
import {
	haveDoubtfulDays,
	readRow,
	withGuardians,
} from "#shared/community/imports/imports.cells.ts";
import { matchColumns } from "#shared/community/imports/imports.columns.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { Page } from "../../ui/Page.tsx";
import { Wrong } from "../../ui/states/Notice.tsx";
import { ImportList } from "./ImportList.tsx";
import { importsMessages } from "./imports.messages.ts";
import { Progress } from "./Progress.tsx";
import type { Sheet } from "./readFile.ts";
import { type CheckedRow, checkRows } from "./sendRows.ts";
import { CheckStep } from "./steps/CheckStep.tsx";
import { ChooseColumns, type Columns, missingFields } from "./steps/ChooseColumns.tsx";
import { ChooseFile } from "./steps/ChooseFile.tsx";
import "./imports.css";

const Step = ({ title, children }: { title: string; children: ReactNode }) => (
	<li className="card stack">
		<h2>{title}</h2>
		{children}
	</li>
);

/**
 * Imports members from a file, for staff: choose the file, map its columns, check each row, then
 * import.
 */
export default function ImportPage() {
	const text = useText(importsMessages);
	const { set } = useAddress();
	const [sheet, setSheet] = useState<Sheet | null>(null);
	const [columns, setColumns] = useState<Columns>([]);
	const [checked, setChecked] = useState<readonly CheckedRow[] | null>(null);
	const [done, setDone] = useState(0);
	const [begun, setBegun] = useState(0);
	const list = useRef<HTMLHeadingElement>(null);
	const rowCount = sheet?.rows.length ?? 0;
	const check = useWrite({
		call: () => {
			const rows = sheet?.rows ?? [];
			const isDoubtful = haveDoubtfulDays(rows, columns);
			const read = rows.map(({ row, cells }) => ({
				row,
				values: readRow(cells, columns, isDoubtful),
			}));
			return checkRows(withGuardians(read, Date.now()), setDone);
		},
		begin: () => setDone(0),
		fallback: text("imports.checkFailed"),
		done: (rows) => {
			setChecked(rows);
			set({ show: rows.some(({ verdict }) => verdict === "fault") ? "fault" : null });
		},
	});
	const begin = (next: Sheet | null) => {
		setSheet(next);
		setColumns(matchColumns(next?.headings ?? []));
		setChecked(null);
		set({ show: null });
		check.reset();
	};
	const change = (next: Columns) => {
		setColumns(next);
		setChecked(null);
	};
	const onBegun = () => {
		begin(null);
		setBegun(begun + 1);
	};
	// The pressed button is gone with its step, so focus moves to the list of imports.
	useEffect(() => {
		if (begun > 0) list.current?.focus();
	}, [begun]);
	return (
		<Page className="import-page" title={text("imports.title")} lead={text("imports.lead")}>
			<ol className="stack import-steps">
				<Step title={text("imports.fileTitle")}>
					<ChooseFile sheet={sheet} disabled={check.isPending} onRead={begin} />
				</Step>
				{sheet && (
					<Step title={text("imports.columnsTitle")}>
						<ChooseColumns
							sheet={sheet}
							columns={columns}
							disabled={check.isPending}
							onChange={change}
						/>
						<Wrong>{check.reason}</Wrong>
						{check.isPending && (
							<Progress label={text("imports.checking")} done={done} all={rowCount}>
								{text("imports.checked", { done, count: rowCount })}
							</Progress>
						)}
						<p>
							<Button
								kind={checked ? undefined : "primary"}
								disabled={check.isPending || missingFields(columns).length > 0}
								onClick={() => check.mutate()}
							>
								{text(
									check.isPending
										? "imports.checking"
										: checked
											? "imports.checkAgain"
											: "imports.check",
								)}
							</Button>
						</p>
					</Step>
				)}
				{sheet && checked && (
					<Step title={text("imports.resultTitle")}>
						<CheckStep fileName={sheet.fileName} rows={checked} onBegun={onBegun} />
					</Step>
				)}
			</ol>
			<ImportList heading={list} />
		</Page>
	);
}
