import { useEffect, useId, useRef, useState } from "react";
import type { ImportField } from "#shared/community/imports/imports.columns.ts";
import { verdicts } from "#shared/community/imports/imports.rules.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { CheckField } from "../../../ui/fields/Field.tsx";
import { Notice, Wrong } from "../../../ui/states/Notice.tsx";
import type { Columns, Corrections } from "../faults/corrections.ts";
import { DownloadRows } from "../faults/DownloadRows.tsx";
import type { Sheet } from "../files/sheets.ts";
import { importsMessages } from "../imports.messages.ts";
import type { CheckedRow } from "../sendRows.ts";
import { CheckedRows } from "./CheckedRows.tsx";
import { type BeltChoices, ConfirmBelts, guessedBelts } from "./ConfirmBelts.tsx";

const StartDialog = lazyPart(() => import("../StartDialog.tsx"));

type Props = {
	sheet: Sheet;
	columns: Columns;
	rows: readonly CheckedRow[];
	baseOf: (row: number, field: ImportField) => string;
	corrections: Corrections;
	/** Checks the rows again after corrections. */
	check: { isPending: boolean; reason?: string; mutate: () => void };
	/** Called with the rows that were not imported. */
	onBegun: (leftOut: readonly CheckedRow[]) => void;
};

/** Shows what importing each row would do, with corrections in place and a button to start. */
export function CheckStep({ sheet, columns, rows, baseOf, corrections, check, onBegun }: Props) {
	const text = useText(importsMessages);
	const summaryId = useId();
	const heading = useRef<HTMLHeadingElement>(null);
	const [alsoSame, setAlsoSame] = useState(false);
	const [choices, setChoices] = useState<BeltChoices>(new Map());
	const [asking, setAsking] = useState(false);
	const count = (kind: CheckedRow["verdict"]) =>
		rows.filter(({ verdict }) => verdict === kind).length;
	const faulty = rows.filter(({ verdict }) => verdict === "fault");
	const isGood = ({ verdict }: CheckedRow) =>
		verdict === "create" || (alsoSame && verdict === "maybeSame");
	const good = rows.filter(isGood);
	const belts = guessedBelts(good, choices);
	const beltOf = new Map(belts.map(({ value, belt }) => [value, belt]));
	const isConfirmed = belts.every((belt) => belt.isConfirmed);
	// Moves the focus and the screen reader to the result of the check.
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs for each result.
	useEffect(() => heading.current?.focus(), [rows]);
	return (
		<li className="card stack">
			<h2 ref={heading} tabIndex={-1} aria-describedby={summaryId}>
				{text("imports.resultTitle")}
			</h2>
			<p id={summaryId} role="status">
				{verdicts
					.filter((kind) => count(kind) > 0)
					.map((kind) => text(`imports.found.${kind}`, { count: count(kind) }))
					.join(" · ")}
			</p>
			<form
				className="stack"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					check.mutate();
				}}
			>
				<CheckedRows rows={rows} baseOf={baseOf} corrections={corrections} />
				<Wrong>{check.reason}</Wrong>
				{faulty.length > 0 && (
					<p className="row">
						<Button type="submit" disabled={check.isPending}>
							{text(check.isPending ? "imports.checking" : "imports.checkCorrected")}
						</Button>
						<DownloadRows sheet={sheet} columns={columns} rows={faulty}>
							{text("imports.download", { count: faulty.length })}
						</DownloadRows>
					</p>
				)}
			</form>
			{count("maybeSame") > 0 && (
				<CheckField
					role="switch"
					label={text("imports.alsoSame", { count: count("maybeSame") })}
					hint={text("imports.alsoSameHint")}
					checked={alsoSame}
					onChange={({ target }) => setAlsoSame(target.checked)}
				/>
			)}
			<ConfirmBelts
				belts={belts}
				onChange={({ value, belt, isConfirmed }) =>
					setChoices(new Map([...choices, [value, { belt, isConfirmed }]]))
				}
			/>
			{good.length === 0 ? (
				<Notice role="status">{text("imports.nothing")}</Notice>
			) : (
				<>
					<p>
						<Button
							kind="primary"
							opens
							disabled={check.isPending || !isConfirmed}
							onClick={() => setAsking(true)}
						>
							{text("imports.import", { count: good.length })}
						</Button>
					</p>
					{!isConfirmed && <p className="small soft">{text("imports.beltsFirst")}</p>}
				</>
			)}
			{asking && (
				<StartDialog
					fileName={sheet.fileName}
					rows={good.map(({ row, values, confirmed }) => {
						const currentBelt = beltOf.get(values.currentBelt ?? "") ?? values.currentBelt;
						const sent = { row, values: { ...values, ...(currentBelt && { currentBelt }) } };
						return confirmed ? { ...sent, confirmed } : sent;
					})}
					leftOut={rows.length - good.length}
					onBegun={() => onBegun(rows.filter((row) => !isGood(row)))}
					onClose={() => setAsking(false)}
				/>
			)}
		</li>
	);
}
