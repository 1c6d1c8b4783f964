import { faultsOf } from "../../tests/core/fieldFaults.ts";
import { dayAfter, kuwaitDate } from "../core/time/kuwait.ts";
import { DocumentInput } from "../people/documents/documents.schema.ts";
import {
	Acceptance,
	ChildEdit,
	GuardianInvite,
	NewChild,
} from "../people/families/families.schema.ts";
import { Profile } from "../people/users/users.schema.ts";
import { BirthDateClaim, ClaimOutcome, ClaimRequest } from "./claims/claims.schema.ts";
import {
	ImportedMember,
	ImportRow,
	ImportRows,
	LeftRow,
	NewImport,
} from "./imports/imports.schema.ts";
import {
	NewMember,
	optionalGender,
	PeopleQuery,
	PersonCorrection,
	PersonEdit,
} from "./people/people.schema.ts";

const list = <T>(count: number, one: (at: number) => T) =>
	Array.from({ length: count }, (_, at) => one(at));

test("a claim by birth date names a day, and a claim without a record a name", () => {
	const claim = (dateOfBirth: unknown) =>
		faultsOf(BirthDateClaim, { relation: "self", dateOfBirth });
	expect([claim("2010-01-02"), claim("2.1.2010"), claim(undefined)]).toEqual([
		[],
		["dateOfBirth date_invalid"],
		["dateOfBirth date_invalid"],
	]);
	expect(faultsOf(ClaimRequest, { relation: "guardian", name: "" })).toEqual(["name name_short"]);
	expect(faultsOf(ClaimRequest, { relation: "guardian", name: "A" })).toEqual([]);
	for (const outcome of ["joined", "asked"])
		expect(faultsOf(ClaimOutcome, { outcome, isMinor: false })).toEqual([]);
	expect(faultsOf(ClaimOutcome, { outcome: "refused", isMinor: false })).toHaveLength(1);
});

test("a document has a kind, a known type and a size of up to 10 MB", () => {
	const document = { kind: "medical", fileName: "a.pdf", fileType: "application/pdf", size: 1 };
	const faults = (wish: object) => faultsOf(DocumentInput, { ...document, ...wish });
	const most = 10 * 1024 * 1024;
	expect([faults({}), faults({ size: most })]).toEqual([[], []]);
	expect(faults({ kind: undefined })).toEqual(["kind required"]);
	expect(faults({ fileType: "text/plain" })).toEqual(["fileType file_type_unknown"]);
	expect(faults({ size: "1" })).toEqual(["size invalid"]);
	expect(faults({ size: 1.5 })).toEqual(["size invalid"]);
	expect(faults({ size: 0 })).toEqual(["size too_small"]);
	expect(faults({ size: most + 1 })).toEqual(["size too_big"]);
});

describe("a row of an import", () => {
	const row = { firstName: "Noura", lastName: "Salem", email: "a@b.com" };
	const faults = (wish: object) => faultsOf(ImportedMember, { ...row, ...wish });
	const child = dayAfter(kuwaitDate(Date.now()), -8 * 365);

	test.each([
		["an address", {}, []],
		["no address and no birth date", { email: undefined }, ["email required"]],
		["an empty address of an adult", { email: "", dateOfBirth: "1990-01-02" }, ["email required"]],
		["a child without an address", { email: "", dateOfBirth: child }, []],
		["an adult with an address", { dateOfBirth: "1990-01-02" }, []],
		[
			"a date that may begin with the month",
			{ dateOfBirth: "03/04/1990" },
			["dateOfBirth date_order"],
		],
		[
			"a joining day before birth",
			{ dateOfBirth: "1990-01-02", joined: "1990-01-01" },
			["joined before_birth"],
		],
		["a joining day of birth", { dateOfBirth: "1990-01-02", joined: "1990-01-02" }, []],
		["a joining day alone", { joined: "1990-01-02" }, []],
		["an unknown gender", { gender: "x" }, ["gender gender_unknown"]],
		["an unknown belt", { currentBelt: "pink" }, ["currentBelt belt_unknown"]],
	])("has %s", (_, wish, expected) => expect(faults(wish)).toEqual(expected));

	test("without a belt is a white belt", () => {
		expect(ImportedMember.parse(row).currentBelt).toBe("white");
	});

	test("has a number of the file and cells of a length that is still its own fault", () => {
		const sent = (wish: object) => faultsOf(ImportRow, { row: 1, values: {}, ...wish });
		expect([sent({}), sent({ row: 1_048_576 })]).toEqual([[], []]);
		expect(sent({ row: undefined })).toEqual(["row required"]);
		expect(sent({ row: 1.5 })).toEqual(["row invalid"]);
		expect(sent({ row: 0 })).toEqual(["row too_small"]);
		expect(sent({ row: 1_048_577 })).toEqual(["row too_big"]);
		expect(sent({ values: { firstName: "x".repeat(1_001) } })).toEqual([]);
		expect(sent({ values: { joined: "x".repeat(1_002) } })).toEqual(["values.joined too_long"]);
	});

	test("comes with up to 89 others, each with a number of its own", () => {
		const send = (count: number) =>
			faultsOf(ImportRows, { rows: list(count, (at) => ({ row: at + 1, values: {} })) });
		expect([send(0), send(1), send(90), send(91)]).toEqual([
			["rows required"],
			[],
			[],
			["rows too_long"],
		]);
		const twice = list(2, () => ({ row: 7, values: {} }));
		expect(faultsOf(ImportRows, { rows: twice })).toEqual(["rows invalid"]);
		expect(faultsOf(ImportRows, {})).toEqual(["rows required"]);
	});

	test("belongs to a file of 5,000 at most", () => {
		const begin = (rows: unknown) => faultsOf(NewImport, { fileName: "a.csv", rows });
		expect([begin(1), begin(5_000)]).toEqual([[], []]);
		expect([begin(undefined), begin(1.5), begin(0), begin(5_001)]).toEqual([
			["rows required"],
			["rows invalid"],
			["rows too_small"],
			["rows too_big"],
		]);
		for (const state of ["refused", "kept"])
			expect(LeftRow.shape.state.safeParse(state).success).toBe(true);
		expect(LeftRow.shape.state.safeParse("made").success).toBe(false);
	});
});

test("staff's list is sorted by name, and shows closed and owing people only on request", () => {
	expect(PeopleQuery.parse({})).toEqual({ search: "", sort: "name" });
	expect(PeopleQuery.parse({ disabled: "true", unpaid: "true" })).toMatchObject({
		disabled: "true",
		unpaid: "true",
	});
	for (const wrong of [{ disabled: "false" }, { unpaid: "1" }, { roles: "member,owner" }])
		expect(PeopleQuery.safeParse(wrong).success).toBe(false);
	expect(PeopleQuery.parse({ roles: "coach,member,coach" }).roles).toEqual(["coach", "member"]);
	expect(faultsOf(PeopleQuery, { roles: `member,${"x".repeat(100)}` })).toEqual(["roles invalid"]);
});

test("a gender may be emptied", () => {
	expect(["", null, "male"].map((gender) => optionalGender.parse(gender))).toEqual([
		null,
		null,
		"male",
	]);
	expect(optionalGender.safeParse("x").success).toBe(false);
});

test("an edit names the version that it changes, in 40 signs at most", () => {
	for (const schema of [PersonEdit, PersonCorrection]) {
		expect(faultsOf(schema, { version: "x".repeat(40) })).toEqual([]);
		expect(faultsOf(schema, { version: "x".repeat(41) })).toEqual(["version invalid"]);
	}
});

test("a new member wears white and gets no invitation by default", () => {
	const member = { firstName: "Noura", lastName: "Salem", email: "a@b.com" };
	expect(NewMember.parse(member)).toMatchObject({ currentBelt: "white", invite: false });
});

test("people may empty these fields of their profile and no others", () => {
	const clearable =
		"firstNameAr lastNameAr fatherNameAr grandfatherNameAr address emergencyContact declaredWeight phoneNumber bio experience dojoLocation profileImageUrl teachingPhilosophy specializations availableDays preferredTimeSlots languagesSpoken certifications".split(
			" ",
		);
	expect(Profile.parse({ clear: clearable }).clear).toEqual(clearable);
	const others = Object.keys(Profile.shape).filter((name) => !clearable.includes(name));
	for (const name of others)
		expect([name, faultsOf(Profile, { clear: [name] }).length]).toEqual([name, 1]);
	expect(faultsOf(Profile, { profileImageUrl: "x".repeat(201) })).toEqual([
		"profileImageUrl too_long",
	]);
});

describe("a family", () => {
	const child = {
		firstName: "Layan",
		lastName: "Salem",
		gender: "female",
		dateOfBirth: "2016-04-09",
		capacity: "mother",
	};
	const faults = (wish: object) => faultsOf(NewChild, { ...child, ...wish });

	test("adds a child with a gender, a birth date and the guardian's relation", () => {
		expect(faults({})).toEqual([]);
		expect(faults({ gender: undefined })).toEqual(["gender required"]);
		expect(faults({ capacity: undefined })).toEqual(["capacity required"]);
		expect(faults({ dateOfBirth: "" })).toEqual(["dateOfBirth required"]);
		expect(faults({ firstName: "ليان" })).toEqual(["firstName name_not_latin"]);
		expect(faults({ lastName: "" })).toEqual(["lastName required"]);
	});

	test("changes a child's contacts in one version, and invites by address", () => {
		expect(faultsOf(ChildEdit, { version: "x".repeat(40) })).toEqual([]);
		expect(faultsOf(ChildEdit, { version: "x".repeat(41) })).toEqual(["version invalid"]);
		expect(faultsOf(ChildEdit, { phoneNumber: "12" })).toEqual(["phoneNumber phone_invalid"]);
		expect(faultsOf(GuardianInvite, { email: "a" })).toEqual(["email email_invalid"]);
		expect(faultsOf(Acceptance, {})).toEqual(["capacity required"]);
	});
});
