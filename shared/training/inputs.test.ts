import { faultsOf } from "../../tests/core/fieldFaults.ts";
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

	test("shows the address, the map and the monthly fee of its dojo", () => {
		expect(Object.keys(TrainingClassPage.shape.dojo.def.innerType.shape)).toEqual([
			"addressEn",
			"addressAr",
			"mapUrl",
			"monthlyFee",
		]);
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
