import { type Holiday, holidayOn } from "../../base/settings/holidays.rules.ts";
import { hijriOf } from "../../core/time/hijri.ts";
import { dayAfter, kuwaitDate, startOf } from "../../core/time/kuwait.ts";
import type { Period } from "../../core/time/period.ts";
import {
	type DayOfWeek,
	daysOfWeek,
	endsAfterStart,
	endsNextDay,
	inMinutes,
	lengthOf,
} from "./training-classes.rules.ts";

/**
 * Other hours of a class from one day to another, both inclusive. Without times the class is not
 * held on these days.
 */
export type OtherHours = {
	from: string;
	to: string;
	startTime: string | null;
	endTime: string | null;
};

type Times = { startTime: string; endTime: string };
type RecurringClass = Times & { dayOfWeek: DayOfWeek; otherHours: readonly OtherHours[] };

/** Maximum length of other hours in days: Ramadan has 30, a summer 92. */
export const longestPeriod = 120;
/** Maximum number of periods with other hours of a class. */
export const mostPeriods = 12;

/** Weekday of a date (`YYYY-MM-DD`). */
export const weekdayOf = (date: string): DayOfWeek =>
	daysOfWeek[(new Date(date).getUTCDay() + 6) % 7];

/** First date with a given weekday, from a date on. */
export const nextOn = (day: DayOfWeek, from: string) =>
	dayAfter(from, (daysOfWeek.indexOf(day) - daysOfWeek.indexOf(weekdayOf(from)) + 7) % 7);

/** Other hours of a class on a date; undefined if the usual hours apply. */
export const otherHoursOn = ({ otherHours }: Pick<RecurringClass, "otherHours">, date: string) =>
	otherHours.find(({ from, to }) => from <= date && date <= to);

/** Hours of a class on a date with its weekday; null if it is not held. */
export function hoursOn(
	one: Omit<RecurringClass, "dayOfWeek">,
	date: string,
	holidays: readonly Holiday[],
): Times | null {
	if (holidayOn(holidays, date)) return null;
	const { startTime, endTime } = otherHoursOn(one, date) ?? one;
	return startTime && endTime ? { startTime, endTime } : null;
}

/** First day of the week that contains a date. */
export const weekStart = (date: string, firstDay: DayOfWeek) =>
	nextOn(firstDay, dayAfter(date, -6));

/**
 * A class in the week from a date on: its date, the hours of that day, and whether they differ from
 * the usual ones. If it is not held, `isHeld` is false, the usual hours remain, and `holiday` is
 * the reason, if any.
 */
export function inWeek<C extends RecurringClass>(
	one: C,
	from: string,
	holidays: readonly Holiday[],
) {
	const date = nextOn(one.dayOfWeek, from);
	const hours = hoursOn(one, date, holidays);
	const isOther =
		hours !== null && (hours.startTime !== one.startTime || hours.endTime !== one.endTime);
	return {
		...one,
		...hours,
		date,
		isHeld: hours !== null,
		isOther,
		holiday: holidayOn(holidays, date),
	};
}

/** How many weeks ahead `nextOccurrence` looks: longer than any break of a class. */
const weeksAhead = longestPeriod / 7 + 2;

/**
 * The next time that a class is held and has not ended; null if it is paused for long.
 * @param now ms since 1970
 */
export function nextOccurrence<C extends RecurringClass>(
	one: C,
	now: number,
	holidays: readonly Holiday[],
) {
	const today = kuwaitDate(now);
	for (let week = 0; week < weeksAhead; week++) {
		const occurrence = inWeek(one, dayAfter(today, week * 7), holidays);
		const ended =
			occurrence.date === today && !endsNextDay(occurrence) && endOfClass(occurrence) <= now;
		if (occurrence.isHeld && !ended) return occurrence;
	}
	return null;
}

/** End of a class on its day, in ms since 1970. */
const endOfClass = ({ date, endTime }: { date: string; endTime: string }) =>
	startOf(date) + inMinutes(endTime) * 60_000;

const ramadan = 9;

/**
 * The current Ramadan, or the next one after a date, by the Umm al-Qura calendar. The sighting of
 * the moon may start it a day later.
 */
export function ramadanFrom(date: string): Period {
	const isRamadan = (day: string) => hijriOf(day).month === ramadan;
	let from = date;
	while (!isRamadan(from)) from = dayAfter(from);
	// If Ramadan is under way, it began before the date.
	while (isRamadan(dayAfter(from, -1))) from = dayAfter(from, -1);
	let to = from;
	while (isRamadan(dayAfter(to))) to = dayAfter(to);
	return { from, to };
}

const timeOf = (minutes: number) =>
	`${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/**
 * Start of classes in Ramadan: after Isha and Tarawih, which end in Kuwait before this time all
 * year.
 */
const afterTarawih = inMinutes("21:00");
/** Classes are not proposed beyond half an hour past midnight. */
const latestEnd = inMinutes("24:30");

/**
 * Proposed hours for Ramadan, which a person reviews: the classes of a day one after another from
 * 21:00 on, each as long as usual. Null for a class that would end after half past midnight, because
 * other classes of its day take the evening.
 */
export function ramadanHours<C extends RecurringClass>(
	classes: readonly C[],
): Map<C, Times | null> {
	const free = new Map<DayOfWeek, number>();
	const proposed = new Map<C, Times | null>();
	for (const one of classes.toSorted((a, b) => a.startTime.localeCompare(b.startTime))) {
		const begins = free.get(one.dayOfWeek) ?? afterTarawih;
		const ends = begins + lengthOf(one);
		const later = { startTime: timeOf(begins), endTime: timeOf(ends) };
		const fits = ends <= latestEnd && endsAfterStart(later);
		if (fits) free.set(one.dayOfWeek, ends);
		proposed.set(one, fits ? later : null);
	}
	return proposed;
}
