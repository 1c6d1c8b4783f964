import { readFile } from "./readFile.ts";
import { writeWorkbook } from "./writeWorkbook.ts";

test("a workbook is read as it was written, every cell as text", async () => {
	const rows = [
		["Name", "Phone", '<&">'],
		["نورة \u0001", "+965 5001 2345", "=1+1"],
		["", "007", "31/03/2014"],
	];
	const file = await writeWorkbook(rows, "ar");
	const { headings, rows: read } = await readFile({
		name: "members.xlsx",
		size: file.size,
		arrayBuffer: () => file.arrayBuffer(),
	});
	expect([headings, ...read.map(({ cells }) => cells)]).toEqual([
		rows[0],
		["نورة", "+965 5001 2345", "=1+1"],
		[null, "007", "31/03/2014"],
	]);
});
