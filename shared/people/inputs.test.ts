import { faultsOf } from "../../tests/core/fieldFaults.ts";
import { consentsFrom, coversPurpose, onlyLifts } from "./consents/consents.rules.ts";
import { ConsentInput, SignUpConsents } from "./consents/consents.schema.ts";
import { textOf, versionNow, wordings } from "./consents/consents.wordings.ts";
import { ContactMessage } from "./contact/contact.schema.ts";
import { DocumentInput } from "./documents/documents.schema.ts";
import { DojoInput } from "./dojos/dojos.input.schema.ts";
import { Dojo, DojoQuery, DojoTexts } from "./dojos/dojos.schema.ts";
import { Acceptance, ChildEdit, GuardianInvite, NewChild } from "./families/families.schema.ts";
import { AthleteInput } from "./national-team/national-team.input.schema.ts";
import { Profile } from "./users/users.schema.ts";

const letters = (count: number) => "x".repeat(count);
const list = <T>(count: number, one: T) => Array.from({ length: count }, () => one);

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

test("a message of a visitor says who writes, and at least ten signs", () => {
	const message = { name: "A", email: "a@b.com", message: letters(10) };
	const faults = (wish: object) => faultsOf(ContactMessage, { ...message, ...wish });
	expect(faults({})).toEqual([]);
	expect(faults({ name: "" })).toEqual(["name name_short"]);
	expect(faults({ message: letters(9) })).toEqual(["message message_short"]);
	expect(faults({ email: "a" })).toEqual(["email email_invalid"]);
});

describe("an athlete", () => {
	const athlete = { nameEn: "Noura", currentBelt: "black-1" };
	const read = (wish: object) => AthleteInput.safeParse({ ...athlete, ...wish });

	test.each([
		["", null],
		[undefined, undefined],
		[null, null],
		["٧", 7],
		[" 7 ", 7],
		[7, 7],
		["x", "refused"],
		["0", "refused"],
		[["7"], "refused"],
	])("the account %j of a form is read as %s", (userId, id) => {
		const { success, data } = read({ userId });
		expect(success ? data.userId : "refused").toBe(id);
	});

	test.each(["gender", "weightCategory"])("%s may be emptied", (field) => {
		expect(read({ [field]: "" }).data).toMatchObject({ [field]: null });
		expect(read({ [field]: null }).data).toMatchObject({ [field]: null });
		expect(read({ [field]: "x" }).success).toBe(false);
	});

	test("has won forty championships at most", () => {
		const won = { name: "Cup", date: "2026-01-02T10:00" };
		const { data } = read({ championshipsWon: [won] });
		expect(data?.championshipsWon[0].date).toBe("2026-01-02");
		expect(faultsOf(AthleteInput, { ...athlete, championshipsWon: list(40, won) })).toEqual([]);
		expect(faultsOf(AthleteInput, { ...athlete, championshipsWon: list(41, won) })).toEqual([
			"championshipsWon too_long",
		]);
	});
});

describe("consents", () => {
	const answer = { purpose: "photo", version: 1, language: "en", yes: true };

	test("are given to a version of a text", () => {
		const version = (value: unknown) => faultsOf(ConsentInput, { ...answer, version: value });
		expect([version(1), version(1_000)]).toEqual([[], []]);
		expect([version("1"), version(1.5), version(0), version(1_001)]).toEqual([
			["version invalid"],
			["version invalid"],
			["version too_small"],
			["version too_big"],
		]);
	});

	test("are answered at most once for each purpose at sign-up", () => {
		const purposes = "photo listing results team danRegister mail phone medical".split(" ");
		const all = purposes.map((purpose) => ({ ...answer, purpose }));
		expect(faultsOf(SignUpConsents, all)).toEqual([]);
		expect(faultsOf(SignUpConsents, [answer, answer])).toEqual(["invalid"]);
		expect(faultsOf(SignUpConsents, [...all, answer])).toContain("invalid");
	});

	test("are in force for adults and for minors apart, each with its version", () => {
		const row = { giverId: 1, capacity: "self", version: 2, answer: "given" } as const;
		const guardians = { ...row, giverId: 2, capacity: "guardian" } as const;
		expect(
			consentsFrom([
				{ ...row, purpose: "photo" },
				{ ...row, purpose: "mail", version: 1 },
				{ ...guardians, purpose: "listing" },
				{ ...guardians, purpose: "phone", answer: "withdrawn" },
				{ ...row, purpose: "phone" },
			]),
		).toEqual({
			consents: { photo: 2, mail: 1, phone: 2 },
			minorConsents: { listing: 2, mail: 1 },
		});
	});

	test("cover a use from the first version on", () => {
		for (const purpose of [
			"photo",
			"listing",
			"results",
			"team",
			"danRegister",
			"mail",
			"phone",
			"medical",
		] as const)
			expect([undefined, 0, 1, 2].map((version) => coversPurpose(purpose, version))).toEqual([
				false,
				false,
				true,
				true,
			]);
	});

	test("of a minor alone lift a refusal only where a guardian has to consent", () => {
		expect(onlyLifts("photo", "self", true)).toBe(true);
		expect(onlyLifts("medical", "self", true)).toBe(true);
		expect(onlyLifts("photo", "guardian", true)).toBe(false);
		expect(onlyLifts("photo", "self", false)).toBe(false);
		expect(onlyLifts("mail", "self", true)).toBe(false);
	});

	test("are worded about the reader, or about a child by name", () => {
		const { versions, childVersions } = wordings.photo;
		expect(versionNow("photo")).toBe(1);
		expect(textOf("photo", 1, "en")).toBe(versions[0].en);
		expect(textOf("photo", 1, "ar")).toBe(versions[0].ar);
		const child = textOf("photo", 1, "en", "Layan");
		expect(child).toBe(childVersions[0].en.replaceAll("{name}", "Layan"));
		expect(child).not.toContain("{name}");
	});
});

describe("a dojo", () => {
	const dojo = { nameEn: "Salmiya", nameAr: "السالمية", area: "hawalli" };
	const faults = (wish: object) => faultsOf(DojoInput, { ...dojo, ...wish });

	test.each([
		["draft in one language", { addressEn: "Block 1" }, []],
		["draft that is said to be one", { addressEn: "Block 1", published: false }, []],
		["published one", { published: true }, []],
		[
			"published one with an English address",
			{ published: true, addressEn: "A" },
			["addressAr required"],
		],
		[
			"published one with an Arabic address",
			{ published: true, addressAr: "ا" },
			["addressEn required"],
		],
		["published one with English hours", { published: true, hoursEn: "A" }, ["hoursAr required"]],
		[
			"published one with Arabic hours for women",
			{ published: true, womensHoursAr: "ا" },
			["womensHoursEn required"],
		],
		["one without a governorate", { area: "" }, ["area required"]],
		["one without an Arabic name", { nameAr: "" }, ["nameAr required"]],
	])("%s", (_, wish, expected) => expect(faults(wish)).toEqual(expected));

	test("has up to fifty other names, as a list or as lines", () => {
		const read = (aliases: unknown) => DojoInput.safeParse({ ...dojo, aliases }).data?.aliases;
		expect(read("Block 10\n \nHall")).toEqual(["Block 10", "Hall"]);
		expect(read(["Hall"])).toEqual(["Hall"]);
		expect(read(undefined)).toBeUndefined();
		expect(faults({ aliases: 7 })).toHaveLength(1);
		expect(faults({ aliases: list(50, "x") })).toEqual([]);
		expect(faults({ aliases: list(51, "x") })).toEqual(["aliases too_long"]);
	});

	test("has the fields of its page in both languages", () => {
		const fields =
			"nameEn nameAr addressEn addressAr area mapUrl phone imageUrl hoursEn hoursAr womensHoursEn womensHoursAr monthlyFee aliases published";
		expect(Object.keys(DojoInput.shape).join(" ")).toBe(fields);
		expect(Object.keys(Dojo.shape).join(" ")).toBe(
			`id ${fields.replace("published", "linked published")} createdAt updatedAt version`,
		);
	});

	test("is found by one to ten texts, and drafts are left out only on request", () => {
		const find = (count: number) => faultsOf(DojoTexts, { texts: list(count, "x") });
		expect([find(0), find(1), find(10), find(11)]).toEqual([
			["texts required"],
			[],
			[],
			["texts too_long"],
		]);
		expect(DojoQuery.parse({ published: "true" })).toEqual({ published: "true" });
		expect(DojoQuery.safeParse({ published: "false" }).success).toBe(false);
	});
});
