import { useEffect, useId, useRef, useState } from "react";
import type { ImportField } from "#shared/community/imports/imports.columns.ts";
import { verdicts } from "#shared/community/imports/imports.rules.ts";
import { useText } from "../../../core/language/messages.ts";
import { useSeparator } from "../../../core/language/separator.tsx";
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
import { UnknownValues, unknownValues } from "./UnknownValues.tsx";

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

/** The checked rows. Those with faults are corrected in place or downloaded. */
function CorrectRows({ sheet, columns, rows, baseOf, corrections, check }: Omit<Props, "onBegun">) {
	const text = useText(importsMessages);
	const faulty = rows.filter(({ verdict }) => verdict === "fault");
	return (
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
	);
}

/** The rows to import, and the belts that are guessed for them. */
function useChosenRows(rows: readonly CheckedRow[]) {
	const [alsoSame, setAlsoSame] = useState(false);
	const [choices, setChoices] = useState<BeltChoices>(new Map());
	const good = rows.filter(
		({ verdict }) => verdict === "create" || (alsoSame && verdict === "maybeSame"),
	);
	const belts = guessedBelts(good, choices);
	const beltOf = new Map(belts.map(({ value, belt }) => [value, belt]));
	return {
		good,
		belts,
		isConfirmed: belts.every((belt) => belt.isConfirmed),
		sent: good.map(({ row, values, confirmed }) => {
			const currentBelt = beltOf.get(values.currentBelt ?? "") ?? values.currentBelt;
			const sent = { row, values: { ...values, ...(currentBelt && { currentBelt }) } };
			return confirmed ? { ...sent, confirmed } : sent;
		}),
		alsoSame,
		setAlsoSame,
		chooseBelt: ({ value, belt, isConfirmed }: (typeof belts)[number]) =>
			setChoices(new Map([...choices, [value, { belt, isConfirmed }]])),
	};
}

const countOf = (rows: readonly CheckedRow[], kind: CheckedRow["verdict"]) =>
	rows.filter(({ verdict }) => verdict === kind).length;

/** How many rows there are of each verdict. */
function VerdictCounts({ id, rows }: Pick<Props, "rows"> & { id: string }) {
	const text = useText(importsMessages);
	const separator = useSeparator();
	return (
		<p id={id} role="status">
			{verdicts
				.map((kind) => ({ kind, count: countOf(rows, kind) }))
				.filter(({ count }) => count > 0)
				.map(({ kind, count }) => text(`imports.found.${kind}`, { count }))
				.join(separator)}
		</p>
	);
}

type AlsoSameProps = { count: number; checked: boolean; onChange: (checked: boolean) => void };

/** Imports people, too, who may be members already. */
function AlsoSame({ count, checked, onChange }: AlsoSameProps) {
	const text = useText(importsMessages);
	if (count === 0) return null;
	return (
		<CheckField
			role="switch"
			label={text("imports.alsoSame", { count })}
			hint={text("imports.alsoSameHint")}
			checked={checked}
			onChange={({ target }) => onChange(target.checked)}
		/>
	);
}

type ButtonProps = {
	/** Number of rows to import. */
	count: number;
	/** Whether all guessed belts are confirmed. */
	isReady: boolean;
	disabled: boolean;
	onPress: () => void;
};

function ImportButton({ count, isReady, disabled, onPress }: ButtonProps) {
	const text = useText(importsMessages);
	if (count === 0) return <Notice role="status">{text("imports.nothing")}</Notice>;
	return (
		<>
			<p>
				<Button kind="primary" opens disabled={disabled || !isReady} onClick={onPress}>
					{text("imports.import", { count })}
				</Button>
			</p>
			{!isReady && <p className="small soft">{text("imports.beltsFirst")}</p>}
		</>
	);
}

/** Shows what importing each row would do, with corrections in place and a button to start. */
export function CheckStep({ sheet, columns, rows, baseOf, corrections, check, onBegun }: Props) {
	const text = useText(importsMessages);
	const summaryId = useId();
	const heading = useRef<HTMLHeadingElement>(null);
	const [asking, setAsking] = useState(false);
	const unknown = unknownValues(rows);
	const { good, belts, isConfirmed, sent, alsoSame, ...choose } = useChosenRows(rows);
	// Moves the focus and the screen reader to the result of the check.
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs for each result.
	useEffect(() => heading.current?.focus(), [rows]);
	return (
		<li className="card stack">
			<h2 ref={heading} tabIndex={-1} aria-describedby={summaryId}>
				{text("imports.resultTitle")}
			</h2>
			<VerdictCounts id={summaryId} rows={rows} />
			{unknown.length + belts.length > 0 && (
				<Notice className="stack">
					<h3>{text("imports.beltsTitle")}</h3>
					{unknown.length > 0 && (
						<>
							<p>{text("imports.unknownText")}</p>
							<UnknownValues {...{ unknown, baseOf, corrections }} />
							<p>
								<Button kind="primary" disabled={check.isPending} onClick={check.mutate}>
									{text(check.isPending ? "imports.checking" : "imports.applyAnswers")}
								</Button>
							</p>
						</>
					)}
					<ConfirmBelts belts={belts} onChange={choose.chooseBelt} />
				</Notice>
			)}
			<CorrectRows {...{ sheet, columns, rows, baseOf, corrections, check }} />
			<AlsoSame
				count={countOf(rows, "maybeSame")}
				checked={alsoSame}
				onChange={choose.setAlsoSame}
			/>
			<ImportButton
				count={good.length}
				isReady={isConfirmed}
				disabled={check.isPending}
				onPress={() => setAsking(true)}
			/>
			{asking && (
				<StartDialog
					fileName={sheet.fileName}
					rows={sent}
					leftOut={rows.length - good.length}
					onBegun={() => onBegun(rows.filter((row) => !good.includes(row)))}
					onClose={() => setAsking(false)}
				/>
			)}
		</li>
	);
}
