import { latinDigits } from "../../core/fields/digits.ts";
import { plainEmail } from "../../core/fields/email.ts";
import type { Gender } from "../../core/people.ts";
import { foldText } from "../../core/texts/search.ts";
import { isDate } from "../../core/time/kuwait.ts";
import { type ImportField, importFields } from "./imports.columns.ts";
import { longestCell } from "./imports.rules.ts";

/** A cell of an imported file: text of a CSV file, or a typed value of a workbook. */
export type Cell = string | number | boolean | Date | null;
/** Values of a row as they are sent; empty fields are left out. */
export type RowValues = Partial<Record<ImportField, string>>;

const dayMs = 24 * 60 * 60 * 1000;
/** Day 0 of Excel's date serial numbers. */
const excelEpoch = Date.UTC(1899, 11, 30);
/** Serial numbers of days from 1927 to 2099. A smaller number is more likely a year. */
const [firstSerial, lastSerial] = [10_000, 73_050];

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const fromSerial = (serial: number) =>
	serial >= firstSerial && serial <= lastSerial
		? dayOf(excelEpoch + Math.floor(serial) * dayMs)
		: null;

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;

/**
 * Reads a calendar day as `YYYY-MM-DD` from 2010-03-31, 31/03/2010 or Excel's serial number, in
 * Latin or Arabic digits; null for other forms. The day precedes the month, as in Kuwait.
 */
export function readDay(cell: Cell): string | null {
	if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? null : dayOf(cell.getTime());
	if (typeof cell === "number") return fromSerial(cell);
	if (typeof cell !== "string") return null;
	const [text] = latinDigits(cell)
		.replace(/[\u061c\u200e\u200f]/g, "")
		.trim()
		// Exported sheets may append midnight to the day.
		.split(/[T\s]+00:00/);
	if (/^\d{5}$/.test(text)) return fromSerial(Number(text));
	const [year, month, day] =
		yearFirst.exec(text)?.slice(1) ?? dayFirst.exec(text)?.slice(1).reverse() ?? [];
	if (!year) return null;
	const read = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
	return isDate(read) ? read : null;
}

const genderWords: Record<Gender, readonly string[]> = {
	male: ["male", "m", "man", "boy", "ذكر", "ولد", "رجل", "ذ"],
	female: ["female", "f", "woman", "girl", "أنثى", "بنت", "امرأة", "أ"],
};
const genderOf = new Map(
	Object.entries(genderWords).flatMap(([gender, words]) =>
		words.map((word) => [foldText(word), gender] as const),
	),
);

const readers: Partial<Record<ImportField, (cell: Cell) => string | null | undefined>> = {
	dateOfBirth: readDay,
	gender: (cell) => genderOf.get(foldText(textOf(cell))),
};

/**
 * Text of a cell: whole numbers in full, and without the apostrophe by which our export guards
 * against formulas.
 */
export function textOf(cell: Cell): string {
	if (cell instanceof Date) return readDay(cell) ?? "";
	if (typeof cell === "number" && Number.isInteger(cell)) return cell.toFixed(0);
	return String(cell ?? "")
		.trim()
		.replace(/^'(?=[=+\-@])/, "");
}

/**
 * Value of a cell as it is sent. A value that cannot be read is sent unchanged, so that the error
 * is about it.
 */
const readCell = (field: ImportField, cell: Cell) =>
	(readers[field]?.(cell) ?? textOf(cell)).slice(0, longestCell + 1);

/**
 * Values of a row.
 * @param columns field of each cell, null for columns that are not imported
 */
export function readRow(
	cells: readonly Cell[],
	columns: readonly (ImportField | null)[],
): RowValues {
	const read = importFields.flatMap((field) => {
		const position = columns.indexOf(field);
		const text = position < 0 ? "" : readCell(field, cells[position] ?? null);
		return text ? [[field, text] as const] : [];
	});
	return Object.fromEntries(read);
}

/** Rows that repeat the email address of an earlier row, with the number of that row. */
export function repeatedRows(
	rows: readonly { row: number; values: RowValues }[],
): Map<number, number> {
	const first = new Map<string, number>();
	const repeated = new Map<number, number>();
	for (const { row, values } of rows) {
		const email = values.email && plainEmail(values.email);
		if (!email) continue;
		const earlier = first.get(email);
		if (earlier === undefined) first.set(email, row);
		else repeated.set(row, earlier);
	}
	return repeated;
}
