import { toCsv } from "./csv.ts";

test("begins with a byte order mark and ends lines as Excel does", () => {
	expect(toCsv([["الاسم", "Belt"]])).toBe("\uFEFFالاسم,Belt\r\n");
});

test("quotes what would break a row", () => {
	expect(toCsv([['Al "Tiger", Ali', "a\nb"]])).toBe('\uFEFF"Al ""Tiger"", Ali","a\nb"\r\n');
});

test.each(["=1+1", "+965", "-1", "@SUM(A1)", "\tx"])("keeps %j from being a formula", (value) => {
	expect(toCsv([[value]])).toBe(`\uFEFF'${value}\r\n`);
});

test.each([
	["Ali;=1+1", "Ali;'=1+1"],
	[";@SUM(A1);+1", ";'@SUM(A1);'+1"],
	["late\n=1+1", '"late\n\'=1+1"'],
	["late\t-1", "late\t'-1"],
])("keeps what stands behind a separator of %j from being one, too", (value, written) => {
	expect(toCsv([[value]])).toBe(`\uFEFF${written}\r\n`);
});

test.each(["Al-Sabah; comes late", "1-2", "a=b", "a; -"])("leaves %j as it is", (value) => {
	expect(toCsv([[value]])).toBe(`\uFEFF${value}\r\n`);
});
