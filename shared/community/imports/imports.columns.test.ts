import { locales } from "../../core/locales.ts";
import { readRow } from "./imports.cells.ts";
import {
	columnName,
	countHeadings,
	exampleRow,
	importFields,
	isExample,
	matchColumns,
	statedOrder,
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

test.each([
	["E-MAIL:", "email"],
	["  first_name ", "firstName"],
	["LAST NAME", "lastName"],
	["FIRSTNAME", "firstName"],
	["lastName", "lastName"],
	["E-mail Address", "email"],
	["E-mail 1 - Value", "email"],
	["* Email *", "email"],
	["Mobile Phone", "phoneNumber"],
	["Mobile No.", "phoneNumber"],
	["Phone No.", "phoneNumber"],
	["Phone 1", "phoneNumber"],
	["رقم الموبايل", "phoneNumber"],
	["الايميل", "email"],
	["تاريخ الميلاد", "dateOfBirth"],
	["Date of birth (dd/mm/yyyy)", "dateOfBirth"],
	["Date of\nbirth", "dateOfBirth"],
	["BIRTHDATE", "dateOfBirth"],
	["dateOfBirth", "dateOfBirth"],
	["D.O.B", "dateOfBirth"],
	["Gender / الجنس", "gender"],
	["Name - الاسم", "firstName"],
	["الهاتف (إلزامي)", "phoneNumber"],
	["Belt [current]", "currentBelt"],
	["Full Name", "fullName"],
	["Student's name", null],
	["Student name", "fullName"],
	["الاسم الكامل", "fullNameAr"],
	["اسم الطالب", "fullNameAr"],
	["الجنسية", null],
	["", null],
	["7", null],
	["Coach's phone", null],
	["Emergency phone", "emergencyContact"],
] as const)("recognizes the heading %j as %s", (heading, field) =>
	expect(matchColumns([heading])).toEqual([field]),
);

describe("columns of whole names", () => {
	const rowsOf = (...names: string[]) => names.map((name) => ({ cells: [name, "a@b.test"] }));

	test.each([
		["Name", ["Noura Al-Sabah", "Reem Salem Fahad"], "fullName"],
		["Name", ["Al-Sabah, Noura", ""], "fullName"],
		["First name", ["Noura Salem", "Reem Fahad", "Dana"], "fullName"],
		["الاسم", ["نورة سالم", "عبد الله الفهد"], "fullNameAr"],
		["Name", ["Noura", "Abdul Rahman", "Reem Salem"], "firstName"],
		["Name", [], "firstName"],
	])("a column %s with %j becomes %s", (heading, names, field) =>
		expect(matchColumns([heading, "Email"], rowsOf(...names))).toEqual([field, "email"]),
	);

	test("given names stay such beside family names, and a precise heading precedes a vague one", () => {
		const rows = rowsOf("Mary Ann", "Noura Salem");
		expect(matchColumns(["Name", "Surname"], rows)).toEqual(["firstName", "lastName"]);
		expect(matchColumns(["Name", "First name", "Last name"], rows)).toEqual([
			null,
			"firstName",
			"lastName",
		]);
		expect(matchColumns(["Full name", "First name", "Last name"], rows)).toEqual([
			null,
			"firstName",
			"lastName",
		]);
	});
});

test.each([
	["Date of birth (dd/mm/yyyy)", "dayFirst"],
	["DOB DD-MM-YY", "dayFirst"],
	["Birth date (month/day/year)", "monthFirst"],
	["MM/DD/YYYY", "monthFirst"],
	["تاريخ الميلاد (يوم/شهر/سنة)", "dayFirst"],
	["Date of birth (yyyy-mm-dd)", "monthFirst"],
	["Birthday", undefined],
	["Birthday of the month", undefined],
])("reads from the heading %j the order %s", (heading, order) =>
	expect(statedOrder(heading)).toBe(order),
);

test("counts the headings of a row", () => {
	expect(countHeadings(["First name", "Email", "Shoe size", "e-mail"])).toBe(2);
	expect(countHeadings(["Members of the club 2026", ""])).toBe(0);
});

test("uses the first of two columns for the same field", () => {
	expect(matchColumns(["Phone", "Mobile", "Email"])).toEqual(["phoneNumber", null, "email"]);
});

test("the example of the template is a child in each language", () => {
	const row = (locale: (typeof locales)[number]) => readRow(exampleRow(locale), importFields);
	expect(row("en")).toMatchObject({
		firstName: "Sara",
		firstNameAr: "سارة",
		lastNameAr: "مثال",
		dojoLocation: "Salmiya",
		address: "Block 1, Street 2",
		emergencyContact: "Mother, +965 5000 0001",
	});
	expect(row("ar")).toMatchObject({
		gender: "female",
		dojoLocation: "السالمية",
		address: "قطعة ١، شارع ٢",
		emergencyContact: "الأم، ‎+965 5000 0001",
	});
	expect(exampleRow("en")).toHaveLength(importFields.length);
	expect(exampleRow("en")[importFields.indexOf("email")]).toBe("");
});

test.each([
	["Phone / Telephone of club", "phoneNumber"],
	["Shoe size | Email", "email"],
	["البريد Mail", "email"],
	["Belt 2 الحزام", "currentBelt"],
	["Email 1", "email"],
])("knows the heading %j by a part of it", (heading, field) => {
	expect(matchColumns([heading])).toEqual([field]);
});

test("a precise heading precedes “Name” in both languages", () => {
	expect(matchColumns(["الاسم", "الاسم الأول"])).toEqual([null, "firstNameAr"]);
	expect(matchColumns(["Name", "First name"])).toEqual([null, "firstName"]);
});

test("a whole name stays one beside a given or a family name alone", () => {
	expect(matchColumns(["Full name", "First name"])).toEqual(["fullName", "firstName"]);
	expect(matchColumns(["Full name", "Last name"])).toEqual(["fullName", "lastName"]);
	const rows = [{ cells: ["Noura Salem", "Noura Salem"] }];
	expect(matchColumns(["First name", "Full name"], rows)).toEqual(["firstName", "fullName"]);
});

describe("files of other programs", () => {
	const found = (heading: string, rows: string[] = []) => {
		const headings = heading.split(",");
		const fields = matchColumns(
			headings,
			rows.map((row) => ({ cells: row.split(",") })),
		);
		return Object.fromEntries(
			fields.flatMap((field, at) => (field ? [[field, headings[at]]] : [])),
		);
	};

	test("member lists of hitobito, in German and English", () => {
		expect(
			found(
				"Vorname,Nachname,Übername,Firmenname,Firma,Haupt-E-Mail,Adresse,PLZ,Ort,Land,Geschlecht,Geburtstag,Rollen,Telefonnummer Privat,Weitere E-Mail Arbeit",
			),
		).toEqual({
			firstName: "Vorname",
			lastName: "Nachname",
			email: "Haupt-E-Mail",
			address: "Adresse",
			gender: "Geschlecht",
			dateOfBirth: "Geburtstag",
			phoneNumber: "Telefonnummer Privat",
		});
		expect(
			found("First name,Last name,Nickname,Main e-mail,Street,House number,Gender,Birthday,Roles"),
		).toMatchObject({ firstName: "First name", email: "Main e-mail", address: "Street" });
	});

	test("member lists of Admidio, in German and English", () => {
		expect(
			found("Nachname,Vorname,Straße,PLZ,Ort,Telefon,Handy,Geburtstag,Geschlecht,E-Mail"),
		).toEqual({
			lastName: "Nachname",
			firstName: "Vorname",
			address: "Straße",
			phoneNumber: "Telefon",
			dateOfBirth: "Geburtstag",
			gender: "Geschlecht",
			email: "E-Mail",
		});
		expect(found("Surname,First name,Street,City,Mobile,Birthday,Gender,Email")).toMatchObject({
			lastName: "Surname",
			address: "Street",
			phoneNumber: "Mobile",
		});
	});

	test("address books of Google, old and new", () => {
		expect(
			found(
				"First Name,Middle Name,Last Name,Phonetic First Name,Nickname,File As,Organization Name,Birthday,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street",
			),
		).toEqual({
			firstName: "First Name",
			lastName: "Last Name",
			dateOfBirth: "Birthday",
			email: "E-mail 1 - Value",
			phoneNumber: "Phone 1 - Value",
			address: "Address 1 - Formatted",
		});
		expect(
			found(
				"Name,Given Name,Additional Name,Family Name,Yomi Name,Birthday,Gender,E-mail 1 - Type,E-mail 1 - Value",
			),
		).toMatchObject({ firstName: "Given Name", lastName: "Family Name", gender: "Gender" });
	});

	test("address books of Outlook: of several phones the one that most people have", () => {
		expect(
			found(
				"First Name,Middle Name,Last Name,Home Street,Home Phone,Mobile Phone,Primary Phone,Birthday,E-mail Address,E-mail 2 Address,Gender",
				[
					"Noura,,Saleh,Block 1,,99112233,,1/2/2010,a@b.test,,Female",
					"Hala,,Saleh,Block 1,22445566,99112244,,1/2/2011,c@b.test,,Female",
				],
			),
		).toEqual({
			firstName: "First Name",
			lastName: "Last Name",
			address: "Home Street",
			phoneNumber: "Mobile Phone",
			dateOfBirth: "Birthday",
			email: "E-mail Address",
			gender: "Gender",
		});
	});

	test("vCards of phones as a table", () => {
		expect(found("FN,N,TEL;CELL,TEL;HOME,EMAIL;INTERNET,BDAY,ADR;HOME,ORG")).toEqual({
			fullName: "FN",
			phoneNumber: "TEL;CELL",
			email: "EMAIL;INTERNET",
			dateOfBirth: "BDAY",
			address: "ADR;HOME",
		});
	});

	test("several numbers in one cell, a birthday without a year and words of other languages", () => {
		expect(
			readRow(
				["Noura", "+965 9911 2233 ::: +965 2244 5566", "--03-07", "w"],
				["firstName", "phoneNumber", "dateOfBirth", "gender"],
			),
		).toEqual({ firstName: "Noura", phoneNumber: "+965 9911 2233", gender: "female" });
		expect(readRow(["männlich"], ["gender"])).toEqual({ gender: "male" });
	});
});
