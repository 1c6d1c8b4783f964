import { readCsv } from "./readCsv.ts";
import { problemOf, readSheets, type Sheet, WrongFile } from "./sheets.ts";

/** File size limit, far above that of the 5,000 rows allowed. */
const mostBytes = 10 * 1024 * 1024;
const longestName = 200;

const begins = (bytes: Uint8Array, ...with_: number[]) =>
	with_.every((byte, at) => bytes[at] === byte);

async function readBytes(name: string, bytes: Uint8Array): Promise<Sheet> {
	if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new WrongFile("oldExcel");
	if (begins(bytes, 0x50, 0x4b)) {
		const { readWorkbook } = await import("./readWorkbook.ts");
		const { sheets, active } = await readWorkbook(bytes);
		return readSheets(name, sheets, active);
	}
	const { lines, separator } = readCsv(bytes);
	const rows = lines.map((cells, at) => ({ row: at + 1, cells }));
	return readSheets(name, [{ name: "", rows, hiddenColumns: [], separator }], 0);
}

/**
 * Reads the list of members in a CSV file or an Excel workbook. Throws `WrongFile` if it is neither,
 * or has none.
 */
export async function readFile(file: Pick<File, "name" | "size" | "arrayBuffer">): Promise<Sheet> {
	if (file.size > mostBytes) throw new WrongFile("tooLarge");
	const bytes = new Uint8Array(await file.arrayBuffer());
	const sheet = await readBytes(file.name.slice(0, longestName), bytes).catch((error) => {
		throw error instanceof WrongFile ? error : new WrongFile("unreadable");
	});
	const problem = problemOf(sheet);
	if (problem) throw new WrongFile(problem);
	return sheet;
}
