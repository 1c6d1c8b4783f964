import { roles } from "../core/access.ts";
import { isSameMailbox } from "./claims/claims.rules.ts";
import { divideName, isWholeName } from "./imports/imports.names.ts";
import { importStates, isUnderWay, mayTakeBack } from "./imports/imports.rules.ts";
import { type Compared, evidenceFor, mailboxOf, phoneOf } from "./merges/merges.rules.ts";
import { mayBeDeleted, mayChangeRole, mayCorrect, readOrder } from "./people/people.rules.ts";

test.each([
	["Jr Salem", "Jr", "Salem"],
	[", Noura Salem", "Noura", "Salem"],
	["Salem,", "Salem", ""],
])("divides %j, whose first or last part is missing, into %j and %j", (whole, given, family) => {
	expect(divideName(whole, "familyIsLast")).toEqual({ given, family });
});

test("a comma makes a whole name, also without spaces", () => {
	expect(["Salem,Noura", "الصباح،نورة", "Noura"].map(isWholeName)).toEqual([true, true, false]);
});

test("an import is under way while people are made or deleted, and can be taken back for thirty days", () => {
	const takeBackUntil = "2026-12-22T10:00:00.000Z";
	const end = Date.parse(takeBackUntil);
	expect(importStates.filter((state) => isUnderWay({ state }))).toEqual([
		"importing",
		"takingBack",
	]);
	const can = (now: number) =>
		importStates.filter((state) => mayTakeBack({ state, takeBackUntil }, now));
	expect(can(end - 1)).toEqual(["importing", "imported"]);
	expect(can(end)).toEqual([]);
});

test("the part of an address behind a plus sign makes no other mailbox, a plus at the beginning does", () => {
	expect(isSameMailbox("Noura+karate@b.com", "noura@b.com")).toBe(true);
	expect(isSameMailbox("+96550012345@b.com", "+96550012346@b.com")).toBe(false);
	expect(isSameMailbox("noura@b.com", "noura@c.com")).toBe(false);
});

describe("evidence that two records are of one person", () => {
	const noura: Compared = {
		firstName: "Noura",
		lastName: "Salem",
		firstNameAr: "نورة",
		lastNameAr: "سالم",
		email: "n.salem+karate@b.com",
		phoneNumber: "+96550012345",
		dateOfBirth: "2010-01-02",
		gender: "female",
	};
	const other: Compared = {
		firstName: "Fahad",
		lastName: "Aziz",
		email: "f@c.com",
		phoneNumber: "+96550099999",
		dateOfBirth: "2011-03-04",
		gender: "female",
	};
	const evidence = (wish: Partial<Compared>) => evidenceFor(noura, { ...other, ...wish });
	const names = { firstName: "Nora", lastName: "Salim" };

	test.each<[string, Partial<Compared>, string[]]>([
		["nothing", {}, []],
		["the names alone", names, []],
		["names and birthday", { ...names, dateOfBirth: "2010-01-02" }, ["name", "birthDate"]],
		["names and phone", { ...names, phoneNumber: "50012345" }, ["name", "phone"]],
		["names and mailbox", { ...names, email: "nsalem@b.com" }, ["name", "email"]],
		[
			"names and all",
			{ ...names, dateOfBirth: "2010-01-02", phoneNumber: "50012345", email: "nsalem@b.com" },
			["name", "birthDate", "phone", "email"],
		],
		[
			"Arabic names and phone",
			{
				firstName: "x",
				lastName: "y",
				firstNameAr: "نوره",
				lastNameAr: "سالم",
				phoneNumber: "50012345",
			},
			["name", "phone"],
		],
		["the first name and one thing", { firstName: "Nora", dateOfBirth: "2010-01-02" }, []],
		[
			"the first name and two things",
			{ firstName: "Nora", dateOfBirth: "2010-01-02", phoneNumber: "50012345" },
			["firstName", "birthDate", "phone"],
		],
		[
			"a sibling's birthday and phone",
			{ lastName: "Salem", dateOfBirth: "2010-01-02", phoneNumber: "50012345" },
			[],
		],
		["all but the gender", { ...names, dateOfBirth: "2010-01-02", gender: "male" }, []],
		[
			"all, the gender unknown",
			{ ...names, dateOfBirth: "2010-01-02", gender: null },
			["name", "birthDate"],
		],
	])("%s", (_, wish, expected) => {
		expect(evidence(wish)).toEqual(expected);
		expect(evidenceFor({ ...other, ...wish }, noura)).toEqual(expected);
	});

	test("what neither record has is no evidence, and an unknown gender no contradiction", () => {
		const bare = { firstName: "Noura", lastName: "Salem", email: "" };
		expect(evidenceFor(bare, bare)).toEqual([]);
		expect(evidenceFor({ ...bare, gender: "male" }, { ...bare, phoneNumber: "" })).toEqual([]);
	});

	test("phones are compared by their last eight digits, and addresses by their mailbox", () => {
		const phone = (phoneNumber: string | null | undefined) => phoneOf({ ...other, phoneNumber });
		expect([
			phone("+965 5001-2345"),
			phone("12"),
			phone(""),
			phone(null),
			phone(undefined),
		]).toEqual(["50012345", "12", null, null, null]);
		expect(["A.B+c@d.com", "+965@d.com", ""].map((email) => mailboxOf({ email }))).toEqual([
			"ab@d.com",
			"+965@d.com",
			null,
		]);
	});
});

describe("who may change a person's record", () => {
	test("admins correct members and coaches, super-admins everybody, others nobody", () => {
		const corrected = (caller: (typeof roles)[number]) =>
			roles.filter((of) => mayCorrect(caller, of));
		expect(roles.map(corrected)).toEqual([[], [], ["member", "coach"], [...roles]]);
	});

	test("nobody changes their own role, and a super-admin is never deleted", () => {
		expect([mayChangeRole(1, 1), mayChangeRole(1, 2)]).toEqual([false, true]);
		expect(roles.filter((role) => mayBeDeleted({ role }))).toEqual(["member", "coach", "admin"]);
	});
});

test("an order with a minus is reversed", () => {
	expect([readOrder("belt"), readOrder("-belt")]).toEqual([
		{ sort: "belt", isReversed: false },
		{ sort: "belt", isReversed: true },
	]);
});
