import { firstVersion } from "#functions/core/table/versioned.ts";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";

export const dayMs = 24 * 60 * 60 * 1000;

// Everything passes through the date in Kuwait, so that the data is the same all day long.

/** The date in Kuwait so many days from today; negative for the past. */
export const dateIn = (now: number, days: number) => kuwaitDate(now + days * dayMs);

export const daysAfter = (date: string, days: number) => kuwaitDate(startOf(date) + days * dayMs);

/** Whole days from one date to another. */
export const daysBetween = (from: string, to: string) =>
	Math.round((startOf(to) - startOf(from)) / dayMs);

const weekdays = [
	"sunday",
	"monday",
	"tuesday",
	"wednesday",
	"thursday",
	"friday",
	"saturday",
] as const;

/** The first such weekday on the date or after it. */
export function firstOn(weekday: (typeof weekdays)[number], date: string): string {
	const ahead = weekdays.indexOf(weekday) - new Date(`${date}T00:00:00Z`).getUTCDay();
	return daysAfter(date, (ahead + 7) % 7);
}

/** A time of that date in Kuwait as an instant, ISO 8601 in UTC. */
export const timeOn = (date: string, hour: number, minute = 0) =>
	new Date(startOf(date) + (hour * 60 + minute) * 60_000).toISOString();

/** What a record begins with that was made at that time. */
export const madeAt = (...time: Parameters<typeof timeOn>) =>
	firstVersion(Date.parse(timeOn(...time)));

/** A time of that date as staff would type it, with Kuwait's offset. */
export const atClock = (date: string, time: string) => `${date}T${time}:00+03:00`;

const gradingEvery = 13 * 7;

/** Gradings are held each quarter, on a Saturday. 0 is the coming one, 1 the latest, and so on back. */
export const gradingDay = (now: number, back: number) =>
	daysAfter(firstOn("saturday", dateIn(now, 21)), -gradingEvery * back);
