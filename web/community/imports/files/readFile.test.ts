import { zipSync } from "fflate";
import { decodeText, readFile, WrongFile } from "./readFile.ts";

const fileOf = (content: string | Uint8Array, name = "members.csv") => {
	const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
	return { name, size: bytes.length, arrayBuffer: async () => new Uint8Array(bytes).buffer };
};
const cellsOf = async (content: string | Uint8Array) => {
	const { headings, rows } = await readFile(fileOf(content));
	return [headings, ...rows.map(({ cells }) => cells)];
};

/** "الاسم" and "نورة" in windows-1256, the Windows code page for Arabic. */
const windows1256 = new Uint8Array([
	0xc7, 0xe1, 0xc7, 0xd3, 0xe3, 0x3b, 0x41, 0x0d, 0x0a, 0xe4, 0xe6, 0xd1, 0xc9, 0x3b, 0x42,
]);

describe("reading a CSV file", () => {
	test.each([
		["commas", "Name,Email\r\nNoura,a@b.test\r\n"],
		["semicolons", "Name;Email\nNoura;a@b.test"],
		["Arabic commas", "Name،Email\nNoura،a@b.test"],
		["bars", "Name|Email\rNoura|a@b.test\r"],
		["tabs", "Name\tEmail\nNoura\ta@b.test"],
		["Excel's mark and line about separators", "\uFEFFName;Email\nNoura;a@b.test\n"],
		["a line that names the separator", "sep=;\r\nName;Email\r\nNoura;a@b.test"],
		["empty lines around it", "\n\nName;Email\n;\nNoura;a@b.test\n;\n\n"],
	])("reads a CSV file with %s", async (_, content) => {
		expect(await cellsOf(content)).toEqual([
			["Name", "Email"],
			["Noura", "a@b.test"],
		]);
	});

	test("keeps separators, quotes and line breaks inside quoted CSV cells", async () => {
		expect(await cellsOf('Name,Address\n"Al Sabah, Noura","Block 1\r\nStreet ""2"""\n')).toEqual([
			["Name", "Address"],
			["Al Sabah, Noura", 'Block 1\r\nStreet "2"'],
		]);
	});

	test("decodes windows-1256 and UTF-16", async () => {
		expect(await cellsOf(windows1256)).toEqual([
			["الاسم", "A"],
			["نورة", "B"],
		]);
		const list = "الاسم;A\nنورة;B";
		const littleEndian = Buffer.from(list, "utf16le");
		const bigEndian = Buffer.from(list, "utf16le").swap16();
		for (const bytes of [
			littleEndian,
			bigEndian,
			[0xff, 0xfe, ...littleEndian],
			[0xfe, 0xff, ...bigEndian],
		])
			expect(decodeText(new Uint8Array(bytes))).toBe(list);
	});

	test("keeps the row numbers of the CSV file", async () => {
		const { rows } = await readFile(fileOf("Name,Email\n\nNoura,a@b.test\n,\nReem,c@d.test\n"));
		expect(rows.map(({ row }) => row)).toEqual([3, 5]);
	});
});

/** Builds a workbook as Excel writes it, with texts, a number and a date. */
function workbook(rows: string): Uint8Array {
	const xml = (content: string) =>
		new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>${content}`);
	const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
	const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
	const packaged = "http://schemas.openxmlformats.org/package/2006/relationships";
	return zipSync({
		"_rels/.rels": xml(
			`<Relationships xmlns="${packaged}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
		),
		"xl/_rels/workbook.xml.rels": xml(
			`<Relationships xmlns="${packaged}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
		),
		"xl/workbook.xml": xml(
			`<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Members" sheetId="1" r:id="rId1"/></sheets></workbook>`,
		),
		"xl/styles.xml": xml(
			`<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
		),
		"xl/worksheets/sheet1.xml": xml(
			`<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
		),
	});
}
const text = (at: string, value: string) =>
	`<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

test("reads texts, numbers and dates from a workbook", async () => {
	const rows = `<row r="1">${text("A1", "الاسم")}${text("B1", "Phone")}${text("C1", "Birthday")}</row>
		<row r="3">${text("A3", "نورة")}<c r="B3"><v>96550012345</v></c><c r="C3" s="1"><v>40268</v></c></row>`;
	const { headings, rows: read } = await readFile(fileOf(workbook(rows), "members.xlsx"));
	expect(headings).toEqual(["الاسم", "Phone", "Birthday"]);
	expect(read).toEqual([
		{ row: 3, cells: ["نورة", 96_550_012_345, new Date("2010-03-31T00:00:00Z")] },
	]);
});

test.each([
	["noRows", fileOf("")],
	["noRows", fileOf("Name,Email\n\n")],
	["tooManyRows", fileOf(`Name\n${"Noura\n".repeat(5_001)}`)],
	["tooLarge", { ...fileOf(""), size: 20_000_000 }],
	["oldExcel", fileOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]))],
	["unreadable", fileOf(new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]))],
] as const)(
	"names the problem of a file that is not a list of members: %s",
	async (problem, file) => {
		const refused = readFile(file);
		await expect(refused).rejects.toBeInstanceOf(WrongFile);
		await expect(refused).rejects.toMatchObject({ problem });
	},
);
