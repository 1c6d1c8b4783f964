import type { Cell } from "#shared/imports/imports.cells.ts";
import { mostRows } from "#shared/imports/imports.rules.ts";

/** The first sheet of a file: its headings, and the rows below that are not empty, by the number that they have there. */
export type Sheet = {
	fileName: string;
	headings: string[];
	rows: { row: number; cells: Cell[] }[];
};

const problems = ["unreadable", "oldExcel", "tooLarge", "noRows", "tooManyRows"] as const;
export type Problem = (typeof problems)[number];

/** A file that is no list of members. */
export class WrongFile extends Error {
	readonly problem: Problem;

	constructor(problem: Problem) {
		super(problem);
		this.problem = problem;
	}
}

/** Far more than 5,000 rows take. */
const mostBytes = 10 * 1024 * 1024;
/** What a sheet may unpack to: a small archive can hold a file that no browser bears. */
const mostUnpacked = 100 * 1024 * 1024;

const begins = (bytes: Uint8Array, ...with_: number[]) =>
	with_.every((byte, at) => bytes[at] === byte);

/** A text as Excel saves it: UTF-8 with or without its mark, UTF-16, or the Windows code page for Arabic. */
export function decodeText(bytes: Uint8Array): string {
	if (begins(bytes, 0xff, 0xfe)) return new TextDecoder("utf-16le").decode(bytes);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("windows-1256").decode(bytes);
	}
}

const separators = [",", ";", "\t"] as const;

/** What separates cells: Excel's own line says it, else it is what the headings have most of. */
function separatorOf(text: string): string {
	const [, named] = /^sep=(.)\r?\n/.exec(text) ?? [];
	if (named) return named;
	const headings = /^.*\p{L}.*$/mu.exec(text)?.[0].replace(/"[^"]*"/g, "") ?? "";
	const counted = separators.map((one) => ({ one, count: headings.split(one).length }));
	return counted.reduce((most, next) => (next.count > most.count ? next : most)).one;
}

/** Rows of a CSV file. Excel's line about separators is an empty one. */
async function readCsv(bytes: Uint8Array): Promise<Cell[][]> {
	const { default: papa } = await import("papaparse");
	const text = decodeText(bytes);
	const { data } = papa.parse<string[]>(text.replace(/^sep=.(?=\r?\n)/, ""), {
		delimiter: separatorOf(text),
	});
	return data;
}

/**
 * Rows of the first sheet of a workbook. It is packed anew without compression before it is read: the reader unpacks
 * what is large in workers of its own making, which the site's security policy does not run.
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

/** Reads a CSV file or an Excel workbook. Throws `WrongFile` where it is neither, or is no list of members. */
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
