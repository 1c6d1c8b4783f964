import { direction, type Locale } from "#shared/core/locales.ts";
import type { Table } from "./exports.tables.ts";

/** Excel takes no longer names of sheets, and none of these characters in them. */
const sheetName = (title: string) => title.replace(/[\\/*?:[\]]/g, " ").slice(0, 31);

const widest = 40;

/** In characters, by the longest value. */
const widthOf = (values: (string | number)[]) =>
	Math.min(widest, Math.max(...values.map((value) => String(value).length)) + 2);

/** A table as an Excel workbook: every text is a text, whatever it begins with, and Arabic reads from the right. */
export async function toXlsx({ title, columns, rows }: Table, locale: Locale): Promise<Uint8Array> {
	// Only who wants a workbook waits for its writer to load.
	const { default: writeExcelFile } = await import("write-excel-file/node");
	const head = columns.map((value) => ({ value, type: String, fontWeight: "bold" as const }));
	const cell = (value: string | number) =>
		typeof value === "number" ? { value, type: Number } : { value, type: String };
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
