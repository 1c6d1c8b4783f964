import { direction, type Locale } from "#shared/core/locales.ts";
import type { Table } from "./table-file.ts";

/** Excel allows at most 31 characters in sheet names, and none of the replaced ones. */
const sheetName = (title: string) => title.replace(/[\\/*?:[\]]/g, " ").slice(0, 31);

const widest = 40;

/** Excel refuses files with longer texts. */
const longestCell = 32_767;

/** Column width in characters, by the longest value. */
const widthOf = (values: (string | number)[]) =>
	Math.min(widest, Math.max(...values.map((value) => String(value).length)) + 2);

/**
 * Converts a table to an Excel workbook. Texts are always stored as text, so that none runs as a
 * formula; Arabic sheets are right to left.
 */
export async function toXlsx({ title, columns, rows }: Table, locale: Locale): Promise<Uint8Array> {
	// Loaded on demand: only Excel exports need the library.
	const { default: writeExcelFile } = await import("write-excel-file/node");
	const head = columns.map((value) => ({ value, type: String, fontWeight: "bold" as const }));
	const cell = (value: string | number) =>
		typeof value === "number"
			? { value, type: Number }
			: { value: value.slice(0, longestCell), type: String };
	return writeExcelFile(
		[head, ...rows.map((row) => row.map((value) => (value === "" ? null : cell(value))))],
		{
			sheet: sheetName(title),
			rightToLeft: direction[locale] === "rtl",
			stickyRowsCount: 1,
			columns: columns.map((column, at) => ({
				width: widthOf([column, ...rows.map((row) => row[at])]),
			})),
		},
	).toBuffer();
}
