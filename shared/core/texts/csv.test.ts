import { toCsv } from "./csv.ts";

test("a CSV file begins with a byte order mark and ends lines as Excel does", () => {
	expect(toCsv([["الاسم", "Belt"]])).toBe("\uFEFFالاسم,Belt\r\n");
});

test("a CSV file quotes cells that contain separators, quotes or line breaks", () => {
	expect(toCsv([['Al "Tiger", Ali', "a\nb"]])).toBe('\uFEFF"Al ""Tiger"", Ali","a\nb"\r\n');
});

test.each([
	"=1+1",
	"+965",
	"-1",
	"@SUM(A1)",
	"\tx",
	"＝1+1",
	"＋965",
	"－1",
	"＠SUM(A1)",
	"﹦1+1",
	"﹣1",
])("a CSV file escapes %j, so that it is not read as a formula", (value) => {
	expect(toCsv([[value]])).toBe(`\uFEFF'${value}\r\n`);
});

test.each([
	["Ali;=1+1", "Ali;'=1+1"],
	["Ali;＝1+1", "Ali;'＝1+1"],
	[";@SUM(A1);+1", ";'@SUM(A1);'+1"],
	["late\n=1+1", '"late\n\'=1+1"'],
	["late\t-1", "late\t'-1"],
])("a CSV file escapes formulas behind a separator in %j", (value, written) => {
	expect(toCsv([[value]])).toBe(`\uFEFF${written}\r\n`);
});

test.each(["Al-Sabah; comes late", "1-2", "a=b", "a; -"])(
	"a CSV file contains %j unchanged",
	(value) => {
		expect(toCsv([[value]])).toBe(`\uFEFF${value}\r\n`);
	},
);
