import type { Cell } from "#shared/community/imports/imports.cells.ts";
import { mostRows } from "#shared/community/imports/imports.rules.ts";

/**
 * The first sheet of a file: its headings and its non-empty rows, with their row numbers in the
 * file.
 */
export type Sheet = {
	fileName: string;
	headings: string[];
	rows: { row: number; cells: Cell[] }[];
};

const problems = ["unreadable", "oldExcel", "tooLarge", "noRows", "tooManyRows"] as const;
export type Problem = (typeof problems)[number];

/** Thrown for a file that is not a list of members. */
export class WrongFile extends Error {
	readonly problem: Problem;

	constructor(problem: Problem) {
		super(problem);
		this.problem = problem;
	}
}

/** File size limit, far above that of the 5,000 rows allowed. */
const mostBytes = 10 * 1024 * 1024;
/**
 * Size limit of the unzipped workbook: a small archive may contain a file too large for a browser.
 */
const mostUnpacked = 100 * 1024 * 1024;

const begins = (bytes: Uint8Array, ...with_: number[]) =>
	with_.every((byte, at) => bytes[at] === byte);

/**
 * The byte order of UTF-16, from its mark or from a byte 0, which no other text contains: every
 * separator and line break has one. Null for other encodings.
 */
function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
	if (begins(bytes, 0xff, 0xfe)) return "utf-16le";
	if (begins(bytes, 0xfe, 0xff)) return "utf-16be";
	const zero = bytes.indexOf(0);
	if (zero < 0) return null;
	return zero % 2 === 1 ? "utf-16le" : "utf-16be";
}

/**
 * Decodes text as Excel saves it: UTF-8 or UTF-16, with or without byte order mark, or the Windows
 * code page for Arabic.
 */
export function decodeText(bytes: Uint8Array): string {
	const utf16 = utf16Of(bytes);
	if (utf16) return new TextDecoder(utf16).decode(bytes);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("windows-1256").decode(bytes);
	}
}

const separators = [",", ";", "\t", "|", "،"] as const;

/** The cell separator: from Excel's `sep=` line, else the most frequent one in the headings. */
function separatorOf(text: string): string {
	const [, named] = /^sep=(.)\r?\n/.exec(text) ?? [];
	if (named) return named;
	const headings = /^.*\p{L}.*$/mu.exec(text)?.[0].replace(/"[^"]*"/g, "") ?? "";
	const counted = separators.map((one) => ({ one, count: headings.split(one).length }));
	return counted.reduce((most, next) => (next.count > most.count ? next : most)).one;
}

/**
 * Parses a CSV file. Excel's `sep=` line becomes an empty row, so that row numbers stay correct.
 */
async function readCsv(bytes: Uint8Array): Promise<Cell[][]> {
	const { default: papa } = await import("papaparse");
	const text = decodeText(bytes);
	const { data } = papa.parse<string[]>(text.replace(/^sep=.(?=\r?\n)/, ""), {
		delimiter: separatorOf(text),
	});
	return data;
}

/**
 * Reads the first sheet of a workbook. Repacks it without compression first, because the library
 * unzips large files in blob workers, which the site's Content Security Policy blocks.
 */
async function readWorkbook(bytes: Uint8Array): Promise<Cell[][]> {
	const [{ readSheet }, { unzipSync, zipSync }] = await Promise.all([
		import("read-excel-file/universal"),
		import("fflate"),
	]);
	let left = mostUnpacked;
	const files = unzipSync(bytes, {
		filter: ({ name, originalSize }) => {
			if (!/\.(xml|rels)$/.test(name)) return false;
			left -= originalSize;
			if (left < 0) throw new WrongFile("tooLarge");
			return true;
		},
	});
	const { buffer } = zipSync(files, { level: 0 });
	return (await readSheet(buffer as ArrayBuffer)) as Cell[][];
}

const isEmpty = (cells: readonly Cell[]) =>
	cells.every((cell) => cell === null || String(cell).trim() === "");

function rowsIn(bytes: Uint8Array): Promise<Cell[][]> {
	if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new WrongFile("oldExcel");
	return begins(bytes, 0x50, 0x4b) ? readWorkbook(bytes) : readCsv(bytes);
}

/**
 * Reads a CSV file or an Excel workbook. Throws `WrongFile` if it is neither, or no list of
 * members.
 */
export async function readFile(file: Pick<File, "name" | "size" | "arrayBuffer">): Promise<Sheet> {
	if (file.size > mostBytes) throw new WrongFile("tooLarge");
	const bytes = new Uint8Array(await file.arrayBuffer());
	const read = await (async () => rowsIn(bytes))().catch((error) => {
		throw error instanceof WrongFile ? error : new WrongFile("unreadable");
	});
	const [heading, ...rows] = read
		.map((cells, at) => ({ row: at + 1, cells }))
		.filter(({ cells }) => !isEmpty(cells));
	if (!heading || rows.length === 0) throw new WrongFile("noRows");
	if (rows.length > mostRows) throw new WrongFile("tooManyRows");
	return {
		fileName: file.name.slice(0, 200),
		headings: heading.cells.map((cell) => String(cell ?? "").trim()),
		rows,
	};
}
