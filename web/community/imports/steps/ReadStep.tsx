import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { Wrong } from "../../../ui/states/Notice.tsx";
import { RestoredTextNotice } from "../../../ui/states/RestoredTextNotice.tsx";
import type { Corrections } from "../faults/corrections.ts";
import type { Sheet } from "../files/sheets.ts";
import { importsMessages } from "../imports.messages.ts";
import { Progress } from "../Progress.tsx";
import type { useSheet } from "../useSheet.ts";
import { ChooseColumns } from "./ChooseColumns.tsx";
import { ChooseDayOrder } from "./ChooseDayOrder.tsx";
import { ChoosePart } from "./ChoosePart.tsx";
import { DivideNames } from "./DivideNames.tsx";

type Props = {
	list: ReturnType<typeof useSheet>;
	sheet: Sheet;
	corrections: Corrections;
	check: {
		isPending: boolean;
		reason?: string;
		/** Number of rows that were checked. */
		done: number;
		/** Whether the rows were checked before. */
		isAgain: boolean;
	};
	/** Called when the rows are read in another way. */
	onChange: () => void;
	onCheck: () => void;
};

/** Asks how the cells of a file are read, then has the rows checked. */
export function ReadStep({ list, sheet, corrections, check, onChange, onCheck }: Props) {
	const text = useText(importsMessages);
	const { days, rows, reading } = list;
	const disabled = check.isPending;
	const changing =
		<Value,>(choose: (value: Value) => void) =>
		(value: Value) => {
			choose(value);
			onChange();
		};
	return (
		<>
			<ChoosePart sheet={sheet} disabled={disabled} onChange={changing(list.choosePart)} />
			<ChooseColumns
				sheet={sheet}
				columns={reading.columns}
				disabled={disabled}
				onChange={changing(list.setColumns)}
			/>
			{list.hasWholeNames && (
				<DivideNames
					rows={rows}
					columns={reading.columns}
					division={list.division}
					disabled={disabled}
					onChange={changing(list.divide)}
				/>
			)}
			{days.order === null && (
				<ChooseDayOrder
					example={days.example}
					order={list.chosenOrder}
					disabled={disabled}
					onChange={changing(list.chooseOrder)}
				/>
			)}
			<RestoredTextNotice isRestored={corrections.isRestored} discard={corrections.forget} />
			<Wrong>{check.reason}</Wrong>
			{check.isPending && (
				<Progress label={text("imports.checking")} done={check.done} all={rows.length}>
					{text("imports.checked", { done: check.done, count: rows.length })}
				</Progress>
			)}
			<p>
				<Button
					kind={check.isAgain ? undefined : "primary"}
					disabled={disabled || !list.isClear}
					onClick={onCheck}
				>
					{text(
						check.isPending
							? "imports.checking"
							: check.isAgain
								? "imports.checkAgain"
								: "imports.check",
					)}
				</Button>
			</p>
		</>
	);
}
