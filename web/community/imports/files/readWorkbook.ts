import type { Cell } from "#shared/community/imports/imports.cells.ts";
import { formattedWhole, isDateFormat } from "./numberFormats.ts";
import { decodeText } from "./readCsv.ts";
import { type Attributes, isTrue, readXml } from "./readXml.ts";
import { type FileSheet, type SheetRow, WrongFile } from "./sheets.ts";

/**
 * Size limit of the unzipped workbook: a small archive may contain a file too large for a browser.
 */
const mostUnpacked = 100 * 1024 * 1024;

type Files = ReadonlyMap<string, string>;

/** The XML files of a workbook, by path in lower case: writers differ in it. */
async function unpack(bytes: Uint8Array): Promise<Files> {
	const { unzipSync } = await import("fflate");
	let left = mostUnpacked;
	const files = unzipSync(bytes, {
		filter: ({ name, originalSize }) => {
			if (!/\.(xml|rels)$/i.test(name)) return false;
			left -= originalSize;
			if (left < 0) throw new WrongFile("tooLarge");
			return true;
		},
	});
	return new Map(
		Object.entries(files).map(([name, content]) => [name.toLowerCase(), decodeText(content)]),
	);
}

type Relation = { id: string; type: string; path: string };

/** The files that a file refers to. */
function relationsOf(files: Files, path: string): Relation[] {
	const slash = path.lastIndexOf("/") + 1;
	const [folder, name] = [path.slice(0, slash), path.slice(slash)];
	const relations: Relation[] = [];
	readXml(files.get(`${folder}_rels/${name}.rels`) ?? "", {
		open: (tag, { Id = "", Type = "", Target = "", TargetMode }) => {
			if (tag !== "Relationship" || TargetMode === "External") return;
			const { pathname } = new URL(Target, `file:///${folder}`);
			const type = Type.slice(Type.lastIndexOf("/") + 1);
			relations.push({ id: Id, type, path: decodeURI(pathname).slice(1).toLowerCase() });
		},
	});
	return relations;
}

/** Texts of `si` and `is` elements, without their pronunciation (`rPh`). */
function textReader(tag: string, onText: (text: string) => void) {
	let [text, isText, silent] = ["", false, 0];
	return {
		open: (name: string) => {
			if (name === tag) text = "";
			if (name === "rPh") silent++;
			isText = name === "t" && silent === 0;
		},
		close: (name: string) => {
			isText = false;
			if (name === "rPh") silent--;
			if (name === tag) onText(text);
		},
		text: (part: string) => {
			if (isText) text += part;
		},
	};
}

/** Excel writes characters that XML does not allow as `_x000D_`. */
const unescaped = (text: string) =>
	text.replace(/_x([\da-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

function sharedTexts(xml: string): string[] {
	const texts: string[] = [];
	readXml(
		xml,
		textReader("si", (text) => texts.push(unescaped(text).trim())),
	);
	return texts;
}

/** How the numbers of a style are shown. */
type Format = { isDate: boolean; code: string };

/** The formats of cells by the number of their style. */
function formatsIn(xml: string): Format[] {
	const codes = new Map<number, string>();
	const ids: number[] = [];
	let isCells = false;
	readXml(xml, {
		open: (name, { numFmtId = "0", formatCode = "" }) => {
			if (name === "numFmt") codes.set(Number(numFmtId), formatCode);
			if (name === "cellXfs") isCells = true;
			if (name === "xf" && isCells) ids.push(Number(numFmtId));
		},
		close: (name) => {
			if (name === "cellXfs") isCells = false;
		},
	});
	return ids.map((id) => ({ isDate: isDateFormat(id, codes.get(id)), code: codes.get(id) ?? "" }));
}

const dayMs = 24 * 60 * 60 * 1000;
/** Day 0 of the two date systems. */
const epochs = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };

type Setting = { texts: readonly string[]; formats: readonly Format[]; epoch: number };
/** A cell as it is written; null for a value or formula that it lacks. */
type Written = { type: string; style: number; value: string | null; formula: string | null };

/** The value of a cell as the workbook shows it. */
function cellOf(
	{ type, style, value, formula }: Written,
	{ texts, formats, epoch }: Setting,
): Cell {
	// A program that only wrote the formula has left its result to Excel.
	if (value === null) return formula === null ? null : `=${formula}`;
	if (type === "s") return texts[Number(value)] || null;
	if (type === "inlineStr" || type === "str") return unescaped(value).trim() || null;
	if (value.trim() === "") return null;
	if (type === "b") return isTrue(value.trim());
	if (type === "e") return value;
	if (type === "d") {
		const date = new Date(
			/t/i.test(value) && !/z|[+-]\d\d:?\d\d$/i.test(value) ? `${value}Z` : value,
		);
		return Number.isNaN(date.getTime()) ? value : date;
	}
	const number = Number(value);
	const { isDate, code } = formats[style] ?? { isDate: false, code: "" };
	if (Number.isNaN(number)) return value;
	// The empty result of a formula, shown as a date before all others.
	if (isDate && number === 0) return null;
	// Rounded, because times are fractions of a day.
	if (isDate) return new Date(Math.round((epoch + number * dayMs) / 1000) * 1000);
	return formattedWhole(number, code) ?? number;
}

/** Position of a column from 0, by its letters. */
const columnOf = (place: string) =>
	[...(/^[A-Z]*/i.exec(place)?.[0].toUpperCase() ?? "")].reduce(
		(sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
		0,
	) - 1;
const rowOf = (place: string) => Number(/\d+$/.exec(place)?.[0] ?? 0);

const isHiddenSize = ({ hidden, ht, width }: Attributes) =>
	isTrue(hidden) || Number(ht ?? width ?? 1) === 0;

/** Columns of a list; what stands further out is a note. */
const mostColumns = 500;

/** The value of a merged cell stands in each of its rows, as people see it. */
function fillMerged(rows: ReadonlyMap<number, SheetRow>, range: string): void {
	const [first, last = first] = range.split(":");
	const column = columnOf(first);
	const value = rows.get(rowOf(first))?.cells[column];
	if (value === undefined || value === null) return;
	for (const { row, cells } of rows.values())
		if (row > rowOf(first) && row <= rowOf(last)) cells[column] ??= value;
}

/** Positions of the hidden columns in a range of columns. */
function hiddenAmong(range: Attributes): number[] {
	if (!isHiddenSize(range)) return [];
	const [first, last] = [Number(range.min), Math.min(Number(range.max), mostColumns)];
	return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at - 1);
}

/** @param zeroHeight whether rows of this sheet are hidden unless they say otherwise */
function rowAfter(before: SheetRow, { r, hidden, ht }: Attributes, zeroHeight: boolean): SheetRow {
	const isHidden = isHiddenSize({ hidden, ht }) || (zeroHeight && hidden === undefined);
	return { row: Number(r ?? before.row + 1), cells: [], ...(isHidden && { isHidden }) };
}

/** Rows and hidden columns of a sheet. */
function readSheet(xml: string, setting: Setting): Omit<FileSheet, "name"> {
	const rows = new Map<number, SheetRow>();
	const hiddenColumns: number[] = [];
	let row: SheetRow = { row: 0, cells: [] };
	let [column, zeroHeight, part] = [-1, false, ""];
	let cell: Written = { type: "", style: 0, value: null, formula: null };
	const inline = textReader("is", (text) => {
		cell.value = text;
	});
	readXml(xml, {
		open: (name, attributes) => {
			inline.open(name);
			part = name;
			if (name === "sheetFormatPr") zeroHeight = isTrue(attributes.zeroHeight);
			if (name === "col") hiddenColumns.push(...hiddenAmong(attributes));
			if (name === "row") {
				row = rowAfter(row, attributes, zeroHeight);
				rows.set(row.row, row);
				column = -1;
			}
			if (name === "c") {
				const { r, t = "n", s = "0" } = attributes;
				column = r ? columnOf(r) : column + 1;
				cell = { type: t, style: Number(s), value: null, formula: null };
			}
			if (name === "v") cell.value = "";
			if (name === "f") cell.formula = "";
			if (name === "mergeCell") fillMerged(rows, attributes.ref ?? "");
		},
		text: (text) => {
			inline.text(text);
			if (part === "v") cell.value += text;
			if (part === "f") cell.formula += text;
		},
		close: (name) => {
			inline.close(name);
			part = "";
			if (name !== "c") return;
			const value = cellOf(cell, setting);
			if (value === null) return;
			if (column < mostColumns) row.cells[column] = value;
			else row.surplus = [...(row.surplus ?? []), String(value)];
		},
	});
	return { rows: [...rows.values()].sort((a, b) => a.row - b.row), hiddenColumns };
}

/**
 * Reads the visible sheets of a workbook.
 * @returns `active`: position of the sheet that is seen when the workbook is opened
 */
export async function readWorkbook(
	bytes: Uint8Array,
): Promise<{ sheets: FileSheet[]; active: number }> {
	const files = await unpack(bytes);
	const path = relationsOf(files, "").find(({ type }) => type === "officeDocument")?.path;
	const book = path && files.get(path);
	if (!book) throw new WrongFile("unreadable");
	const relations = relationsOf(files, path);
	const fileOf = (kind: string) =>
		files.get(relations.find(({ type }) => type === kind)?.path ?? "") ?? "";
	const visible: { name: string; path: string; position: number }[] = [];
	let [is1904, activeTab, position] = [false, 0, 0];
	readXml(book, {
		open: (tag, attributes) => {
			const { name = "", id, state = "visible" } = attributes;
			if (tag === "workbookPr") is1904 = isTrue(attributes.date1904);
			if (tag === "workbookView") activeTab = Number(attributes.activeTab ?? 0);
			if (tag !== "sheet") return;
			const sheet = relations.find((one) => one.id === id && one.type === "worksheet");
			if (sheet && state === "visible") visible.push({ name, path: sheet.path, position });
			position++;
		},
	});
	if (visible.length === 0) throw new WrongFile(position > 0 ? "onlyHidden" : "unreadable");
	const setting: Setting = {
		texts: sharedTexts(fileOf("sharedStrings")),
		formats: formatsIn(fileOf("styles")),
		epoch: epochs[is1904 ? 1904 : 1900],
	};
	const sheets = visible.map(({ name, path: at }) => ({
		name,
		...readSheet(files.get(at) ?? "", setting),
	}));
	const active = visible.findIndex((one) => one.position === activeTab);
	return { sheets, active: Math.max(active, 0) };
}
