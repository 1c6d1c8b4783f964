import { dayAfter } from "../core/time/kuwait.ts";
import { type Holiday, holidayOn } from "../settings/holidays.rules.ts";
import type { DayOfWeek } from "../training-classes/training-classes.rules.ts";

/** How many days back attendance may still be marked. */
export const markableDays = 60;

/** Whether attendance may be marked for a day, seen from today (`YYYY-MM-DD`, in Kuwait). */
export const isMarkable = (date: string, today: string) =>
	date <= today && date >= dayAfter(today, -markableDays);

const weekdays: readonly DayOfWeek[] = [
	"sunday",
	"monday",
	"tuesday",
	"wednesday",
	"thursday",
	"friday",
	"saturday",
];

/** Whether a class of a weekday is held on a day (`YYYY-MM-DD`). */
export const isHeldOn = (date: string, dayOfWeek: DayOfWeek) =>
	weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] === dayOfWeek;

/** The days of the last weeks on which a class is held, up to today, the latest first. */
export const daysHeld = (dayOfWeek: DayOfWeek, today: string): string[] =>
	Array.from({ length: markableDays + 1 }, (_, count) => dayAfter(today, -count)).filter((date) =>
		isHeldOn(date, dayOfWeek),
	);

export type Mark = { date: string; present: boolean };

/** Marks without absences on holidays: nobody was expected. */
export const countedMarks = <M extends Mark>(
	marks: readonly M[],
	holidays: readonly Holiday[],
): M[] => marks.filter(({ date, present }) => present || !holidayOn(holidays, date));

/** So many absences in a row are pointed out. */
export const absencesToNotice = 3;

/** How many times somebody was absent in a row up to their latest mark in a class. */
export function absentInARow(marks: readonly Mark[]): number {
	const latestFirst = [...marks].sort((a, b) => b.date.localeCompare(a.date));
	const lastPresent = latestFirst.findIndex(({ present }) => present);
	return lastPresent < 0 ? latestFirst.length : lastPresent;
}

/** How many were present and absent on each day, the earliest day first. */
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

/**
 * What becomes of a mark. `same`: it stands already. `write`: what stands is what its maker saw. `conflict`: somebody
 * else marked otherwise meanwhile.
 */
export function decideMark(
	{ present, before }: { present: boolean; before: boolean | null },
	stands: boolean | null,
): "same" | "write" | "conflict" {
	if (stands === present) return "same";
	return stands === before ? "write" : "conflict";
}
