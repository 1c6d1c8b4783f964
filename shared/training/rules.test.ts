import { dayAfter } from "../core/time/kuwait.ts";
import { classDays, isClassDay, markableDays } from "./attendance/attendance.rules.ts";
import { changeOfDay, gatherDays } from "./training-classes/class-days.rules.ts";
import { isAlive, isForOthers } from "./training-classes/enrollments.rules.ts";
import {
	hoursOn,
	inWeek,
	nextOccurrence,
	ramadanHours,
} from "./training-classes/other-hours.rules.ts";
import {
	computeUtilisation,
	endsAfterStart,
	isContradictory,
	nextDates,
	placesFree,
	throughTheDay,
	weekInKuwait,
	weekOf,
} from "./training-classes/training-classes.rules.ts";
import type {
	TrainingClass,
	TrainingClassInput,
} from "./training-classes/training-classes.schema.ts";

/** 22 November 2026 is a Sunday. */
const sunday = "2026-11-22";

test.each(weekInKuwait.map((day, at) => [day, dayAfter(sunday, at)]))(
	"%s is the weekday of %s",
	(day, date) => {
		expect(weekInKuwait.filter((one) => isClassDay(date, one))).toEqual([day]);
		expect(nextDates(day, sunday, 2)).toEqual([date, dayAfter(date, 7)]);
		expect(nextDates(day, date, 1)).toEqual([date]);
		expect(nextDates(day, dayAfter(date), 1)).toEqual([dayAfter(date, 7)]);
	},
);

test("attendance can be marked from today back to the sixtieth day", () => {
	// Sixty days are eight weeks and four days.
	expect(classDays("sunday", sunday)).toHaveLength(9);
	expect(classDays("wednesday", sunday).at(-1)).toBe(dayAfter(sunday, -markableDays));
	expect(classDays("tuesday", sunday).at(-1)).toBe(dayAfter(sunday, -54));
});

const monday: TrainingClassInput = {
	title: "Basics",
	titleAr: "أساسيات",
	description: null,
	descriptionAr: null,
	classType: "beginners",
	audienceType: "mixed",
	dayOfWeek: "monday",
	startTime: "17:00",
	endTime: "18:30",
	dojoId: 3,
	location: "Hall",
	locationAr: "صالة",
	maxCapacity: 20,
};

test.each([
	{ coachId: 8 },
	{ title: "Other" },
	{ titleAr: null },
	{ classType: "kata" as const },
	{ audienceType: "girls" as const },
	{ dojoId: null },
	{ location: "Arena" },
	{ locationAr: null },
])("a class that differs by %j is no day of the other", (wish) => {
	const stored = (id: number, more: object) =>
		({ ...monday, id, coachId: 7, ...more }) as TrainingClass;
	expect(gatherDays([stored(1, {}), stored(2, { dayOfWeek: "tuesday" })])).toHaveLength(1);
	expect(gatherDays([stored(1, {}), stored(2, wish)])).toHaveLength(2);
});

test.each([
	[{ startTime: "16:00" }, "16:00", "18:30"],
	[{ startTime: "16:00", endTime: "17:30" }, "16:00", "17:30"],
])(
	"a change of hours by %j follows on days of the same hours alone",
	(wish, startTime, endTime) => {
		const changed = { ...monday, ...wish };
		const tuesday = { ...monday, dayOfWeek: "tuesday" as const };
		expect(changeOfDay(monday, changed, tuesday)).toMatchObject({
			dayOfWeek: "tuesday",
			startTime,
			endTime,
		});
		for (const other of [
			{ ...tuesday, startTime: "15:00" },
			{ ...tuesday, endTime: "19:00" },
		])
			expect(changeOfDay(monday, changed, other)).toEqual(other);
	},
);

describe("enrolments", () => {
	test("count until they are cancelled", () => {
		const alive = (["active", "waitlisted", "cancelled"] as const).filter((status) =>
			isAlive({ status }),
		);
		expect(alive).toEqual(["active", "waitlisted"]);
	});

	test.each([
		["boys", "female", true],
		["boys", "male", false],
		["boys", null, false],
		["girls", "male", true],
		["girls", "female", false],
		["girls", null, false],
		["mixed", "female", false],
		["mixed", "male", false],
	] as const)(
		"in a class for %s, %s people are of another class: %s",
		(audienceType, gender, expected) => {
			expect(isForOthers({ audienceType, classType: "kata" }, { gender }, sunday)).toBe(expected);
		},
	);
});

describe("hours of a class", () => {
	const usual = { startTime: "17:00", endTime: "18:30" };
	const one = {
		...usual,
		dayOfWeek: "monday" as const,
		otherHours: [] as {
			from: string;
			to: string;
			startTime: string | null;
			endTime: string | null;
		}[],
	};
	const other = (startTime: string | null, endTime: string | null) => ({
		...one,
		otherHours: [{ from: "2026-11-23", to: "2026-11-30", startTime, endTime }],
	});

	test("are others from the first to the last day of the period", () => {
		const moved = other("20:00", "21:00");
		const at = (date: string) => hoursOn(moved, date, [])?.startTime;
		expect([at("2026-11-22"), at("2026-11-23"), at("2026-11-30"), at("2026-12-01")]).toEqual([
			"17:00",
			"20:00",
			"20:00",
			"17:00",
		]);
	});

	test("are none while either is missing", () => {
		expect(hoursOn(other("20:00", null), "2026-11-23", [])).toBeNull();
		expect(hoursOn(other(null, "21:00"), "2026-11-23", [])).toBeNull();
	});

	test.each([
		["20:00", "18:30", true],
		["17:00", "19:00", true],
		["17:00", "18:30", false],
	])("from %s to %s differ from the usual ones: %s", (startTime, endTime, isOther) => {
		expect(inWeek(other(startTime, endTime), sunday, []).isOther).toBe(isOther);
	});

	/** A time of day in Kuwait, in ms since 1970. */
	const at = (day: string, time: string) => Date.parse(`${day}T${time}:00+03:00`);

	test("that end after midnight keep a class next until its day is over", () => {
		const late = { ...one, startTime: "22:00", endTime: "00:30" };
		expect(nextOccurrence(late, at("2026-11-23", "00:10"), [])?.date).toBe("2026-11-23");
		expect(nextOccurrence(late, at("2026-11-23", "23:59"), [])?.date).toBe("2026-11-23");
		expect(nextOccurrence(late, at("2026-11-24", "00:10"), [])?.date).toBe("2026-11-30");
	});

	test("that end on the day end the class only on that day", () => {
		expect(nextOccurrence(one, at("2026-11-22", "23:00"), [])?.date).toBe("2026-11-23");
		expect(nextOccurrence(one, at("2026-11-23", "18:29"), [])?.date).toBe("2026-11-23");
		expect(nextOccurrence(one, at("2026-11-23", "18:30"), [])?.date).toBe("2026-11-30");
	});

	test("in Ramadan may end at half past midnight, in the night after an evening", () => {
		const ofLength = (endTime: string, more = usual) => ({ ...one, ...more, endTime });
		const proposed = (classes: ReturnType<typeof ofLength>[]) => [
			...ramadanHours(classes).values(),
		];
		expect(proposed([ofLength("20:30")])).toEqual([{ startTime: "21:00", endTime: "00:30" }]);
		expect(proposed([ofLength("20:31")])).toEqual([null]);
		expect(proposed([ofLength("20:00")])).toEqual([{ startTime: "21:00", endTime: "00:00" }]);
	});
});

test("a class ends after midnight only if it begins from six on and has up to four hours", () => {
	const ends = (startTime: string, endTime: string) => endsAfterStart({ startTime, endTime });
	expect([ends("20:00", "00:00"), ends("20:00", "00:01")]).toEqual([true, false]);
	expect([ends("22:00", "01:00"), ends("17:59", "00:00")]).toEqual([true, false]);
	expect([ends("18:00", "18:00"), ends("17:00", "17:01")]).toEqual([false, true]);
	expect([ends("21:00", "00:30"), ends("03:00", "02:00")]).toEqual([true, false]);
});

test("classes of a day come by start, end and title", () => {
	const day = { dayOfWeek: "monday" as const };
	const rows = [
		{ ...day, startTime: "18:00", endTime: "19:00", title: "B" },
		{ ...day, startTime: "18:00", endTime: "19:00", title: "A" },
		{ ...day, startTime: "18:00", endTime: "18:30", title: "C" },
		{ ...day, startTime: "17:00", endTime: "20:00", title: "D" },
	];
	expect(
		rows
			.toSorted(throughTheDay)
			.map(({ title }) => title)
			.join(""),
	).toBe("DCAB");
});

test("a class of children for adults is a contradiction", () => {
	expect(isContradictory({ classType: "kids", audienceType: "adults" })).toBe(true);
	expect(isContradictory({ classType: "kids", audienceType: "mixed" })).toBe(false);
	expect(isContradictory({ classType: "kata", audienceType: "adults" })).toBe(false);
});

test("no place is free in a class that has more people than places", () => {
	const free = (currentEnrollment: number) => placesFree({ currentEnrollment, maxCapacity: 20 });
	expect([free(0), free(19), free(20), free(21)]).toEqual([20, 1, 0, 0]);
});

test("a week counts its classes, hours, people and days", () => {
	const one = {
		dayOfWeek: "monday" as const,
		startTime: "17:00",
		endTime: "18:30",
		currentEnrollment: 3,
		maxCapacity: 4,
	};
	expect(weekOf([])).toEqual({ classes: 0, hours: 0, enrolled: 0, days: 0 });
	expect(weekOf([one, { ...one, startTime: "18:30", endTime: "19:00" }])).toEqual({
		classes: 2,
		hours: 2,
		enrolled: 6,
		days: 1,
	});
	expect([
		computeUtilisation([]),
		computeUtilisation([one]),
		computeUtilisation([one, { ...one, currentEnrollment: 4 }]),
	]).toEqual([0, 75, 88]);
	expect(computeUtilisation([{ currentEnrollment: 1, maxCapacity: 1 }])).toBe(100);
});
