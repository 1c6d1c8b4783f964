import { dayAfter, kuwaitDate, startOf } from "./kuwait.ts";

/** A calendar month: `2026-12`. */
export const monthPattern = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/;

export const isMonth = (value: string) => monthPattern.test(value);

/** The month in Kuwait at an instant (ms since 1970). */
export const monthAt = (instant: number) => kuwaitDate(instant).slice(0, 7);

/** The month `count` months later; a day counts as its month. */
export function monthAfter(month: string, count: number): string {
	const [year, number] = month.split("-").map(Number);
	const months = year * 12 + number - 1 + count;
	return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}`;
}

/** The same day `count` months later, `YYYY-MM-DD`; the last day of a shorter month. */
export function dayAfterMonths(date: string, count: number): string {
	const month = monthAfter(date, count);
	const [year, number] = month.split("-").map(Number);
	const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
	return `${month}-${String(Math.min(Number(date.slice(8)), days)).padStart(2, "0")}`;
}

/**
 * The same time of day in Kuwait `count` months later, in ms since 1970.
 * @param instant ms since 1970
 */
export function instantAfterMonths(instant: number, count: number): number {
	const day = kuwaitDate(instant);
	return startOf(dayAfterMonths(day, count)) + (instant - startOf(day));
}

/** Number of complete months from one day to a later one. */
export function monthsBetween(from: string, to: string): number {
	const [[years, months], [laterYears, laterMonths]] = [from, to].map((date) =>
		date.split("-").map(Number),
	);
	const count = (laterYears - years) * 12 + laterMonths - months;
	return dayAfterMonths(from, count) > to ? count - 1 : count;
}

/** First and last millisecond of a month in Kuwait. */
export const monthSpan = (month: string) => ({
	begins: startOf(`${month}-01`),
	ends: startOf(`${monthAfter(month, 1)}-01`) - 1,
});

/** First and last day of a month, `YYYY-MM-DD`. */
export const monthDays = (month: string) => ({
	from: `${month}-01`,
	to: dayAfter(`${monthAfter(month, 1)}-01`, -1),
});

/** Days of a month in weeks that begin on Sunday, as in Kuwait; null for days of other months. */
export function weeksOf(month: string): (string | null)[][] {
	const [year, number] = month.split("-").map(Number);
	const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
	const before = new Date(Date.UTC(year, number - 1, 1)).getUTCDay();
	const weeks = Math.ceil((before + days) / 7);
	return Array.from({ length: weeks }, (_, week) =>
		Array.from({ length: 7 }, (_, weekday) => {
			const day = week * 7 + weekday - before + 1;
			return day >= 1 && day <= days ? `${month}-${String(day).padStart(2, "0")}` : null;
		}),
	);
}
