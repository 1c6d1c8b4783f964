import { locales } from "../core/locales.ts";
import { columnName, importFields, matchColumns } from "./imports.columns.ts";

test.each(locales)("the template's headings are known: %s", (locale) => {
	expect(matchColumns(importFields.map((field) => columnName(field, locale)))).toEqual(
		importFields,
	);
});

test("no heading stands for two fields", () => {
	const headings = locales.flatMap((locale) =>
		importFields.map((field) => [columnName(field, locale), field] as const),
	);
	for (const [heading, field] of headings)
		expect([heading, matchColumns([heading])]).toEqual([heading, [field]]);
});

test("headings are known however they are spelt", () => {
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

test("of two columns of one kind the first is meant", () => {
	expect(matchColumns(["Phone", "Mobile", "Email"])).toEqual(["phoneNumber", null, "email"]);
});
