import { xlsxType } from "#shared/core/http/content-types.ts";
import type { Locale } from "#shared/core/locales.ts";
import { toCsv } from "#shared/core/texts/csv.ts";
import { Download } from "../http/answer.ts";
import { toXlsx } from "./xlsx.ts";

/** A table for download. Numbers are numbers in a workbook; all texts, such as phones, stay text. */
export type Table = { title: string; columns: string[]; rows: (string | number)[][] };

/** A column of a table: its head in both languages, and what it shows of a row, at its place. */
export type Column<Row> = readonly [
	en: string,
	ar: string,
	cell: (row: Row, locale: Locale, place: number) => string | number | null | undefined,
];

/** A table in one language. */
export const toTable = <Row>(
	title: string,
	columns: readonly Column<Row>[],
	rows: readonly Row[],
	locale: Locale,
): Table => ({
	title,
	columns: columns.map(([en, ar]) => (locale === "ar" ? ar : en)),
	rows: rows.map((row, at) => columns.map(([, , cell]) => cell(row, locale, at + 1) ?? "")),
});

/** File formats of a downloaded table. */
export type FileFormat = "csv" | "xlsx";

/** Makes a table a file for Excel: a workbook if its name ends in `.xlsx`, otherwise CSV. */
export async function tableFile(table: Table, name: string, locale: Locale): Promise<Download> {
	if (name.endsWith(".xlsx"))
		return new Download(await toXlsx(table, locale), { type: xlsxType, name });
	const rows = [table.columns, ...table.rows].map((row) => row.map(String));
	return new Download(toCsv(rows), { type: "text/csv", name });
}
