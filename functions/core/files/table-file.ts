import { xlsxType } from "#shared/core/http/content-types.ts";
import type { Locale } from "#shared/core/locales.ts";
import { toCsv } from "#shared/core/texts/csv.ts";
import { Download } from "../http/answer.ts";
import { toXlsx } from "./xlsx.ts";

/** A table for download. Numbers are numbers in a workbook; all texts, such as phones, stay text. */
export type Table = { title: string; columns: string[]; rows: (string | number)[][] };

/** File formats of a downloaded table. */
export type FileFormat = "csv" | "xlsx";

/** Makes a table a file for Excel: a workbook if its name ends in `.xlsx`, otherwise CSV. */
export async function tableFile(table: Table, name: string, locale: Locale): Promise<Download> {
	if (name.endsWith(".xlsx"))
		return new Download(await toXlsx(table, locale), { type: xlsxType, name });
	const rows = [table.columns, ...table.rows].map((row) => row.map(String));
	return new Download(toCsv(rows), { type: "text/csv", name });
}
