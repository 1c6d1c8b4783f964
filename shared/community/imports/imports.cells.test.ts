import { readDay, readRow, repeatedRows, textOf } from "./imports.cells.ts";
import type { ImportField } from "./imports.columns.ts";

describe("readDay", () => {
	test.each([
		["2010-03-31", "2010-03-31"],
		["2010/3/1", "2010-03-01"],
		["31/03/2010", "2010-03-31"],
		["1-3-2010", "2010-03-01"],
		["1.3.2010", "2010-03-01"],
		["٣١/٠٣/٢٠١٠", "2010-03-31"],
		["\u200f۳۱/۳/۲۰۱۰", "2010-03-31"],
		["2010-03-31T00:00:00.000Z", "2010-03-31"],
		["2010-03-31 00:00:00", "2010-03-31"],
		["40268", "2010-03-31"],
		[40268, "2010-03-31"],
		[40268.75, "2010-03-31"],
		[new Date("2010-03-31T00:00:00Z"), "2010-03-31"],
	])("reads a day from %s", (written, read) => {
		expect(readDay(written)).toBe(read);
	});

	test.each([
		"03/31/2010",
		"31/02/2010",
		"31/03/10",
		"2010",
		2010,
		"soon",
		"",
		null,
		true,
		-1,
		1e9,
		new Date("never"),
	])("reads no day from %s", (written) => {
		expect(readDay(written)).toBeNull();
	});
});

test("reads a cell as text: numbers in full, no apostrophe against formulas", () => {
	expect(
		[96_550_012_345, 1.5, "  Noura ", "'+96550012345", "'Abd", null, true].map(textOf),
	).toEqual(["96550012345", "1.5", "Noura", "+96550012345", "'Abd", "", "true"]);
});

describe("readRow", () => {
	const columns: (ImportField | null)[] = ["email", null, "gender", "dateOfBirth", "firstName"];

	test("reads the fields of a row by column, and leaves out empty cells", () => {
		expect(readRow(["a@b.test", "ignored", "أنثى", "31/03/2010", ""], columns)).toEqual({
			email: "a@b.test",
			gender: "female",
			dateOfBirth: "2010-03-31",
		});
		expect(readRow(["a@b.test"], columns)).toEqual({ email: "a@b.test" });
	});

	test("returns values that it cannot read unchanged, so that the error is about them", () => {
		expect(readRow([null, null, "yes", "03/31/2010"], columns)).toEqual({
			gender: "yes",
			dateOfBirth: "03/31/2010",
		});
	});

	test.each(["M", "male", "ذكر", " Boy "])("reads %s as male", (word) => {
		expect(readRow([null, null, word], columns)).toEqual({ gender: "male" });
	});

	test("truncates a long cell to one character above the maximum length", () => {
		expect(readRow(["x".repeat(100_000)], columns).email).toHaveLength(1_001);
	});
});

test("finds rows that repeat the email address of an earlier row", () => {
	const rows = ["a@b.test", "c@b.test", "A@B.test", undefined, undefined, "a@b.test"];
	expect(repeatedRows(rows.map((email, at) => ({ row: at + 2, values: { email } })))).toEqual(
		new Map([
			[4, 2],
			[7, 2],
		]),
	);
});
