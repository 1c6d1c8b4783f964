import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import {
	type DayOrder,
	dayOrderOf,
	readRow,
	withGuardians,
} from "#shared/community/imports/imports.cells.ts";
import {
	type ImportField,
	isExample,
	matchColumns,
} from "#shared/community/imports/imports.columns.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { Page } from "../../ui/Page.tsx";
import { Notice, Wrong } from "../../ui/states/Notice.tsx";
import { TypedKept } from "../../ui/states/TypedKept.tsx";
import {
	type Columns,
	confirmedFields,
	correctedRow,
	useCorrections,
} from "./faults/corrections.ts";
import { DownloadRows, type LeftOut } from "./faults/DownloadRows.tsx";
import type { Sheet } from "./files/readFile.ts";
import { ImportList } from "./ImportList.tsx";
import { importsMessages } from "./imports.messages.ts";
import { Progress } from "./Progress.tsx";
import { type CheckedRow, checkRows, type Verdicts } from "./sendRows.ts";
import { CheckStep } from "./steps/CheckStep.tsx";
import { ChooseColumns, missingFields } from "./steps/ChooseColumns.tsx";
import { ChooseDayOrder } from "./steps/ChooseDayOrder.tsx";
import { ChooseFile } from "./steps/ChooseFile.tsx";
import "./imports.css";

type StepProps = {
	title: string;
	/** What a folded step holds; a button unfolds it. */
	folded?: { summary: string; onChange: () => void } | null;
	children: ReactNode;
};

function Step({ title, folded, children }: StepProps) {
	const text = useText(importsMessages);
	const id = useId();
	return (
		<li className="card stack">
			<h2 id={id}>{title}</h2>
			{folded ? (
				<p className="row">
					<span>{folded.summary}</span>
					<Button kind="link" aria-describedby={id} onClick={folded.onChange}>
						{text("imports.change")}
					</Button>
				</p>
			) : (
				children
			)}
		</li>
	);
}

/**
 * Imports members from a file, for staff: choose the file, map its columns, check each row, then
 * import.
 */
export default function ImportPage() {
	const text = useText(importsMessages);
	const { set } = useAddress();
	const [sheet, setSheet] = useState<Sheet | null>(null);
	const [columns, setColumns] = useState<Columns>([]);
	const [chosenOrder, setChosenOrder] = useState<DayOrder | null>(null);
	const [checked, setChecked] = useState<readonly CheckedRow[] | null>(null);
	const [isFolded, setFolded] = useState(false);
	const [leftOut, setLeftOut] = useState<LeftOut | null>(null);
	const [done, setDone] = useState(0);
	const [begun, setBegun] = useState(0);
	const verdicts = useRef<Verdicts>(new Map());
	const list = useRef<HTMLHeadingElement>(null);
	const corrections = useCorrections();
	const rows = useMemo(() => sheet?.rows ?? [], [sheet]);
	const days = useMemo(() => dayOrderOf(rows, columns), [rows, columns]);
	const order = days.order ?? chosenOrder;
	const check = useWrite({
		call: () => {
			const read = rows
				.map((row) => {
					const values = correctedRow(row, columns, order, corrections.corrections);
					const confirmed = confirmedFields(row.row, values, corrections.corrections);
					return { row: row.row, values, ...(confirmed.length > 0 && { confirmed }) };
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
		setSheet(next);
		setColumns(matchColumns(next?.headings ?? []));
		setChosenOrder(null);
		setChecked(null);
		setFolded(false);
		setLeftOut(null);
		verdicts.current = new Map();
		corrections.open(next);
		set({ show: null });
		check.reset();
	};
	const change = (next: Columns) => {
		setColumns(next);
		setChecked(null);
	};
	const onBegun = (left: readonly CheckedRow[]) => {
		corrections.forget();
		begin(null);
		if (sheet && left.length > 0) setLeftOut({ sheet, columns, rows: left });
		setBegun(begun + 1);
	};
	const baseOf = (number: number, field: ImportField) => {
		const row = rows.find((one) => one.row === number);
		return (row && readRow(row.cells, columns, order)[field]) ?? "";
	};
	// The pressed button is gone with its step, so focus moves to the list of imports.
	useEffect(() => {
		if (begun > 0) list.current?.focus();
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
							name: `\u2068${sheet?.fileName ?? ""}\u2069`,
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
								matched: columns.filter(Boolean).length,
								count: columns.length,
							}),
						)}
					>
						<ChooseColumns
							sheet={sheet}
							columns={columns}
							disabled={check.isPending}
							onChange={change}
						/>
						{days.order === null && (
							<ChooseDayOrder
								example={days.example}
								order={chosenOrder}
								disabled={check.isPending}
								onChange={(next) => {
									setChosenOrder(next);
									setChecked(null);
								}}
							/>
						)}
						<TypedKept isRestored={corrections.isRestored} discard={corrections.forget} />
						<Wrong>{check.reason}</Wrong>
						{check.isPending && (
							<Progress label={text("imports.checking")} done={done} all={rows.length}>
								{text("imports.checked", { done, count: rows.length })}
							</Progress>
						)}
						<p>
							<Button
								kind={checked ? undefined : "primary"}
								disabled={check.isPending || !order || missingFields(columns).length > 0}
								onClick={() => {
									// Other staff may have added people since the last check.
									verdicts.current = new Map();
									check.mutate();
								}}
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
					<CheckStep
						key={sheet.fileName}
						sheet={sheet}
						columns={columns}
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
			<ImportList heading={list} />
		</Page>
	);
}
