import { faultsOf } from "../../tests/core/fieldFaults.ts";
import { dayAfter, kuwaitDate } from "../core/time/kuwait.ts";
import { Application } from "./applications/applications.schema.ts";
import { lackingTexts } from "./broadcasts/broadcasts.rules.ts";
import {
	Audience,
	Broadcast,
	BroadcastInput,
	StaffBroadcastInput,
} from "./broadcasts/broadcasts.schema.ts";
import { calendarKey, readCalendarKey } from "./calendars/calendars.rules.ts";
import { CalendarQuery } from "./calendars/calendars.schema.ts";
import { BirthDateClaim, ClaimOutcome, ClaimRequest } from "./claims/claims.schema.ts";
import {
	ImportedMember,
	ImportRow,
	ImportRows,
	LeftRow,
	NewImport,
} from "./imports/imports.schema.ts";
import { isErasurePrevented } from "./my-data/my-data.rules.ts";
import { DataExport } from "./my-data/my-data.schema.ts";
import {
	NewMember,
	optionalGender,
	PeopleQuery,
	PersonCorrection,
	PersonEdit,
} from "./people/people.schema.ts";
import { NewStudent, StudentEdit } from "./students/students.schema.ts";

const list = <T>(count: number, one: (at: number) => T) =>
	Array.from({ length: count }, (_, at) => one(at));
const letters = (count: number) => "x".repeat(count);

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

test.each([
	[
		"message to many",
		BroadcastInput,
		"audience titleEn titleAr messageEn messageAr actionUrl email sendAt",
	],
	[
		"shown message to many",
		Broadcast,
		"id audience subject titleEn titleAr messageEn messageAr actionUrl email author createdAt sendAt planned expected sent skipped doneAt",
	],
])("a %s has the fields of the specification", (_, { shape }, fields) => {
	expect(Object.keys(shape)).toEqual(fields.split(" "));
});

describe("a message to many", () => {
	test.each([
		[
			{ kind: "role", role: "coach" },
			{ kind: "role", role: "coach" },
		],
		[{ kind: "role" }, "role required"],
		[
			{ kind: "students", coachId: "7" },
			{ kind: "students", coachId: 7 },
		],
		[{ kind: "students", coachId: "" }, "coachId required"],
		[{ kind: "students", coachId: null }, "coachId required"],
		[{ kind: "students", coachId: "x" }, "coachId required"],
		[{ kind: "students", coachId: 1.5 }, "coachId invalid"],
		[{ kind: "students", coachId: -1 }, "coachId invalid"],
		[{ kind: "students", coachId: ["7"] }, "coachId required"],
		[
			{ kind: "class", trainingClassId: 7 },
			{ kind: "class", trainingClassId: 7, waiting: false },
		],
		[
			{ kind: "class", trainingClassId: 7, waiting: true },
			{ kind: "class", trainingClassId: 7, waiting: true },
		],
		[
			{ kind: "entrants", eventId: 7 },
			{ kind: "entrants", eventId: 7 },
		],
		[
			{ kind: "entrants", eventId: 7, classId: "8", entryStatus: "approved" },
			{ kind: "entrants", eventId: 7, classId: 8, entryStatus: "approved" },
		],
		[
			{ kind: "entrants", eventId: 7, classId: "", entryStatus: "" },
			{ kind: "entrants", eventId: 7, classId: undefined, entryStatus: undefined },
		],
		[
			{ kind: "owing", status: "overdue" },
			{ kind: "owing", status: "overdue" },
		],
		[{ kind: "owing", status: "paid" }, "status required"],
		[
			{ kind: "people", userIds: [1] },
			{ kind: "people", userIds: [1] },
		],
		[{ kind: "people", userIds: [] }, "userIds required"],
		[{ kind: "people", userIds: list(501, () => 1) }, "userIds too_long"],
	])("to %j is read as %j", (audience, read) => {
		const { success, data } = Audience.safeParse(audience);
		expect(success ? data : faultsOf(Audience, audience).join()).toEqual(read);
	});

	test("reaches five hundred selected people at most, and nobody by another kind", () => {
		expect(faultsOf(Audience, { kind: "people", userIds: list(500, () => 1) })).toEqual([]);
		expect(Audience.safeParse({ kind: "everybody" }).success).toBe(false);
	});

	const empty = { titleEn: "", titleAr: "", messageEn: "", messageAr: "" };
	test.each([
		[
			{},
			["titleEn", "messageEn", "titleAr", "messageAr"],
			["titleEn", "messageEn", "titleAr", "messageAr"],
		],
		[{ titleEn: "A", messageEn: "B" }, [], ["titleAr", "messageAr"]],
		[{ titleAr: "ا", messageAr: "ب" }, [], ["titleEn", "messageEn"]],
		[{ titleEn: "A" }, ["messageEn"], ["messageEn", "titleAr", "messageAr"]],
		[{ messageAr: "ب" }, ["titleAr"], ["titleEn", "messageEn", "titleAr"]],
		[{ titleEn: "A", messageEn: "B", titleAr: " \u200b" }, [], ["titleAr", "messageAr"]],
		[{ titleEn: "A", messageEn: "B", titleAr: "ا", messageAr: "ب" }, [], []],
		[{ titleEn: "A", messageAr: "ب" }, ["messageEn", "titleAr"], ["messageEn", "titleAr"]],
	])("with the texts %j lacks %j of one language and %j of both", (texts, one, both) => {
		const message = { ...empty, ...texts };
		expect([lackingTexts(message, false), lackingTexts(message, true)]).toEqual([one, both]);
		const audience = { kind: "role", role: "everybody" };
		const faults = (names: readonly string[]) => names.map((name) => `${name} required`).sort();
		expect(faultsOf(BroadcastInput, { audience, ...message }).sort()).toEqual(faults(one));
		expect(faultsOf(StaffBroadcastInput, { audience, ...message }).sort()).toEqual(faults(both));
	});

	test("lacks a text that is left out, and not one of another type, which its field refuses", () => {
		const texts = { messageEn: "B", titleAr: null, messageAr: undefined } as never;
		expect(lackingTexts(texts, true)).toEqual(["titleEn", "titleAr", "messageAr"]);
		expect(lackingTexts({ ...empty, titleEn: 7, messageEn: "B" } as never, false)).toEqual([]);
	});
});

test.each([
	[0, false, 0, false],
	[1, false, 0, true],
	[0, true, 0, true],
	[0, false, 1, true],
])(
	"with %d coming events, a successor needed (%s) and %d children an erasure waits: %s",
	(comingEvents, needsSuccessor, children, expected) => {
		const going = { children } as Parameters<typeof isErasurePrevented>[0]["going"];
		expect(isErasurePrevented({ comingEvents, needsSuccessor, going })).toBe(expected);
	},
);

test("an archive of one's data is not asked for, being made or ready", () => {
	for (const state of ["none", "making", "ready"])
		expect(DataExport.shape.state.safeParse(state).success).toBe(true);
	expect(DataExport.shape.state.safeParse("late").success).toBe(false);
});

describe("an application of a coach", () => {
	const application = {
		firstName: "Ali",
		lastName: "Aziz",
		email: "a@b.com",
		phoneNumber: "50012345",
		currentBelt: "black-1",
		experience: letters(50),
		password: "Zebra-Tundra-77",
		confirmPassword: "Zebra-Tundra-77",
	};

	test.each([
		[{}, []],
		[{ firstName: "A" }, ["firstName first_name_short"]],
		[{ lastName: "A" }, ["lastName last_name_short"]],
		[{ email: "a" }, ["email email_invalid"]],
		[{ phoneNumber: "12" }, ["phoneNumber phone_invalid"]],
		[{ currentBelt: undefined }, ["currentBelt belt_required"]],
		[{ currentBelt: "pink" }, ["currentBelt belt_required"]],
		[{ currentBelt: letters(41) }, ["currentBelt belt_required"]],
		[{ experience: letters(49) }, ["experience experience_short"]],
		[{ password: "Short-1" }, ["password password_short", "confirmPassword passwords_differ"]],
		[{ password: "lowercase-1", confirmPassword: "lowercase-1" }, ["password password_weak"]],
		[
			{ confirmPassword: "Zebra-T" },
			["confirmPassword confirm_short", "confirmPassword passwords_differ"],
		],
		[
			{ confirmPassword: letters(129) },
			["confirmPassword too_long", "confirmPassword passwords_differ"],
		],
		[{ confirmPassword: "Zebra-Tundra-78" }, ["confirmPassword passwords_differ"]],
	])("with %j has the faults %j", (wish, expected) => {
		expect(faultsOf(Application, { ...application, ...wish })).toEqual(expected);
	});
});

test("a calendar key contains a person's id and a secret", () => {
	const secret = letters(43);
	expect(readCalendarKey(calendarKey(7, secret))).toEqual({ userId: 7, secret });
	for (const wrong of [undefined, "", "7", `0-${secret}`, `7-${secret}x`, `7-${letters(42)}`])
		expect([wrong, readCalendarKey(wrong)]).toEqual([wrong, null]);
	expect(faultsOf(CalendarQuery, { key: letters(100) })).toEqual([]);
	expect(faultsOf(CalendarQuery, { key: letters(101) })).toEqual(["key too_long"]);
});

describe("a student", () => {
	const student = { firstName: "Noura", lastName: "Salem", gender: "female", email: "a@b.com" };
	const faults = (wish: object) => faultsOf(NewStudent, { ...student, ...wish });

	test.each([
		[{}, []],
		[{ gender: undefined }, ["gender required"]],
		[{ email: "" }, ["email email_invalid"]],
		[{ email: "", guardianEmail: "m@b.com" }, ["dateOfBirth required"]],
		[{ email: "", guardianEmail: "m@b.com", dateOfBirth: "2015-01-02" }, []],
		[{ guardianEmail: "m@b.com" }, []],
		// Also reported beside another fault.
		[{ email: "", firstName: "" }, ["firstName required", "email email_invalid"]],
	])("with %j has the faults %j", (wish, expected) => expect(faults(wish)).toEqual(expected));

	test("wears white by default, and an edit names its version", () => {
		expect(NewStudent.parse(student).currentBelt).toBe("white");
		expect(faultsOf(StudentEdit, { version: letters(40) })).toEqual([]);
		expect(faultsOf(StudentEdit, { version: letters(41) })).toEqual(["version invalid"]);
	});
});
