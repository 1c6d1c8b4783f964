#!/usr/bin/env bash
# A workbook may say that its days count from 1904 by date1904="1" or, as LibreOffice does, by
# date1904="true": both are true for an XML boolean (ECMA-376 part 1, 18.2.28). read-excel-file takes
# only the first, so every date of the other workbook is four years and a day too early.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund read-excel-file@9.3.17 fflate@0.8.2
node -p '"read-excel-file " + require("./node_modules/read-excel-file/package.json").version'

cat >read.mjs <<'JS'
import { writeFileSync } from "node:fs";
import { strToU8, zipSync } from "fflate";
import * as library from "read-excel-file/node";

const xml = (text) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";

/** A workbook with one date, the day 38806 of its system: 2010-03-31 if days count from 1904. */
const workbook = (date1904) =>
	zipSync({
		"[Content_Types].xml": xml(
			`<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
		),
		"_rels/.rels": xml(
			`<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
		),
		"xl/_rels/workbook.xml.rels": xml(
			`<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
		),
		"xl/workbook.xml": xml(
			`<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr date1904="${date1904}"/><sheets><sheet name="Members" sheetId="1" r:id="r1"/></sheets></workbook>`,
		),
		"xl/styles.xml": xml(
			`<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
		),
		"xl/worksheets/sheet1.xml": xml(
			`<worksheet xmlns="${main}"><dimension ref="A1"/><sheetData><row r="1"><c r="A1" s="1"><v>38806</v></c></row></sheetData></worksheet>`,
		),
	});

const readRows = library.readSheet ?? library.default;
const days = [];
for (const value of ["1", "true"]) {
	writeFileSync("book.xlsx", workbook(value));
	const [[day]] = await readRows("book.xlsx");
	days.push(day.toISOString().slice(0, 10));
	console.log(`date1904="${value}" reads ${days.at(-1)}`);
}
if (days.join() !== "2010-03-31,2006-03-30") throw new Error("The behaviour has changed");
JS
node read.mjs
echo "Seen: only the value 1 counts; with true each day is 1,462 days too early."
