import {
	computeUtilisation,
	endsAfterStart,
	isContradictory,
	isFull,
	lengthOf,
	nextDates,
	normalTime,
	onClock,
	overlapsOf,
	throughTheWeek,
	weekOf,
} from "./training-classes.rules.ts";
import { TrainingClassInput } from "./training-classes.schema.ts";

const input = {
	title: "Evening basics",
	classType: "beginners",
	audienceType: "mixed",
	dayOfWeek: "tuesday",
	startTime: "9:05",
	endTime: "10:00",
};

const errorsOf = (wish: object) => {
	const { error } = TrainingClassInput.safeParse({ ...input, ...wish });
	return error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];
};

test.each([
	["9:05", "09:05"],
	["٩:٠٥", "09:05"],
	[" 09:05 ", "09:05"],
	["17:30", "17:30"],
	["9:5", "09:5"],
	["noon", "noon"],
])("normalTime turns %j into %j", (typed, expected) => {
	expect(normalTime(typed)).toBe(expected);
});

test.each([
	["00:00", 12, 0, "dawn"],
	["05:15", 5, 15, "dawn"],
	["06:00", 6, 0, "morning"],
	["11:59", 11, 59, "morning"],
	["12:00", 12, 0, "noon"],
	["15:30", 3, 30, "afternoon"],
	["17:00", 5, 0, "evening"],
	["23:59", 11, 59, "evening"],
] as const)(
	"%s is %i hours and %i minutes on a 12-hour clock, in the day part %s",
	(time, hour, minute, part) => {
		expect(onClock(time)).toEqual({ hour, minute, part });
	},
);

test("a class ends after it starts; only an evening class runs past midnight", () => {
	expect(endsAfterStart({ startTime: "09:05", endTime: "10:00" })).toBe(true);
	expect(endsAfterStart({ startTime: "10:00", endTime: "10:00" })).toBe(false);
	expect(endsAfterStart({ startTime: "17:00", endTime: "00:30" })).toBe(false);
});

test("a class is full once its enrolments reach its capacity", () => {
	expect(isFull({ currentEnrollment: 19, maxCapacity: 20 })).toBe(false);
	expect(isFull({ currentEnrollment: 20, maxCapacity: 20 })).toBe(true);
});

test("sorts classes from Sunday on, each day by start time", () => {
	const at = (dayOfWeek: "sunday" | "monday" | "saturday", startTime: string) => ({
		dayOfWeek,
		startTime,
		endTime: "22:00",
		title: "Kata",
	});
	const [first, second, third, last] = [
		at("sunday", "09:00"),
		at("sunday", "17:00"),
		at("monday", "06:00"),
		at("saturday", "06:00"),
	];
	expect([last, third, second, first].sort(throughTheWeek)).toEqual([first, second, third, last]);
});

test("TrainingClassInput normalizes times and sets a capacity of 20 by default", () => {
	expect(TrainingClassInput.parse(input)).toMatchObject({
		startTime: "09:05",
		endTime: "10:00",
		maxCapacity: 20,
	});
});

test.each([
	[{ title: "Ka" }, ["title", "title_short"]],
	[{ classType: "yoga" }, ["classType", "class_type_required"]],
	[{ classType: undefined }, ["classType", "class_type_required"]],
	[{ audienceType: "" }, ["audienceType", "audience_type_required"]],
	[{ dayOfWeek: "someday" }, ["dayOfWeek", "day_required"]],
	[{ startTime: "24:00" }, ["startTime", "time_invalid"]],
	[{ startTime: "9:5" }, ["startTime", "time_invalid"]],
	[{ startTime: undefined }, ["startTime", "time_invalid"]],
	[{ endTime: "9:05" }, ["endTime", "end_not_after_start"]],
	[{ maxCapacity: 0 }, ["maxCapacity", "capacity_low"]],
	[{ maxCapacity: "51" }, ["maxCapacity", "capacity_high"]],
])("refuses %j with %j", (wrong, error) => {
	expect(errorsOf(wrong)).toContainEqual(error);
});

describe("the week of a coach", () => {
	const at = (id: number, startTime: string, endTime: string, wish: object = {}) => ({
		id,
		startTime,
		endTime,
		dayOfWeek: "monday" as const,
		isActive: true,
		currentEnrollment: 5,
		maxCapacity: 20,
		...wish,
	});
	const classes = [
		at(1, "17:00", "18:30"),
		at(2, "18:30", "19:15"),
		at(3, "17:00", "18:00", { isActive: false }),
		at(4, "17:00", "18:00", { dayOfWeek: "friday" }),
	];

	test.each([
		[at(9, "18:00", "19:00"), [1, 2]],
		[at(9, "19:15", "20:00"), []],
		[at(1, "17:00", "18:30"), []],
		[at(9, "16:00", "23:00", { dayOfWeek: "friday" }), [4]],
	])("finds active classes that overlap with %j", (requested, others) => {
		expect(overlapsOf(requested, classes).map(({ id }) => id)).toEqual(others);
	});

	test("counts classes, hours, enrolled people and days", () => {
		expect(weekOf(classes)).toEqual({ classes: 4, hours: 4.25, enrolled: 20, days: 2 });
		expect(weekOf([])).toEqual({ classes: 0, hours: 0, enrolled: 0, days: 0 });
	});

	test("computes how full the classes are in percent", () => {
		expect(computeUtilisation(classes)).toBe(25);
		expect(computeUtilisation([])).toBe(0);
	});

	test("a class for kids contradicts an audience of adults", () => {
		expect(isContradictory({ classType: "kids", audienceType: "adults" })).toBe(true);
		expect(isContradictory({ classType: "kids", audienceType: "mixed" })).toBe(false);
	});
});

test.each([
	["friday", "2026-11-20", ["2026-11-20", "2026-11-27", "2026-12-04"]],
	["thursday", "2026-11-20", ["2026-11-26", "2026-12-03", "2026-12-10"]],
	["saturday", "2026-12-31", ["2027-01-02", "2027-01-09", "2027-01-16"]],
	["tuesday", "2028-02-16", ["2028-02-22", "2028-02-29", "2028-03-07"]],
] as const)("the next dates of a %s from %s on are a week apart", (day, from, dates) => {
	expect(nextDates(day, from, 3)).toEqual(dates);
});

describe("classes that end at or after midnight", () => {
	test.each([
		["22:00", "00:00", 120],
		["21:30", "00:30", 180],
		["22:30", "00:15", 105],
		["18:00", "19:00", 60],
		["20:00", "00:00", 240],
		["23:59", "03:59", 240],
		["23:00", "23:59", 59],
	])("%s to %s lasts %i minutes", (startTime, endTime, minutes) => {
		expect(endsAfterStart({ startTime, endTime })).toBe(true);
		expect(lengthOf({ startTime, endTime })).toBe(minutes);
	});

	test.each([
		["17:59", "00:00"],
		["09:00", "08:00"],
		["19:59", "00:00"],
		["22:00", "22:00"],
		["22:00", "21:59"],
		["00:00", "00:00"],
		["18:00", "00:00"],
	])("%s to %s is refused", (startTime, endTime) =>
		expect(endsAfterStart({ startTime, endTime })).toBe(false),
	);

	const late = { id: 1, dayOfWeek: "monday", startTime: "22:00", endTime: "00:30" } as const;
	test.each([
		["monday", "23:30", "23:45", true],
		["monday", "21:00", "22:00", false],
		["tuesday", "00:00", "01:00", true],
		["tuesday", "00:30", "01:00", false],
		["monday", "00:00", "01:00", false],
		["sunday", "22:00", "00:30", false],
		["monday", "23:00", "00:00", true],
	] as const)(
		"overlaps with a class on %s from %s to %s: %j",
		(dayOfWeek, startTime, endTime, meets) => {
			const other = { id: 2, dayOfWeek, startTime, endTime, isActive: true };
			expect(overlapsOf(late, [other]).length > 0).toBe(meets);
			expect(overlapsOf(other, [{ ...late, isActive: true }]).length > 0).toBe(meets);
		},
	);

	test("a class on Sunday evening overlaps with one on Monday morning", () => {
		const sunday = { id: 1, dayOfWeek: "sunday", startTime: "23:00", endTime: "01:00" } as const;
		const monday = { id: 2, dayOfWeek: "monday", startTime: "00:30", endTime: "02:00" } as const;
		expect(overlapsOf(sunday, [{ ...monday, isActive: true }])).toHaveLength(1);
	});
});
