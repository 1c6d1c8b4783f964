import { textOf } from "#shared/community/imports/imports.cells.ts";
import { columnName, importFields } from "#shared/community/imports/imports.columns.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import type { Sheet } from "../files/sheets.ts";
import { downloadFile, writeWorkbook } from "../files/writeWorkbook.ts";
import { importsMessages } from "../imports.messages.ts";
import type { CheckedRow } from "../sendRows.ts";
import type { Columns } from "./corrections.ts";
import { useFaultTexts } from "./useFaultTexts.ts";

/** Rows of a file that are not imported. */
export type LeftOut = { sheet: Sheet; columns: Columns; rows: readonly CheckedRow[] };

type Props = LeftOut & { children: string };

/**
 * Downloads rows as a workbook: the columns of the file, corrections included, then row number and
 * reasons. The workbook can be corrected and imported, which ignores the added columns.
 */
export function DownloadRows({ sheet, columns, rows, children }: Props) {
	const text = useText(importsMessages);
	const locale = useLocale();
	const faultTexts = useFaultTexts();
	const download = async () => {
		const cellsOf = new Map(sheet.rows.map(({ row, cells }) => [row, cells]));
		// Fields without a column in the file, such as an email address that was added as a correction.
		const added = importFields.filter(
			(field) => !columns.includes(field) && rows.some(({ values }) => values[field]),
		);
		const lines = rows.map((checked) => {
			const cells = cellsOf.get(checked.row) ?? [];
			return [
				...sheet.headings.map((_, at) => {
					const field = importFields.find((one) => one === columns[at]);
					return (field && checked.values[field]) || textOf(cells[at] ?? null);
				}),
				...added.map((field) => checked.values[field] ?? ""),
				String(checked.row),
				faultTexts(checked).join(" "),
			];
		});
		const headings = [
			...sheet.headings,
			...added.map((field) => columnName(field, locale)),
			text("imports.rowInFile"),
			text("imports.reasons"),
		];
		const name = sheet.fileName.replace(/\.[^.]+$/, "");
		downloadFile(
			await writeWorkbook([headings, ...lines], locale),
			`${text("imports.leftOutFile", { name })}.xlsx`,
		);
	};
	return <Button onClick={download}>{children}</Button>;
}
