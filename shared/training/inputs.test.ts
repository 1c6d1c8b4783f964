import { faultsOf } from "../../tests/core/fieldFaults.ts";
import { BeltInput, PromotionsQuery } from "../base/ranks/belts.schema.ts";
import { Application } from "../community/applications/applications.schema.ts";
import { calendarKey, readCalendarKey } from "../community/calendars/calendars.rules.ts";
import { CalendarQuery } from "../community/calendars/calendars.schema.ts";
import { NewStudent, StudentEdit } from "../community/students/students.schema.ts";
import { DojoInput } from "../people/dojos/dojos.input.schema.ts";
import { Dojo, DojoQuery, DojoTexts } from "../people/dojos/dojos.schema.ts";
import { AttendanceInput, MarkResult } from "./attendance/attendance.schema.ts";
import { EnrollmentChange } from "./training-classes/enrollments.schema.ts";
import {
	OtherHoursInput,
	RemoveQuery,
	TrainingClassInput,
	TrainingClassPage,
} from "./training-classes/training-classes.schema.ts";

const letters = (count: number) => "x".repeat(count);
const list = <T>(count: number, one: T) => Array.from({ length: count }, () => one);

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

describe("attendance", () => {
	const mark = { userId: 7, present: true, before: null };
	const faults = (wish: object) => faultsOf(AttendanceInput, { date: "2026-11-22", ...wish });

	test("is a complete list or single marks, of fifty people at most", () => {
		expect(faults({ present: [] })).toEqual([]);
		expect(faults({ marks: [mark] })).toEqual([]);
		expect(faults({})).toEqual(["marks required"]);
		expect(faults({ present: [1], marks: [mark] })).toEqual(["marks required"]);
		expect(faults({ present: list(50, 1) })).toEqual([]);
		expect(faults({ present: list(51, 1) })).toEqual(["present too_long"]);
		expect(faults({ marks: [] })).toEqual(["marks required"]);
		expect(faults({ marks: list(50, mark) })).toEqual([]);
		expect(faults({ marks: list(51, mark) })).toEqual(["marks too_long"]);
	});

	test("answers each mark with its outcome", () => {
		for (const outcome of ["marked", "conflict", "not_enrolled"])
			expect(faultsOf(MarkResult, { userId: 7, outcome, present: null })).toEqual([]);
		expect(faultsOf(MarkResult, { userId: 7, outcome: "lost", present: null })).toHaveLength(1);
	});
});

test("staff see pending promotions unless they ask for others", () => {
	expect(PromotionsQuery.parse({})).toEqual({ status: "pending" });
	expect(faultsOf(BeltInput, "pink")).toEqual(["invalid"]);
	expect(BeltInput.parse("Yellow Belt")).toBe("yellow-6");
});

test("the key of a calendar names its person and a secret", () => {
	const secret = letters(43);
	expect(readCalendarKey(calendarKey(7, secret))).toEqual({ userId: 7, secret });
	for (const wrong of [undefined, "", "7", `0-${secret}`, `7-${secret}x`, `7-${letters(42)}`])
		expect([wrong, readCalendarKey(wrong)]).toEqual([wrong, null]);
	expect(faultsOf(CalendarQuery, { key: letters(100) })).toEqual([]);
	expect(faultsOf(CalendarQuery, { key: letters(101) })).toEqual(["key too_long"]);
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
			"nameEn nameAr addressEn addressAr area mapUrl phone imageUrl hoursEn hoursAr womensHoursEn womensHoursAr aliases published";
		expect(Object.keys(DojoInput.shape).join(" ")).toBe(fields);
		expect(Object.keys(Dojo.shape).join(" ")).toBe(`id ${fields} createdAt updatedAt version`);
		expect(Object.keys(TrainingClassPage.shape.dojo.def.innerType.shape)).toEqual([
			"addressEn",
			"addressAr",
			"mapUrl",
		]);
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

describe("a class", () => {
	const one = {
		title: "Kata",
		classType: "kata",
		dayOfWeek: "monday",
		startTime: "17:00",
		endTime: "18:30",
	};
	const faults = (wish: object) => faultsOf(TrainingClassInput, { ...one, ...wish });

	test.each([
		[{}, []],
		[{ title: "ABC" }, []],
		[{ title: "AB" }, ["title title_short"]],
		[{ title: "AB\u200f" }, ["title title_short"]],
		[{ title: "", titleAr: "" }, ["title title_short", "titleAr title_short"]],
		[{ title: "", titleAr: "كاتا" }, []],
		[{ title: "", titleAr: "كا" }, ["titleAr title_short"]],
		[{ titleAr: "كا" }, ["titleAr title_short"]],
		[{ titleAr: "كات" }, []],
		[{ title: "AB", titleAr: "كاتا" }, ["title title_short"]],
		[{ classType: "" }, ["classType class_type_required"]],
		[{ audienceType: "" }, ["audienceType audience_type_required"]],
		[{ dayOfWeek: "" }, ["dayOfWeek day_required"]],
		[{ startTime: "" }, ["startTime time_invalid"]],
		[{ startTime: undefined }, ["startTime time_invalid"]],
		[{ startTime: letters(101) }, ["startTime time_invalid"]],
		[{ startTime: "24:00" }, ["startTime time_invalid", "endTime end_not_after_start"]],
		[{ endTime: "17:00" }, ["endTime end_not_after_start"]],
		[{ startTime: "18:00", endTime: "24:00" }, ["endTime end_not_after_start"]],
		[{ startTime: "20:00", endTime: "24:00" }, []],
		[{ maxCapacity: 0 }, ["maxCapacity capacity_low"]],
		[{ maxCapacity: 51 }, ["maxCapacity capacity_high"]],
		[{ maxCapacity: "50" }, []],
		[{ maxCapacity: "many" }, ["maxCapacity number_invalid"]],
	])("with %j has the faults %j", (wish, expected) => expect(faults(wish)).toEqual(expected));

	test("is for boys and girls and takes twenty by default", () => {
		expect(TrainingClassInput.parse(one)).toMatchObject({ audienceType: "mixed", maxCapacity: 20 });
	});

	test("is removed with its enrolments only on request", () => {
		for (const force of ["true", "false"]) expect(RemoveQuery.parse({ force })).toEqual({ force });
		expect(RemoveQuery.safeParse({ force: "yes" }).success).toBe(false);
		for (const status of ["active", "cancelled"])
			expect(EnrollmentChange.parse({ status })).toEqual({ status });
		expect(EnrollmentChange.safeParse({ status: "waitlisted" }).success).toBe(false);
	});
});

describe("other hours", () => {
	const period = { from: "2027-02-08", to: "2027-03-09" };
	const hours = { id: 7, startTime: "21:00", endTime: "22:30" };
	const faults = (wish: object) =>
		faultsOf(OtherHoursInput, { ...period, classes: [hours], ...wish });
	const ofClass = (wish: object) => faults({ classes: [{ ...hours, ...wish }] });

	test.each([
		[{}, []],
		[{ to: "2027-02-08" }, []],
		[{ to: "2027-02-07" }, ["to end_before_start"]],
		[{ to: "2027-06-07" }, []],
		[{ to: "2027-06-08" }, ["to period_long"]],
		[{ classes: list(40, hours) }, []],
		[{ classes: list(41, hours) }, ["classes too_long"]],
	])("with %j have the faults %j", (wish, expected) => expect(faults(wish)).toEqual(expected));

	test.each([
		[{}, []],
		[{ startTime: null, endTime: null }, []],
		[{ startTime: null }, ["classes.0.endTime time_invalid"]],
		[{ endTime: null }, ["classes.0.endTime time_invalid"]],
		[{ endTime: "20:00" }, ["classes.0.endTime end_not_after_start"]],
		[{ startTime: "17:00", endTime: "16:00" }, ["classes.0.endTime end_not_after_start"]],
	])("of a class with %j have the faults %j", (wish, expected) =>
		expect(ofClass(wish)).toEqual(expected),
	);
});
