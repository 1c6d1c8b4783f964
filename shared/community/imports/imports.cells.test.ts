import {
	type DayOrder,
	dayOrderOf,
	isDoubtfulDay,
	readCell,
	readDay,
	readRow,
	repeatedRows,
	textOf,
	withGuardians,
} from "./imports.cells.ts";
import type { ColumnField, ImportField } from "./imports.columns.ts";

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
		["31-Mar-2010", "2010-03-31"],
		["31 March 2010", "2010-03-31"],
		["March 31, 2010", "2010-03-31"],
		["31st March 2010", "2010-03-31"],
		["٣١ مارس ٢٠١٠", "2010-03-31"],
		["٣١ آذار ٢٠١٠", "2010-03-31"],
		["1 كانون الثاني 2010", "2010-01-01"],
		["٥ إبريل ٢٠١٠", "2010-04-05"],
		["31/03/2010 0:00", "2010-03-31"],
		["31/03/2010 00:00:00", "2010-03-31"],
		["31/03/2010 12:00:00 AM", "2010-03-31"],
		["31/3/10", "2010-03-31"],
		["31/3/98", "1998-03-31"],
		["31 Mar 10", "2010-03-31"],
		["31\u201103\u20112010", "2010-03-31"],
		["３１/０３/２０１０", "2010-03-31"],
		["Wednesday, March 31, 2010", "2010-03-31"],
		["Wed, 31 Mar 2010", "2010-03-31"],
		["الأربعاء، ٣١ مارس، ٢٠١٠", "2010-03-31"],
		["يوم الأربعاء ٣١ مارس ٢٠١٠ م", "2010-03-31"],
		["٣١/٣/٢٠١٠م", "2010-03-31"],
		["31st of March 2010", "2010-03-31"],
		["31\\3\\2010", "2010-03-31"],
		["31 / 3 / 2010", "2010-03-31"],
		["'31/03/2010", "2010-03-31"],
		["20100331", "2010-03-31"],
		[20100331, "2010-03-31"],
	])("reads a day from %s", (written, read) => {
		expect(readDay(written)).toBe(read);
	});

	test.each([
		"03/31/2010",
		"31/02/2010",
		"2010",
		2010,
		"soon",
		"31 Foo 2010",
		"12/7/1431",
		"١٥ رجب ١٤٣١ هـ",
		"31032010",
		"20103103",
		"Mar-10",
		"31 Mar",
		"31/03/2010 14:30",
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

test("reads a cell as text: numbers in full, without the apostrophe that protects against formulas", () => {
	expect(
		[96_550_012_345, 1.5, "  Noura ", "'+96550012345", "'Abd", null, true].map(textOf),
	).toEqual(["96550012345", "1.5", "Noura", "+96550012345", "'Abd", "", "true"]);
});

test.each([
	..."- — – _ . ... ? N/A n/a n.a. NA NULL nil #N/A #NULL! Unspecified unknown (blank) <none>".split(
		" ",
	),
	" – ",
	"Not specified",
	"not_available",
	"لا يوجد",
	"لايوجد",
	"غير متوفر",
	"غير محدّد",
	"لا يوجد.",
])("reads %j as an empty cell", (typed) => {
	for (const field of ["email", "gender", "dateOfBirth", "address", "dojoLocation"] as const)
		expect(readCell(field, typed, null)).toBe("");
});

test.each([
	"0/0/00",
	"00/00/0000",
	"0000-00-00",
	"00.00.0000",
	"dd/mm/yyyy",
	"__/__/____",
	"1/0/1900",
	0,
	"0",
])("reads %j as no date", (typed) => {
	expect(readCell("dateOfBirth", typed, null)).toBe("");
	expect(readCell("joined", typed, "dayFirst")).toBe("");
});

test("a word for nothing may be a name, a sign may be none", () => {
	const read = (field: ImportField) =>
		["Nil", "None", "N/A", "-", "#N/A"].map((typed) => readCell(field, typed, null));
	expect(read("lastName")).toEqual(["Nil", "None", "", "", ""]);
	expect(read("firstNameAr")).toEqual(["Nil", "None", "", "", ""]);
	// Everybody has a first name, so that what stands there is shown.
	expect(read("firstName")).toEqual(["Nil", "None", "N/A", "-", "#N/A"]);
	expect(readCell("phoneNumber", "00000000", null)).toBe("");
});

test.each([
	[
		"male",
		["M", "m.", "MALE", "Boys", "men", "ذكر", "ذكور", "الذكور", "ولد", "Male (ذكر)", "طالب"],
	],
	[
		"female",
		[
			"F",
			"F.",
			"Female",
			"Women",
			"girls",
			"إناث",
			"اناث",
			"أنثى",
			"انثي",
			"أنثي",
			"بنات",
			"سيدات",
		],
	],
	[undefined, ["M/F", "ذكر أو أنثى", "x", "male female", "f1"]],
] as const)("reads as %s all of %j", (gender, words) => {
	for (const word of words)
		expect([word, readCell("gender", word, null)]).toEqual([word, gender ?? word]);
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

	test("divides whole names, where the parts have no columns of their own", () => {
		const read = (columns: (ColumnField | null)[], ...cells: string[]) => readRow(cells, columns);
		expect(read(["fullName", "fullNameAr"], "Al-Sabah, Noura", "نورة سالم")).toEqual({
			firstName: "Noura",
			lastName: "Al-Sabah",
			firstNameAr: "نورة",
			lastNameAr: "سالم",
		});
		expect(read(["fullName", "lastName"], "Noura Salem", "Al-Sabah")).toEqual({
			firstName: "Noura",
			lastName: "Al-Sabah",
		});
		expect(readRow(["Noura Salem Fahad"], ["fullName"], null, "givenIsFirst")).toEqual({
			firstName: "Noura",
			lastName: "Salem Fahad",
		});
		expect(read(["fullName"], "Noura")).toEqual({ firstName: "Noura" });
		expect(read(["fullName"], "")).toEqual({});
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

describe("the order of day and month in a file", () => {
	const columns = ["firstName", "dateOfBirth", "joined"] as const;
	const rowsOf = (...days: string[]) =>
		days.map((day) => ({ cells: ["Noura", day, "2020-01-02"] }));

	test.each([
		[["31/03/2012", "03/04/2014"], "dayFirst", null],
		[["2014-03-31", "4 March 2014", "03/03/2014"], "dayFirst", null],
		[["03/31/2012", "12/31/2013"], "monthFirst", null],
		[["03/04/2014", "05/06/2016"], null, "03/04/2014"],
		[["03/04/2014", "03/31/2012"], null, "03/04/2014"],
		[["٠٣/٠٤/٢٠١٤"], null, "٠٣/٠٤/٢٠١٤"],
		[["3-31-12 0:00", "3.4.12"], null, "3.4.12"],
		[["31/03/2012", "03/31/2012"], null, null],
	] as const)(
		"detects from %j the order %s, and else asks about the date %s",
		(days, order, example) => {
			expect(dayOrderOf(rowsOf(...days), columns)).toEqual({ order, example });
		},
	);

	test("a heading states the order, unless two headings contradict each other", () => {
		const rows = rowsOf("03/04/2014");
		const orderOf = (...headings: string[]) => dayOrderOf(rows, columns, headings).order;
		expect(orderOf("Name", "DOB (mm/dd/yyyy)", "Joined")).toBe("monthFirst");
		expect(orderOf("Name", "DOB (dd/mm/yyyy)", "Joined (dd/mm/yyyy)")).toBe("dayFirst");
		expect(orderOf("Name", "DOB (dd/mm/yyyy)", "Joined (mm/dd/yyyy)")).toBeNull();
		expect(orderOf("Name (dd/mm/yyyy)", "DOB", "Joined")).toBeNull();
	});

	test("the order of day and month is detected from all columns with dates, and from no other", () => {
		const row = { cells: ["03/04/2014", "2014-03-31", "05/06/2020"] };
		expect(dayOrderOf([row], columns)).toEqual({ order: null, example: "05/06/2020" });
		expect(dayOrderOf([row], ["firstName", "dateOfBirth", null])).toEqual({
			order: "dayFirst",
			example: null,
		});
	});

	test("reads dates with two meanings by the chosen order, and dates with one meaning without it", () => {
		const days = ["03/04/2014", "03/03/2014", "31/03/2014", "2014-04-03", "4 March 2014"];
		const read = (order: DayOrder | null) =>
			days.map((day) => readRow(["Noura", day], columns, order).dateOfBirth);
		const others = ["2014-04-03", "2014-03-04"];
		expect(read(null)).toEqual(["03/04/2014", "2014-03-03", "2014-03-31", ...others]);
		expect(read("dayFirst")).toEqual(["2014-04-03", "2014-03-03", "2014-03-31", ...others]);
		expect(read("monthFirst")).toEqual(["2014-03-04", "2014-03-03", "31/03/2014", ...others]);
	});
});

test("finds rows that repeat a person without an address, by names and birth date", () => {
	const child = { firstName: "Alia", lastName: "Al-Sabah", dateOfBirth: "2016-04-09" };
	const rows = [
		child,
		{ ...child, firstName: "Bader" },
		{ ...child, firstName: " ALIA" },
		{ ...child, dateOfBirth: "2017-04-09" },
		{ firstName: "Alia", lastName: "Al-Sabah" },
	].map((values, at) => ({ row: at + 2, values }));
	expect([...repeatedRows(rows)]).toEqual([[4, 2]]);
});

test("an address that children share with other rows is their guardian's", () => {
	const now = Date.parse("2026-11-22T09:00:00Z");
	const rows = [
		{ email: "Mother@test.example", dateOfBirth: "2014-03-31" },
		{ email: "mother@test.example", dateOfBirth: "2016-05-06" },
		{ email: "father@test.example", dateOfBirth: "1985-01-02" },
		{ email: "father@test.example", dateOfBirth: "2015-01-02", guardianEmail: "aunt@test.example" },
		{ email: "own@test.example", dateOfBirth: "2010-01-02" },
		{ email: "two@test.example" },
		{ email: "two@test.example" },
		{ dateOfBirth: "2012-01-02" },
	].map((values, at) => ({ row: at + 2, values }));
	const read = withGuardians(rows, now);
	expect(read.map(({ values }) => [values.email, values.guardianEmail])).toEqual([
		[undefined, "Mother@test.example"],
		[undefined, "mother@test.example"],
		["father@test.example", undefined],
		[undefined, "aunt@test.example"],
		["own@test.example", undefined],
		["two@test.example", undefined],
		["two@test.example", undefined],
		[undefined, undefined],
	]);
	expect([...repeatedRows(read)]).toEqual([[8, 7]]);
});

describe("values at their limits", () => {
	const now = Date.parse("2026-11-22T09:00:00Z");

	test("serial numbers are days from 1927 to 2099, smaller ones years", () => {
		expect([9_999, 10_000, 73_050, 73_051].map((serial) => readDay(serial))).toEqual([
			null,
			"1927-05-18",
			"2099-12-31",
			null,
		]);
	});

	test("a year of two digits is the last such year, this one included", () => {
		expect([readDay("1/2/26", "dayFirst", now), readDay("1/2/27", "dayFirst", now)]).toEqual([
			"2026-02-01",
			"1927-02-01",
		]);
	});

	const orderOf = (day: string) => dayOrderOf([{ cells: [day] }], ["dateOfBirth"]);
	test.each([
		["01/02/2014", null],
		["12/11/2014", null],
		["13/12/2014", "dayFirst"],
		["12/13/2014", "monthFirst"],
		["31/1/2014", "dayFirst"],
		["1/31/2014", "monthFirst"],
	])("the order of %s is %s", (day, order) => expect(orderOf(day).order).toBe(order));

	test.each(["00/05/2014", "05/00/2014", "32/05/2014", "05/32/2014"])("%s is no day", (day) => {
		expect(readDay(day, null)).toBeNull();
		expect(isDoubtfulDay(day)).toBe(false);
	});

	test("only a text whose first number can be the month is in doubt", () => {
		const days = ["03/04/2014", "03/31/2014", "31/03/2014", "2014-03-04", 40_268, null, undefined];
		expect(days.map(isDoubtfulDay)).toEqual([true, true, false, false, false, false, false]);
	});

	test("zeros are no phone number, and stay in other fields", () => {
		expect([
			readCell("phoneNumber", "000", null),
			readCell("phoneNumber", "50012345", null),
		]).toEqual(["", "50012345"]);
		expect(readCell("address", "000", null)).toBe("000");
	});

	test("dates, numbers and truths of a workbook are read as text", () => {
		const day = new Date("2010-03-31T00:00:00Z");
		expect([day, new Date("never"), 1e15, 0.5, false].map(textOf)).toEqual([
			"2010-03-31",
			"",
			"1000000000000000",
			"0.5",
			"false",
		]);
	});

	test("a whole name is divided before its last part by default", () => {
		expect(readRow(["Noura Salem Fahad"], ["fullName"])).toEqual({
			firstName: "Noura Salem",
			lastName: "Fahad",
		});
		expect(readRow([], ["fullName", "email"])).toEqual({});
	});

	test("the first column may hold the dates", () => {
		expect(dayOrderOf([{ cells: ["03/31/2012", "x"] }], ["joined", "email"]).order).toBe(
			"monthFirst",
		);
	});

	test("people without an address are distinguished by all their names", () => {
		const child = {
			firstName: "A",
			lastName: "B",
			firstNameAr: "ا",
			lastNameAr: "ب",
			dateOfBirth: "2016-04-09",
		};
		const repeats = (wish: object) =>
			repeatedRows([child, { ...child, ...wish }].map((values, row) => ({ row, values }))).size;
		expect(repeats({})).toBe(1);
		for (const name of ["firstName", "lastName", "firstNameAr", "lastNameAr"])
			expect([name, repeats({ [name]: "C" })]).toEqual([name, 0]);
		const bare = (values: object) => repeatedRows([0, 1].map((row) => ({ row, values }))).size;
		expect([bare({ dateOfBirth: "2016-04-09" }), bare({ firstName: "A" })]).toEqual([0, 0]);
	});

	test("rows without an address share none", () => {
		const rows = [1, 2].map((row) => ({ row, values: { dateOfBirth: "2016-04-09" } }));
		expect(withGuardians(rows, now)).toEqual(rows);
	});
});
