import { useEffect, useRef } from "react";
import { isolateName } from "../../core/language/langOf.ts";
import { useText } from "../../core/language/messages.ts";
import { Page } from "../../ui/Page.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import { DownloadRows, type LeftOut } from "./faults/DownloadRows.tsx";
import type { Sheet } from "./files/sheets.ts";
import { ImportList } from "./ImportList.tsx";
import { importsMessages } from "./imports.messages.ts";
import { CheckStep } from "./steps/CheckStep.tsx";
import { ChooseFile } from "./steps/ChooseFile.tsx";
import { ReadStep } from "./steps/ReadStep.tsx";
import { Step } from "./steps/Step.tsx";
import { useImportSteps } from "./useImportSteps.ts";
import "./imports.css";

/**
 * Imports members from a file, for staff: choose the file, map its columns, check each row, then
 * import.
 */
export default function ImportPage() {
	const text = useText(importsMessages);
	const steps = useImportSteps();
	const { list, checked, check, corrections, leftOut, begun } = steps;
	const { sheet, reading } = list;
	const heading = useRef<HTMLHeadingElement>(null);
	// The pressed button is gone with its step, so focus moves to the list of imports.
	useEffect(() => {
		if (begun > 0) heading.current?.focus();
	}, [begun]);
	return (
		<Page className="import-page" title={text("imports.title")} lead={text("imports.lead")}>
			<ol className="stack import-steps">
				<FileStep steps={steps} />
				{sheet && <ColumnsStep steps={steps} sheet={sheet} />}
				{sheet && checked && (
					<CheckStep
						key={sheet.fileName}
						sheet={sheet}
						columns={reading.columns}
						rows={checked}
						baseOf={steps.baseOf}
						corrections={corrections}
						check={check}
						onBegun={steps.onBegun}
					/>
				)}
			</ol>
			{leftOut && <LeftOutRows {...leftOut} />}
			<ImportList heading={heading} />
		</Page>
	);
}

type StepProps = { steps: ReturnType<typeof useImportSteps> };

function FileStep({ steps }: StepProps) {
	const text = useText(importsMessages);
	const { sheet, rows } = steps.list;
	return (
		<Step
			title={text("imports.fileTitle")}
			folded={steps.folded(
				text("imports.file", {
					name: isolateName(sheet?.fileName ?? ""),
					count: rows.length,
				}),
			)}
		>
			<ChooseFile sheet={sheet} disabled={steps.check.isPending} onRead={steps.openSheet} />
		</Step>
	);
}

function ColumnsStep({ steps, sheet }: StepProps & { sheet: Sheet }) {
	const text = useText(importsMessages);
	const { list, checked, check } = steps;
	const { columns } = list.reading;
	return (
		<Step
			title={text("imports.columnsTitle")}
			folded={steps.folded(
				text("imports.columnsSummary", {
					matched: columns.filter(Boolean).length,
					count: columns.length,
				}),
			)}
		>
			<ReadStep
				list={list}
				sheet={sheet}
				corrections={steps.corrections}
				check={{ ...check, isAgain: checked !== null }}
				onChange={steps.dropResult}
				onCheck={steps.checkAnew}
			/>
		</Step>
	);
}

/** Offers the rows that an import left out for download. */
function LeftOutRows(leftOut: LeftOut) {
	const text = useText(importsMessages);
	return (
		<Notice className="stack">
			<p>{text("imports.leftBehind", { count: leftOut.rows.length })}</p>
			<p>
				<DownloadRows {...leftOut}>
					{text("imports.download", { count: leftOut.rows.length })}
				</DownloadRows>
			</p>
		</Notice>
	);
}
