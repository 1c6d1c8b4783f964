import { xlsxType } from "#shared/core/http/content-types.ts";
import { direction, type Locale } from "#shared/core/locales.ts";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** XML allows no control characters but tab and line breaks. */
const escapeXml = (text: string) =>
	text
		// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
		.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
		.replace(/[&<>"]/g, (sign) => escapes[sign]);

const xml = (content: string) =>
	`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${content}`;
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const officeRelations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelations = "http://schemas.openxmlformats.org/package/2006/relationships";
const contentTypes = "http://schemas.openxmlformats.org/package/2006/content-types";
const sheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Styles of cells by position: standard, bold, text. */
const styles = `<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill/><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`;
const [bold, asText] = [1, 2];

/** Name of a column by position: A to Z, then AA. */
const columnLetters = (at: number): string =>
	(at < 26 ? "" : columnLetters(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

const cell = (place: string, value: string, style: number) =>
	`<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;

function rowOf(cells: readonly string[], at: number): string {
	const style = at === 0 ? bold : asText;
	const filled = cells.map((one, column) =>
		one ? cell(`${columnLetters(column)}${at + 1}`, one, style) : "",
	);
	return `<row r="${at + 1}">${filled.join("")}</row>`;
}

function sheetOf(rows: readonly (readonly string[])[], locale: Locale): string {
	const side = direction[locale] === "rtl" ? ' rightToLeft="1"' : "";
	return `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"${side}/></sheetViews><cols><col min="1" max="${rows[0].length}" width="24" customWidth="1" style="${asText}"/></cols><sheetData>${rows.map(rowOf).join("")}</sheetData></worksheet>`;
}

/**
 * An Excel workbook of texts, with the headings in the first row. Cells are text, so that phones keep
 * their plus sign and dates stay as written. Does not use the library of the server's exports: in
 * browsers it compresses in blob workers, which the Content Security Policy blocks.
 */
export async function writeWorkbook(
	rows: readonly (readonly string[])[],
	locale: Locale,
): Promise<Blob> {
	const { strToU8, zipSync } = await import("fflate");
	const parts: Record<string, string> = {
		"[Content_Types].xml": `<Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/></Types>`,
		"_rels/.rels": `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${officeRelations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
		"xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${officeRelations}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
		"xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${officeRelations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${officeRelations}/styles" Target="styles.xml"/></Relationships>`,
		"xl/styles.xml": styles,
		"xl/worksheets/sheet1.xml": sheetOf(rows, locale),
	};
	const files = Object.entries(parts).map(([name, content]) => [name, strToU8(xml(content))]);
	return new Blob([zipSync(Object.fromEntries(files)) as Uint8Array<ArrayBuffer>], {
		type: xlsxType,
	});
}

const urlLifetime = 60_000;

/** Offers a file to the browser's downloads. */
export function downloadFile(file: Blob, name: string): void {
	const url = URL.createObjectURL(file);
	const link = document.createElement("a");
	link.href = url;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), urlLifetime);
}
