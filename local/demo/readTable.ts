import { readFileSync } from "node:fs";
import { join } from "node:path";

/** How the cells of a column are read. */
type Read<T> = (cell: string) => T;

export const text: Read<string> = (cell) => cell;

export function number(cell: string): number {
	if (cell === "" || Number.isNaN(Number(cell))) throw new Error("is not a number");
	return Number(cell);
}

export function flag(cell: string): boolean {
	if (cell !== "" && cell !== "yes") throw new Error("is neither empty nor yes");
	return cell === "yes";
}

export const oneOf =
	<const W extends readonly string[]>(words: W): Read<W[number]> =>
	(cell) => {
		if (!words.includes(cell)) throw new Error(`is none of ${words.join(", ")}`);
		return cell;
	};

/** An empty cell is left out of the record. */
export const optional =
	<T>(read: Read<T>): Read<T | undefined> =>
	(cell) =>
		cell === "" ? undefined : read(cell);

/** Values that are separated by semicolons. */
export const listOf =
	<T>(read: Read<T>): Read<T[]> =>
	(cell) =>
		cell === "" ? [] : cell.split("; ").map((value) => read(value));

/** A cell, in quotes if it contains a comma, a quote or a line break, and what ends it. */
const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

/** The lines of a CSV file, each as its cells. */
export function parseCsv(csv: string): string[][] {
	const lines: string[][] = [[]];
	cells.lastIndex = 0;
	while (cells.lastIndex < csv.length) {
		const found = cells.exec(csv);
		if (!found) throw new Error(`line ${lines.length} has a quote too many or too few`);
		const [, quoted, plain, end] = found;
		lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
		if (end !== "," && cells.lastIndex < csv.length) lines.push([]);
	}
	return lines;
}

type Columns = Record<string, Read<unknown>>;
type Row<C extends Columns> = { [K in keyof C]: ReturnType<C[K]> };

/**
 * Reads a table of the demo data: a CSV file beside the code that fills in its kind of record, whose
 * headings are the names of `columns`. Editors of spreadsheets open it as UTF-8.
 * @param name path in this folder without the ending, such as `content/dojos`
 */
export function readTable<C extends Columns>(name: string, columns: C): Row<C>[] {
	const file = join(import.meta.dirname, `${name}.csv`);
	const [headings, ...rows] = parseCsv(readFileSync(file, "utf8"));
	const expected = Object.keys(columns);
	if (headings.join() !== expected.join())
		throw new Error(`${name}.csv has the columns ${headings}, not ${expected}`);
	return rows.map((row, before) => {
		const place = `record ${before + 1} of ${name}.csv`;
		if (row.length !== headings.length) throw new Error(`${place} has ${row.length} cells`);
		const values = headings.map((heading, position) => {
			try {
				return [heading, columns[heading](row[position])];
			} catch (error) {
				throw new Error(`${place}: ${heading} ${(error as Error).message}`);
			}
		});
		return Object.fromEntries(values);
	});
}
