import { locales } from "../../core/locales.ts";
import { readRow } from "./imports.cells.ts";
import {
	columnName,
	exampleRow,
	importFields,
	isExample,
	matchColumns,
} from "./imports.columns.ts";
import { ImportedMember } from "./imports.schema.ts";

test.each(locales)("recognizes the headings of the template: %s", (locale) => {
	expect(matchColumns(importFields.map((field) => columnName(field, locale)))).toEqual(
		importFields,
	);
});

test.each(locales)(
	"the example of the template is a valid row, and is recognized: %s",
	(locale) => {
		const row = readRow(exampleRow(locale), importFields);
		expect(ImportedMember.safeParse(row).data).toMatchObject({
			firstName: "Sara",
			gender: "female",
			currentBelt: "yellow-6",
			joined: "2024-09-01",
		});
		expect([isExample(row), isExample({ ...row, guardianEmail: "mother@test.example" })]).toEqual([
			true,
			false,
		]);
	},
);

test("no heading belongs to two fields", () => {
	const headings = locales.flatMap((locale) =>
		importFields.map((field) => [columnName(field, locale), field] as const),
	);
	for (const [heading, field] of headings)
		expect([heading, matchColumns([heading])]).toEqual([heading, [field]]);
});

test("recognizes headings in different spellings", () => {
	expect(
		matchColumns([
			"E-MAIL:",
			"  first_name ",
			"LAST NAME",
			"تاريخ الميلاد",
			"الايميل",
			"رقم الموبايل",
		]),
	).toEqual(["email", "firstName", "lastName", "dateOfBirth", null, null]);
	expect(matchColumns(["الايميل", "الجنسية", "", "Phone No."])).toEqual([
		"email",
		null,
		null,
		null,
	]);
});

test("uses the first of two columns for the same field", () => {
	expect(matchColumns(["Phone", "Mobile", "Email"])).toEqual(["phoneNumber", null, "email"]);
});
