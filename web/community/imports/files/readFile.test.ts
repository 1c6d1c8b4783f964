import { zipSync } from "fflate";
import { decodeText } from "./readCsv.ts";
import { readFile } from "./readFile.ts";
import { readPart, WrongFile } from "./sheets.ts";

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

	test.each([
		["CRLF, then LF", "Name,Email\r\nNoura,a@b.test\r\nReem,c@d.test\nDana,e@f.test\n"],
		["CRLF behind the headings only", "Name,Email\r\nNoura,a@b.test\nReem,c@d.test\nDana,e@f.test"],
		["LF behind the headings only", "Name,Email\nNoura,a@b.test\r\nReem,c@d.test\r\nDana,e@f.test"],
		["CR alone", "Name,Email\rNoura,a@b.test\rReem,c@d.test\rDana,e@f.test\r"],
		["all three", "Name,Email\rNoura,a@b.test\nReem,c@d.test\r\nDana,e@f.test\n\r"],
		[
			"sep= with CRLF, then LF",
			"sep=;\r\nName;Email\nNoura;a@b.test\nReem;c@d.test\nDana;e@f.test",
		],
		["sep= with CR", "SEP=;\rName;Email\rNoura;a@b.test\rReem;c@d.test\rDana;e@f.test"],
		["quoted last cells", 'Name,"Email"\r\nNoura,"a@b.test"\nReem,"c@d.test"\rDana,"e@f.test"'],
		[
			"spaces around quotes",
			'Name, "Email"\nNoura, "a@b.test" \nReem ,"c@d.test"\nDana,"e@f.test" ',
		],
		[
			"padding of zero bytes",
			"Name,Email\r\nNoura,a@b.test\0\0\r\nRe\0em,c@d.test\r\nDana,e@f.test\0",
		],
	])("reads everybody from lines that end in different ways: %s", async (_, content) => {
		const [headings, ...rows] = await cellsOf(content);
		expect(headings).toEqual(["Name", "Email"]);
		expect(rows.map((cells) => cells.map((cell) => String(cell).trim()))).toEqual([
			["Noura", "a@b.test"],
			["Reem", "c@d.test"],
			["Dana", "e@f.test"],
		]);
	});

	test.each([
		["no quote that ends it", 'Name,Email\nNoura,"a@b.test\nReem,c@d.test'],
		["a quote inside a word", 'Name,Email\nNou"ra,"a@b.test\nReem,c@d.test'],
		["a quoted word that goes on", 'Name,Email\n"Noura" Q,"a@b.test\nReem,c@d.test'],
	])("swallows no row behind a cell with %s", async (_, content) => {
		const { rows } = await readFile(fileOf(content));
		expect(rows.map(({ row }) => row)).toEqual([2, 3]);
		expect(rows[1].cells).toEqual(["Reem", "c@d.test"]);
	});

	test("marks rows that do not fit their headings, and keeps all of their cells", async () => {
		const content = [
			"Name,Address,Phone,Email,",
			"Noura,Block 1, Street 2,50012345,a@b.test",
			"Reem,Block 1,50012345,c@d.test,,,",
			'Dana,"Block 1,,x@y.test',
			'Bader,Block 2",,g@h.test',
			'Eman,"Block 1',
			'Street 2, House 3",,i@j.test',
		].join("\n");
		const { headings, rows } = await readFile(fileOf(content));
		expect(headings).toEqual(["Name", "Address", "Phone", "Email", ""]);
		expect(rows.map(({ surplus }) => surplus)).toEqual([
			["a@b.test"],
			undefined,
			["Block 1,,x@y.test\nBader,Block 2"],
			undefined,
		]);
		expect(rows[0].cells).toEqual(["Noura", "Block 1", " Street 2", "50012345", "a@b.test"]);
	});

	test("marks a row that a stray quote has swallowed, and no address in lines, in a narrow list", async () => {
		const swallowed = await readFile(fileOf('Name,Address\nNoura,"Block 1\nReem,"Block 2"\n'));
		expect(swallowed.rows.map(({ surplus }) => surplus)).toEqual([['Block 1\nReem,"Block 2']]);
		const address = await readFile(fileOf('Name,Address\nNoura,"Block 1\nStreet 2, House 3"\n'));
		expect(address.rows.map(({ surplus }) => surplus)).toEqual([undefined]);
	});

	test("keeps line separators of Unicode in their cells", async () => {
		expect(await cellsOf("Name,Address\nNoura,Block 1\u2028Street 2\n")).toEqual([
			["Name", "Address"],
			["Noura", "Block 1\u2028Street 2"],
		]);
	});

	test("finds the headings below a title", async () => {
		const content = "Members of the club 2026,,\n\n,Name,Email\n1,Noura,a@b.test\n";
		const { headingRow, headings, rows } = await readFile(fileOf(content));
		expect([headingRow, headings]).toEqual([3, ["", "Name", "Email"]]);
		expect(rows).toEqual([{ row: 4, cells: ["1", "Noura", "a@b.test"] }]);
	});

	test("skips lines with the sum of the list, in both languages", async () => {
		const lines = [
			"Name,Email",
			"Noura,a@b.test",
			"Total,,",
			"المجموع;300",
			"Total Recall,c@d.test",
		];
		const comma = await readFile(
			fileOf(`${lines.slice(0, 3).join("\n")}\nTotal: 300,\n${lines[4]}\n`),
		);
		expect([comma.rows.map(({ row }) => row), comma.totalRows]).toEqual([[2, 5], 2]);
		const semicolon = await readFile(fileOf("الاسم;البريد\nنورة;a@b.test\nالمجموع;300\n"));
		expect([semicolon.rows.length, semicolon.totalRows]).toEqual([1, 1]);
	});

	test("reads the headings from a row that is chosen", async () => {
		const sheet = await readFile(fileOf("Nom,Courriel\nPersonne,Courrier\nNoura,a@b.test\n"));
		expect([sheet.headingRow, sheet.rows.length]).toEqual([1, 2]);
		const other = readPart(sheet, { at: 0, headingRow: 2 });
		expect([other.headings, other.rows.map(({ row }) => row)]).toEqual([
			["Personne", "Courrier"],
			[3],
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
		// As Excel saves "Unicode text".
		const unicode = Buffer.from('\uFEFFالاسم\tA\r\nنورة\t"B, ""C"""\r\n', "utf16le");
		expect(await cellsOf(new Uint8Array(unicode))).toEqual([
			["الاسم", "A"],
			["نورة", 'B, "C"'],
		]);
	});

	test("keeps the row numbers of the CSV file", async () => {
		const { rows } = await readFile(fileOf("Name,Email\n\nNoura,a@b.test\n,\nReem,c@d.test\n"));
		expect(rows.map(({ row }) => row)).toEqual([3, 5]);
	});
});

type SheetWish = { name?: string; state?: string; rows: string; after?: string; before?: string };
type Wish = { book?: string; views?: string; styles?: string; strings?: string; prefix?: string };

/** Builds a workbook as Excel writes it. */
function workbook(sheets: string | readonly SheetWish[], wish: Wish = {}): Uint8Array {
	const all = typeof sheets === "string" ? [{ rows: sheets }] : sheets;
	const xml = (content: string) =>
		new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>${content}`);
	const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
	const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
	const packaged = "http://schemas.openxmlformats.org/package/2006/relationships";
	const relation = (id: string, kind: string, target: string) =>
		`<Relationship Id="${id}" Type="${relations}/${kind}" Target="${target}"/>`;
	const files = all.map(({ rows, before = "", after = "" }, at) => [
		`xl/worksheets/sheet${at + 1}.xml`,
		xml(`<worksheet xmlns="${main}">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`),
	]);
	return zipSync({
		...Object.fromEntries(files),
		"_rels/.rels": xml(
			`<Relationships xmlns="${packaged}">${relation("rId1", "officeDocument", "/xl/workbook.xml")}</Relationships>`,
		),
		"xl/_rels/workbook.xml.rels": xml(
			`<Relationships xmlns="${packaged}">${all.map((_, at) => relation(`rId${at + 1}`, "worksheet", `worksheets/sheet${at + 1}.xml`)).join("")}${relation("styles", "styles", "styles.xml")}${relation("strings", "sharedStrings", "/xl/sharedStrings.xml")}</Relationships>`,
		),
		"xl/workbook.xml": xml(
			`<workbook xmlns="${main}" xmlns:r="${relations}">${wish.book ?? ""}<bookViews><workbookView ${wish.views ?? ""}/></bookViews><sheets>${all.map(({ name = "Members", state }, at) => `<sheet name="${name}" sheetId="${at + 1}" ${state ? `state="${state}"` : ""} r:id="rId${at + 1}"/>`).join("")}</sheets></workbook>`,
		),
		"xl/sharedStrings.xml": xml(`<sst xmlns="${main}">${wish.strings ?? ""}</sst>`),
		"xl/styles.xml": xml(
			`<styleSheet xmlns="${main}">${wish.styles ?? `<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>`}</styleSheet>`,
		),
	});
}
const text = (at: string, value: string) =>
	`<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
const row = (number: number, cells: string, more = "") =>
	`<row r="${number}" ${more}>${cells}</row>`;
/** A row of texts. */
const line = (number: number, texts: readonly string[], more = "") =>
	row(number, texts.map((one, at) => text(`${"ABCDEFGH"[at]}${number}`, one)).join(""), more);
const list = [line(1, ["First name", "Email"]), line(2, ["Noura", "a@b.test"])].join("");
const read = (sheets: string | readonly SheetWish[], wish?: Wish) =>
	readFile(fileOf(workbook(sheets, wish), "members.xlsx"));

test("reads texts, numbers and dates from a workbook", async () => {
	const rows = `<row r="1">${text("A1", "الاسم")}${text("B1", "Phone")}${text("C1", "Birthday")}</row>
		<row r="3">${text("A3", "نورة")}<c r="B3"><v>96550012345</v></c><c r="C3" s="1"><v>40268</v></c></row>`;
	const { headings, rows: lines } = await read(rows);
	expect(headings).toEqual(["الاسم", "Phone", "Birthday"]);
	expect(lines).toEqual([
		{ row: 3, cells: ["نورة", 96_550_012_345, new Date("2010-03-31T00:00:00Z")] },
	]);
});

describe("cells of a workbook", () => {
	const cellFrom = async (cell: string, wish: Wish = {}) => {
		const { rows } = await read(
			`${line(1, ["First name", "Email"])}${row(2, `${text("A2", "Noura")}${cell}`)}`,
			wish,
		);
		return rows[0].cells[1];
	};
	const day = new Date("2010-03-31T00:00:00Z");
	const dateStyle = (code: string) =>
		`<numFmts><numFmt numFmtId="164" formatCode="${code}"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>`;

	test.each(["1", "true"])("counts days from 1904 where the workbook says %s", async (value) => {
		const book = `<workbookPr date1904="${value}"/>`;
		expect(await cellFrom('<c r="B2" s="1"><v>38806</v></c>', { book })).toEqual(day);
	});

	test.each(["0", "false"])("counts days from 1900 where the workbook says %s", async (value) => {
		const book = `<workbookPr date1904="${value}"/>`;
		expect(await cellFrom('<c r="B2" s="1"><v>40268</v></c>', { book })).toEqual(day);
	});

	test.each([
		"dd/mm/yyyy",
		"B1dd/mm/yyyy",
		"B2yyyy/mm/dd",
		"[$-2060401]B2dd/mm/yyyy;@",
		"[$-409]d\\ mmm\\ yyyy;@",
		"yyyy&quot;y&quot;",
		"[Red]m/d/yy",
	])("reads a date in the format %s", async (code) => {
		const styles = dateStyle(code);
		expect(await cellFrom('<c r="B2" s="1"><v>40268</v></c>', { styles })).toEqual(day);
		expect(await cellFrom('<c r="B2" s="1"><v>40267.999999</v></c>', { styles })).toEqual(day);
	});

	test.each([
		["00000000", 1_234_567, "01234567"],
		["&quot;+966 &quot;000000000", 501_234_567, "+966 501234567"],
		["0000\\-0000", 50_012_345, "5001-2345"],
		["0", 50_012_345, 50_012_345],
		["#,##0", 50_012_345, 50_012_345],
		["0.00", 1.5, 1.5],
		["0%", 0.5, 0.5],
		["&quot;day&quot; 0", 3, "day 3"],
		["General", 40_268, 40_268],
		["0.00E+00", 96_550_012_345, 96_550_012_345],
		["[&lt;=9999999]###\\-####;0", 1_234_567, 1_234_567],
	])("shows a number in the format %s as people see it", async (code, value, expected) => {
		const styles = dateStyle(code);
		expect(await cellFrom(`<c r="B2" s="1"><v>${value}</v></c>`, { styles })).toBe(expected);
	});

	test.each([
		['<c r="B2" t="d" s="1"><v>2010-03-31</v></c>', day],
		['<c r="B2" t="d"><v>2010-03-31T00:00:00</v></c>', day],
		['<c r="B2"><v>9.6550012345E10</v></c>', 96_550_012_345],
		['<c t="b"><v>true</v></c>', true],
		['<c r="B2" t="b"><v>0</v></c>', false],
		['<c r="B2" t="e"><v>#N/A</v></c>', "#N/A"],
		['<c r="B2" t="str"><f>A2&amp;"x"</f><v>Noura&amp;x</v></c>', "Noura&x"],
		['<c r="B2" t="str"><f t="shared" si="0"/><v>shared</v></c>', "shared"],
		['<c r="B2"><f>CONCAT(A2)</f></c>', "=CONCAT(A2)"],
		['<c r="B2" t="inlineStr"><is><r><t>No</t></r><r><t>ura</t></r></is></c>', "Noura"],
		['<c r="B2" t="s"><v>0</v></c>', "Noura Q"],
		['<c r="B2" t="s"><v>1</v></c>', "a_b"],
		['<c r="B2" s="1"><v>0</v></c>', null],
		['<c r="B2" s="1"/>', undefined],
		['<c r="B2"><v>  </v></c>', undefined],
	])("reads %s as what it shows", async (cell, expected) => {
		const strings =
			'<si><r><t>Noura</t></r><r><t xml:space="preserve"> Q</t></r><rPh sb="0" eb="1"><t>silent</t></rPh></si><si><t>a_b_x000D_</t></si>';
		expect((await cellFrom(cell, { strings })) ?? null).toEqual(expected ?? null);
	});

	test("a merged cell counts for all of its rows", async () => {
		const rows = `${line(1, ["First name", "Club"])}${line(2, ["Noura", "Salmiya"])}${line(3, ["Reem"])}${line(4, ["Dana"])}`;
		const { rows: lines } = await read([
			{ rows, after: '<mergeCells><mergeCell ref="B2:B3"/></mergeCells>' },
		]);
		expect(lines.map(({ cells }) => cells[1])).toEqual(["Salmiya", "Salmiya", null]);
	});
});

describe("sheets of a workbook", () => {
	const choices = [line(1, ["Belt", "Gender"]), line(2, ["white", "male"])].join("");

	test.each(["hidden", "veryHidden"])("reads no sheet that is %s", async (state) => {
		const sheet = await read([{ name: "Lists", state, rows: choices }, { rows: list }]);
		expect([sheet.headings, sheet.sheets.length]).toEqual([["First name", "Email"], 1]);
	});

	test("reads the sheet that is open, names the others, and reads another when it is chosen", async () => {
		const sheets = [
			{ name: "Old", rows: list.replace("Noura", "Reem") },
			{ name: "Lists", state: "hidden", rows: choices },
			{ name: "New", rows: list },
			{ name: "Empty", rows: "" },
		];
		const sheet = await read(sheets, { views: 'activeTab="2"' });
		expect([sheet.at, sheet.sheets.map(({ name }) => name)]).toEqual([1, ["Old", "New"]]);
		expect(sheet.rows[0].cells[0]).toBe("Noura");
		expect(readPart(sheet, { at: 0 }).rows[0].cells[0]).toBe("Reem");
		expect((await read(sheets)).rows[0].cells[0]).toBe("Reem");
	});

	test("prefers a list of members to the notes that are open", async () => {
		const notes = [line(1, ["How to fill in this file"]), line(2, ["Please write clearly"])].join(
			"",
		);
		const sheet = await read([{ name: "Notes", rows: notes }, { rows: list }]);
		expect(sheet.headings).toEqual(["First name", "Email"]);
	});

	test("leaves hidden rows and columns out, and says so", async () => {
		const rows = [
			line(1, ["First name", "Email", "Phone", ""]),
			line(2, ["Noura", "a@b.test", "50012345"]),
			line(3, ["Reem", "c@d.test", "50012346"], 'hidden="true"'),
			line(4, ["Dana", "e@f.test", "50012347"], 'ht="0" customHeight="1"'),
		].join("");
		const before = '<cols><col min="3" max="16384" hidden="1"/></cols>';
		const sheet = await read([{ rows, before }]);
		expect([sheet.hiddenRows, sheet.hiddenColumns]).toEqual([2, [2]]);
		expect(sheet.rows.map(({ row: number }) => number)).toEqual([2]);
		const all = readPart(sheet, { at: 0, headingRow: 1, withHidden: true });
		expect(all.rows.map(({ row: number }) => number)).toEqual([2, 3, 4]);
	});

	test("finds the headings below titles and merged headings", async () => {
		const rows = [
			line(1, ["Members of the club 2026"]),
			line(2, ["First name", "Contact"]),
			line(3, ["", "Email", "Mobile Phone"]),
			line(4, ["Noura", "a@b.test", "50012345"]),
		].join("");
		const after =
			'<mergeCells><mergeCell ref="A1:C1"/><mergeCell ref="A2:A3"/><mergeCell ref="B2:C2"/></mergeCells>';
		const sheet = await read([{ rows, after }]);
		expect(sheet.headings).toEqual(["First name", "Email", "Mobile Phone"]);
		expect(sheet.rows.map(({ row: number }) => number)).toEqual([4]);
	});

	test("shows a column without a heading, and marks what stands far outside", async () => {
		const far = `${text("A2", "Noura")}${text("C2", "note")}<c r="XFD2" t="str"><v>far</v></c>`;
		const sheet = await read(`${line(1, ["First name"])}${row(2, far)}`);
		expect(sheet.headings).toEqual(["First name", "", ""]);
		expect(sheet.rows[0].surplus).toEqual(["far"]);
	});

	test("refuses a workbook of which a part is missing", async () => {
		const cut = `${list}<row r="3"><c r="A3"`;
		await expect(read(cut)).rejects.toMatchObject({ problem: "unreadable" });
	});
});

test.each([
	["noRows", fileOf("")],
	["noRows", fileOf("Name,Email\n\n")],
	["onlyHidden", fileOf(workbook([{ state: "hidden", rows: list }]))],
	["onlyHidden", fileOf(workbook(list.replace('r="2"', 'r="2" hidden="1"')))],
	["noRows", fileOf(workbook(""))],
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
