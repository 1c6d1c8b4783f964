import { firstVersion } from "#functions/core/table/versioned.ts";
import { weekdays } from "#shared/core/people.ts";
import { currentYear, kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";

export const dayMs = 24 * 60 * 60 * 1000;

// All times are derived from the date in Kuwait, so that the data is the same all day long.

/** Date in Kuwait `days` days from today; negative for the past. */
export const dateIn = (now: number, days: number) => kuwaitDate(now + days * dayMs);

export const daysAfter = (date: string, days: number) => kuwaitDate(startOf(date) + days * dayMs);

/** Number of days from one date to another. */
export const daysBetween = (from: string, to: string) =>
	Math.round((startOf(to) - startOf(from)) / dayMs);

/** First such weekday on or after the date. */
function firstOn(weekday: string, date: string): string {
	const names: readonly string[] = weekdays;
	const day = names.indexOf(weekday);
	if (day < 0) throw new Error(`"${weekday}" is no weekday and no other start of a date`);
	const ahead = day - new Date(`${date}T00:00:00Z`).getUTCDay();
	return daysAfter(date, (ahead + 7) % 7);
}

/** A time of day in Kuwait as an instant, ISO 8601 in UTC. */
export const timeOn = (date: string, hour: number, minute = 0) =>
	new Date(startOf(date) + (hour * 60 + minute) * 60_000).toISOString();

/** Version and timestamps of a record that was created at that time. */
export const madeAt = (...time: Parameters<typeof timeOn>) =>
	firstVersion(Date.parse(timeOn(...time)));

const gradingEvery = 13 * 7;

/** Quarterly grading day, a Saturday: 0 is the next one, 1 the latest, and so on back. */
export const gradingDay = (now: number, back: number) =>
	daysAfter(firstOn("saturday", dateIn(now, 21)), -gradingEvery * back);

/** Sunday in the second week of the next July, at least six weeks ahead. */
function summerDay(now: number): string {
	const sundayOf = (year: number) => firstOn("sunday", `${year}-07-05`);
	const thisSummer = sundayOf(currentYear(now));
	return thisSummer >= dateIn(now, 45) ? thisSummer : sundayOf(currentYear(now) + 1);
}

const dateCell = /^([a-z]+)([+-]\d+)?(?: ([+-]\d+))?(?: (\d\d:\d\d))?$/;

/**
 * Reads a date in a table: `today-3`, `friday+31` (the first Friday from 31 days on), `event-6`
 * (days from the event of the row), `grading-1` (the latest grading) or `summer`; days to add may
 * follow, and a time of day: `grading-1 +2 12:00`.
 */
export function readDate(cell: string, now: number, event = "") {
	const [, word, from, days, time] = dateCell.exec(cell) ?? [];
	const offset = Number(from ?? 0);
	const starts: Record<string, () => string> = {
		today: () => dateIn(now, offset),
		event: () => daysAfter(event, offset),
		grading: () => gradingDay(now, -offset),
		summer: () => summerDay(now),
	};
	const start = starts[word]?.() ?? firstOn(word, dateIn(now, offset));
	return { date: daysAfter(start, Number(days ?? 0)), time };
}

/** A date in a table as staff type it: with Kuwait's offset behind a time of day. */
export function readTyped(...cell: Parameters<typeof readDate>): string {
	const { date, time } = readDate(...cell);
	return time ? `${date}T${time}:00+03:00` : date;
}

/** A date with a time of day in a table as an instant, ISO 8601 in UTC. */
export const readTime = (cell: string, now: number) => new Date(readTyped(cell, now)).toISOString();
