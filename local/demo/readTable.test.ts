import { flag, listOf, number, oneOf, optional, parseCsv, readTable, text } from "./readTable.ts";

test.each([
	["a,b\n1,2\n", ["a | b", "1 | 2"]],
	["a,b\r\n1,2", ["a | b", "1 | 2"]],
	["a,b\n,\n", ["a | b", " | "]],
	['"a, b","say ""osu"""\n"first\nsecond",c\n', ['a, b | say "osu"', "first\nsecond | c"]],
])("reads the cells of %j", (csv, lines) =>
	expect(parseCsv(csv).map((cells) => cells.join(" | "))).toEqual(lines),
);

test.each(['a\n"b\n', 'a\nb"c"\n', 'a\n"b"c\n'])("rejects the unpaired quotes of %j", (csv) =>
	expect(() => parseCsv(csv)).toThrow("line 2 has a quote too many or too few"),
);

test("reads cells as values", () => {
	expect([text(""), number("0.2"), flag("yes"), flag("")]).toEqual(["", 0.2, true, false]);
	expect([optional(number)(""), optional(number)("3")]).toEqual([undefined, 3]);
	expect([listOf(number)(""), listOf(number)("18; 20")]).toEqual([[], [18, 20]]);
});

test.each([
	[number, "", "is not a number"],
	[number, "ten", "is not a number"],
	[flag, "no", "is neither empty nor yes"],
	[oneOf(["kata", "kumite"]), "judo", "is none of kata, kumite"],
])("rejects a cell of another kind", (read, cell, fault) =>
	expect(() => read(cell)).toThrow(fault),
);

test("names the table, the record and the column of a wrong cell", () => {
	const columns = { latin: text, kind: text, origin: text, arabic: text };
	expect(() => readTable("people/names", columns)).toThrow("people/names.csv has the columns");
	expect(() =>
		readTable("people/names", { origin: text, kind: number, latin: text, arabic: text }),
	).toThrow("record 1 of people/names.csv: kind is not a number");
});
