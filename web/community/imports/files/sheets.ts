import { type Cell, textOf } from "#shared/community/imports/imports.cells.ts";
import { countHeadings } from "#shared/community/imports/imports.columns.ts";
import { mostRows } from "#shared/community/imports/imports.rules.ts";
import { foldWords } from "#shared/core/texts/words.ts";

const problems = [
	"unreadable",
	"oldExcel",
	"tooLarge",
	"noRows",
	"onlyHidden",
	"tooManyRows",
] as const;
export type Problem = (typeof problems)[number];

/** Thrown for a file that is not a list of members. */
export class WrongFile extends Error {
	readonly problem: Problem;

	constructor(problem: Problem) {
		super(problem);
		this.problem = problem;
	}
}

export type SheetRow = {
	/** Number of the row in the file. */
	row: number;
	cells: Cell[];
	/** Whether the program that shows the sheet hides the row, as by a filter. */
	isHidden?: boolean;
	/** Texts for which there is no heading, and which may therefore stand in the wrong columns. */
	surplus?: string[];
};

/** A sheet as it stands in the file. */
export type FileSheet = {
	/** Empty for a CSV file. */
	name: string;
	rows: SheetRow[];
	hiddenColumns: number[];
	/** What separates the cells of a CSV file. */
	separator?: string;
};

/** Which part of a file is the list: the sheet, the row of its headings, and whether hidden rows count. */
export type Part = { at: number; headingRow: number; withHidden: boolean };

/** A list of members in a file: its headings, and its non-empty rows below them. */
export type Sheet = Part & {
	fileName: string;
	/** Headings of all columns that hold something; empty for those without. */
	headings: string[];
	rows: SheetRow[];
	/** Positions of columns that the program hides. */
	hiddenColumns: number[];
	/** Number of rows that hold the sum of the list, which is never imported. */
	totalRows: number;
	/** Number of hidden rows below the headings, imported or not. */
	hiddenRows: number;
	/** The sheets of the file that have rows. */
	sheets: FileSheet[];
};

const isBlank = (cell: Cell | undefined) =>
	cell === null || cell === undefined || String(cell).trim() === "";
const isEmpty = ({ cells }: SheetRow) => cells.every(isBlank);

/** A heading in one line, as it is shown and compared. */
const headingOf = (cell: Cell | undefined) =>
	String(cell ?? "")
		.replace(/\s+/g, " ")
		.trim();

/** What stands before the sum of a list. */
const totalWords = new Set(
	"total,totals,grand total,sum,count,number of members,المجموع,مجموع,الإجمالي,إجمالي,العدد,العدد الكلي"
		.split(",")
		.map(foldWords),
);

/** Whether a row is the sum of the list: its word, and nothing else but numbers. */
function isTotal({ cells }: SheetRow): boolean {
	const [first, ...others] = cells.map(textOf).filter((text) => text.trim() !== "");
	return (
		first !== undefined &&
		totalWords.has(foldWords(first.replace(/[\d٠-٩:,.٫٬\s]+$/u, ""))) &&
		others.every((text) => /^[\d٠-٩.,٫٬\s]+$/u.test(text))
	);
}

/** Rows among which the headings are looked for. */
export const mostAbove = 20;

const visibleRows = ({ rows }: FileSheet) => rows.filter(({ isHidden }) => !isHidden);

/** The row that looks most like headings: below a title, above the people. */
function findHeadings(sheet: FileSheet): SheetRow | undefined {
	const visible = visibleRows(sheet);
	const tried = (visible.length > 1 ? visible : sheet.rows).slice(0, mostAbove);
	const scored = tried.map((row) => ({ row, score: countHeadings(row.cells.map(headingOf)) }));
	return scored.reduce(
		(best, next) => (next.score > best.score ? next : best),
		scored[0] ?? { row: undefined, score: 0 },
	).row;
}

const widthOf = (rows: readonly SheetRow[]) =>
	Math.max(0, ...rows.map(({ cells }) => cells.findLastIndex((cell) => !isBlank(cell)) + 1));

/**
 * The texts of a row of a CSV file that show that its cells are not those of the headings: cells
 * beyond them, or one in which a whole row stands because of a stray quote.
 */
function surplusOf({ cells, surplus = [] }: SheetRow, width: number, separator?: string): string[] {
	if (separator === undefined) return surplus;
	const beyond = cells.slice(width).filter((cell) => !isBlank(cell));
	const swallowing = cells.filter(
		(cell) =>
			typeof cell === "string" &&
			/[\r\n]/.test(cell.trim()) &&
			cell.split(separator).length >= width &&
			// An address in lines may have as many commas as a narrow list.
			(width > 3 || cell.includes('"')),
	);
	return [...swallowing, ...beyond].map((cell) => String(cell).trim());
}

/** Reads a part of a file as the list; null for parts that are not said by what looks right. */
export function readPart(
	{ fileName, sheets }: Pick<Sheet, "fileName" | "sheets">,
	{ at, headingRow, withHidden = false }: Partial<Part> & { at: number },
): Sheet {
	const sheet = sheets[at];
	const heading = sheet.rows.find(({ row }) => row === headingRow) ?? findHeadings(sheet);
	const all = sheet.rows.filter(({ row }) => row > (heading?.row ?? 0));
	const below = all.filter((row) => !isTotal(row));
	const hidden = below.filter(({ isHidden }) => isHidden);
	const rows = withHidden ? below : below.filter(({ isHidden }) => !isHidden);
	const named = heading ? widthOf([heading]) : 0;
	const width = Math.max(named, widthOf(rows));
	const cellsOf = (cells: readonly Cell[]) =>
		Array.from({ length: width }, (_, position) => cells[position] ?? null);
	return {
		fileName,
		sheets,
		at,
		headingRow: heading?.row ?? 1,
		withHidden,
		headings: cellsOf(heading?.cells ?? []).map(headingOf),
		rows: rows.map((row) => {
			const surplus = surplusOf(row, named, sheet.separator);
			return {
				row: row.row,
				cells: cellsOf(row.cells),
				...(row.isHidden && { isHidden: true }),
				...(surplus.length > 0 && { surplus }),
			};
		}),
		hiddenColumns: sheet.hiddenColumns.filter(
			(column) =>
				!isBlank(heading?.cells[column]) || rows.some(({ cells }) => !isBlank(cells[column])),
		),
		totalRows: all.length - below.length,
		hiddenRows: hidden.length,
	};
}

/** Why a part of a file cannot be imported; null if it can. */
export function problemOf({ rows, hiddenRows, withHidden }: Sheet): Problem | null {
	if (rows.length === 0) return hiddenRows > 0 && !withHidden ? "onlyHidden" : "noRows";
	return rows.length > mostRows ? "tooManyRows" : null;
}

/** The list in a file: the sheet that is open, or the first whose headings are known. */
export function readSheets(fileName: string, all: readonly FileSheet[], active: number): Sheet {
	const open = all[active];
	const sheets = all
		.map((sheet) => ({ ...sheet, rows: sheet.rows.filter((row) => !isEmpty(row)) }))
		.filter(({ rows }) => rows.length > 1);
	if (sheets.length === 0) throw new WrongFile("noRows");
	const parts = sheets.map((_, at) => readPart({ fileName, sheets }, { at }));
	const first = sheets.findIndex(({ name }) => name === open?.name);
	const inOrder = [parts[first] ?? parts[0], ...parts];
	const isList = (part: Sheet) => countHeadings(part.headings) > 0 && problemOf(part) === null;
	return inOrder.find(isList) ?? inOrder.find((part) => problemOf(part) === null) ?? inOrder[0];
}
