import { type Holiday, holidayOn } from "../../base/settings/holidays.rules.ts";
import { dayAfter } from "../../core/time/kuwait.ts";
import { hoursOn, weekdayOf } from "../training-classes/other-hours.rules.ts";
import type { DayOfWeek } from "../training-classes/training-classes.rules.ts";

/** Number of days after a class in which attendance can still be marked. */
export const markableDays = 60;

/** Whether attendance of `date` can be marked on `today` (`YYYY-MM-DD`, in Kuwait). */
export const isMarkable = (date: string, today: string) =>
	date <= today && date >= dayAfter(today, -markableDays);

/** Whether a weekly class is held on a day (`YYYY-MM-DD`). */
export const isClassDay = (date: string, dayOfWeek: DayOfWeek) => weekdayOf(date) === dayOfWeek;

/** Days within the markable period on which a class was held, latest first, including today. */
export const classDays = (dayOfWeek: DayOfWeek, today: string): string[] =>
	Array.from({ length: markableDays + 1 }, (_, count) => dayAfter(today, -count)).filter((date) =>
		isClassDay(date, dayOfWeek),
	);

export type Mark = { date: string; present: boolean };

type Hours = Parameters<typeof hoursOn>[0];

/** Whether a class takes place on a day: not on public holidays, nor in a break of the class. */
export const takesPlaceOn = (
	one: Hours | undefined,
	date: string,
	holidays: readonly Holiday[],
): boolean => (one ? hoursOn(one, date, holidays) !== null : !holidayOn(holidays, date));

/**
 * Drops absences on days on which the class did not take place.
 * @param classOf returns the class of a mark; undefined if it no longer exists
 */
export const countedMarks = <M extends Mark>(
	marks: readonly M[],
	holidays: readonly Holiday[],
	classOf: (mark: M) => Hours | undefined,
): M[] => marks.filter((mark) => mark.present || takesPlaceOn(classOf(mark), mark.date, holidays));

/** Number of consecutive absences from which a student is pointed out to the coach. */
export const absencesToNotice = 3;

/** Number of consecutive absences up to the latest mark in a class. */
export function absentInARow(marks: readonly Mark[]): number {
	const latestFirst = [...marks].sort((a, b) => b.date.localeCompare(a.date));
	const lastPresent = latestFirst.findIndex(({ present }) => present);
	return lastPresent < 0 ? latestFirst.length : lastPresent;
}

/** Number of people present and absent on each day, earliest day first. */
export function countsByDay(
	marks: readonly Mark[],
): { date: string; present: number; absent: number }[] {
	const counts = new Map<string, { date: string; present: number; absent: number }>();
	for (const { date, present } of marks) {
		const count = counts.get(date) ?? { date, present: 0, absent: 0 };
		count[present ? "present" : "absent"]++;
		counts.set(date, count);
	}
	return [...counts.values()].sort((a, b) => a.date.localeCompare(b.date));
}
