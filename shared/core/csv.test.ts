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
