/** @jest-environment jsdom */
import type { TrainingClassId, UserId } from "#shared/core/ids.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { nextOn, weekdayOf } from "#shared/training/training-classes/other-hours.rules.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { holidaysQuery } from "../../base/settings/settings.queries.ts";
import { AttendanceDay } from "./AttendanceDay.tsx";
import { classAttendanceQuery } from "./attendance.queries.ts";

const id = 7 as TrainingClassId;
const today = kuwaitDate(Date.now());
const tomorrow = dayAfter(today);
const noura = {
	userId: 20 as UserId,
	firstName: "Noura",
	lastName: "Saleh",
	firstNameAr: null,
	lastNameAr: null,
	currentBelt: "white",
	profileImageUrl: null,
	from: "2026-01-01",
	until: null,
};
/** A class of tomorrow, last held six days ago. */
const trainingClass = {
	id,
	title: "Kata",
	titleAr: null,
	isActive: true,
	dayOfWeek: weekdayOf(tomorrow),
	startTime: "18:00",
	endTime: "19:00",
	otherHours: [],
} as unknown as TrainingClass;

function open(date?: string, now = 0) {
	answerCalls(() => ({ body: [] }));
	return renderPart(<AttendanceDay one={trainingClass} by={2 as UserId} />, {
		at: `/attendance/${id}${date ? `?date=${date}` : ""}`,
		data: [
			[holidaysQuery.queryKey, []],
			[classAttendanceQuery(id).queryKey, { now, people: [noura], marks: [] }],
		],
	});
}

test("a day to come is displayed as the link names it, and nothing can be marked on it", () => {
	const { texts, all, container } = open(tomorrow);
	expect(texts("h2 .soft")).toEqual(["tomorrow"]);
	expect(container.textContent).toContain("Tomorrow: attendance can be marked from that day on.");
	expect(texts(".attendance-count")).toEqual(["1 person in the class"]);
	expect(all(".attendee").map((row) => (row as HTMLButtonElement).disabled)).toEqual([true]);
	expect(all(".attendance-rest")).toEqual([]);
});

test("a day that is not of the class is displayed as such, not as another day", () => {
	const { texts, all, container } = open(dayAfter(today, -3));
	expect(texts("h2 .soft")).toEqual(["3 days ago"]);
	expect(container.textContent).toContain("This class is not on this day.");
	expect(all(".attendee")).toEqual([]);
});

test("without a day, the latest one of the class is displayed and can be marked", () => {
	const { texts, all } = open();
	expect(nextOn(weekdayOf(tomorrow), dayAfter(today, -6))).toBe(dayAfter(today, -6));
	expect(texts("h2 .soft")).toEqual(["6 days ago"]);
	expect(all(".attendee").map((row) => (row as HTMLButtonElement).disabled)).toEqual([false]);
});

test("the arrows lead to the days of the class before and after", () => {
	const { all } = open(dayAfter(today, -13));
	expect(all(".attendance-day a").map((link) => link.getAttribute("href"))).toEqual([
		`/attendance/${id}?date=${dayAfter(today, -20)}`,
		`/attendance/${id}?date=${dayAfter(today, -6)}`,
	]);
});

test("on a phone whose clock is slow, the day is that of the server", () => {
	const { texts } = open(tomorrow, Date.now() + 86_400_000);
	expect(texts("h2 .soft")).toEqual(["today"]);
});
