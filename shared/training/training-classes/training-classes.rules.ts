import { cleanTyped } from "../../core/fields/cleaning.ts";
import { dayAfter } from "../../core/time/kuwait.ts";

export const classTypes = [
	"beginners",
	"intermediate",
	"advanced",
	"kids",
	"adults",
	"competition",
	"kata",
	"kumite",
] as const;
export type ClassType = (typeof classTypes)[number];

export const audienceTypes = ["mixed", "boys", "girls", "adults"] as const;
export type AudienceType = (typeof audienceTypes)[number];

export const daysOfWeek = [
	"monday",
	"tuesday",
	"wednesday",
	"thursday",
	"friday",
	"saturday",
	"sunday",
] as const;
export type DayOfWeek = (typeof daysOfWeek)[number];

/** Days in the order of a week in Kuwait. */
export const weekInKuwait: readonly DayOfWeek[] = ["sunday", ...daysOfWeek.slice(0, -1)];

/** Next `count` dates of a weekday from a date (`YYYY-MM-DD`) on, a week apart. */
export function nextDates(day: DayOfWeek, from: string, count: number): string[] {
	const daysAhead = weekInKuwait.indexOf(day) - weekInKuwait.indexOf(dayOf(from));
	const first = dayAfter(from, (daysAhead + 7) % 7);
	return Array.from({ length: count }, (_, weeks) => dayAfter(first, 7 * weeks));
}

/** Weekday of a calendar date. */
const dayOf = (date: string): DayOfWeek => weekInKuwait[new Date(`${date}T00:00:00Z`).getUTCDay()];

/** Ages that a class can name as its youngest and its oldest. */
export const classAges = { youngest: 3, oldest: 99 };

/** Capacity of a class: limits and default. */
export const capacityLimits = { min: 1, max: 50, usual: 20 };

/**
 * Normal form of a time of day, `HH:MM`: "9:05" becomes "09:05", in digits of any script. Other
 * texts do not change.
 */
export const normalTime = (value: string) => cleanTyped(value).replace(/^(\d):/, "0$1:");

/** A normalized time of day from 00:00 to 23:59. */
export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

type Times = { startTime: string; endTime: string };

const dayMinutes = 24 * 60;
/** A time of day in minutes since midnight. */
export const inMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whether a class that begins in the evening ends at or after midnight, on the next day. */
export const endsNextDay = ({ startTime, endTime }: Times) => endTime <= startTime;

/** Minutes from start to end. */
export const lengthOf = (times: Times) =>
	inMinutes(times.endTime) - inMinutes(times.startTime) + (endsNextDay(times) ? dayMinutes : 0);

/** Earliest start and longest length of a class that ends at or after midnight. */
const evening = "18:00";
const longestPastMidnight = 4 * 60;

/** Whether a class ends after it starts: on the same day, or in the night after an evening. */
export const endsAfterStart = (times: Times) =>
	!endsNextDay(times) || (times.startTime >= evening && lengthOf(times) <= longestPastMidnight);

type DojoOfClass = {
	addressEn: string | null;
	addressAr: string | null;
	mapUrl: string | null;
	/** In fils. */
	monthlyFee: number | null;
};

/** The address and the monthly fee of a class's dojo, as the class's page shows them. */
export const dojoOfClass = ({
	addressEn,
	addressAr,
	mapUrl,
	monthlyFee,
}: DojoOfClass): DojoOfClass => ({ addressEn, addressAr, mapUrl, monthlyFee });

type Filled = { currentEnrollment: number; maxCapacity: number };

export const isFull = ({ currentEnrollment, maxCapacity }: Filled) =>
	currentEnrollment >= maxCapacity;

/** Parts of the day in Arabic; in English the first two are AM, the others PM. */
export type DayPart = "dawn" | "morning" | "noon" | "afternoon" | "evening";

/** A time of day on a 12-hour clock: 17:05 is 5 hours and 5 minutes in the afternoon. */
export function onClock(time: string): { hour: number; minute: number; part: DayPart } {
	const [hour, minute] = time.split(":").map(Number);
	const part: DayPart =
		hour < 6
			? "dawn"
			: hour < 12
				? "morning"
				: hour < 15
					? "noon"
					: hour < 17
						? "afternoon"
						: "evening";
	return { hour: hour % 12 || 12, minute, part };
}

/** Free places of a class. */
export const placesFree = ({ currentEnrollment, maxCapacity }: Filled) =>
	Math.max(0, maxCapacity - currentEnrollment);

type Placed = Times & { dayOfWeek: DayOfWeek; title: string };

/** Sorts the classes of a day by time. */
export const throughTheDay = (a: Placed, b: Placed) =>
	a.startTime.localeCompare(b.startTime) ||
	a.endTime.localeCompare(b.endTime) ||
	a.title.localeCompare(b.title);

/** Sorts classes by weekday, from Sunday on, then by time. */
export const throughTheWeek = (a: Placed, b: Placed) =>
	weekInKuwait.indexOf(a.dayOfWeek) - weekInKuwait.indexOf(b.dayOfWeek) || throughTheDay(a, b);

type WeeklyClass = Times & { id?: number; dayOfWeek: DayOfWeek; isActive: boolean };

const weekMinutes = 7 * dayMinutes;

/** Whether two weekly classes overlap; one may begin on the day before the other. */
function meet(a: Omit<WeeklyClass, "isActive">, b: Omit<WeeklyClass, "isActive">): boolean {
	const [startA, startB] = [a, b].map(
		({ dayOfWeek, startTime }) => daysOfWeek.indexOf(dayOfWeek) * dayMinutes + inMinutes(startTime),
	);
	const untilNext = (from: number, to: number) => (to - from + weekMinutes) % weekMinutes;
	return untilNext(startA, startB) < lengthOf(a) || untilNext(startB, startA) < lengthOf(b);
}

/** Other active classes of a coach at the same time. */
export const overlapsOf = <C extends WeeklyClass>(
	requested: Omit<WeeklyClass, "isActive">,
	others: readonly C[],
): C[] => others.filter((one) => one.isActive && one.id !== requested.id && meet(requested, one));

/** Whether a class is for kids and for adults only, which is a contradiction. */
export const isContradictory = ({
	classType,
	audienceType,
}: {
	classType: string;
	audienceType: string;
}) => classType === "kids" && audienceType === "adults";

/** Totals of a week: classes, hours, enrolments, and days with classes. */
export const weekOf = (classes: readonly (Times & Filled & { dayOfWeek: DayOfWeek })[]) => ({
	classes: classes.length,
	hours: classes.reduce((sum, one) => sum + lengthOf(one), 0) / 60,
	enrolled: classes.reduce((sum, { currentEnrollment }) => sum + currentEnrollment, 0),
	days: new Set(classes.map(({ dayOfWeek }) => dayOfWeek)).size,
});

/** Utilisation of all classes together, in percent; 0 without classes. */
export function computeUtilisation(classes: readonly Filled[]): number {
	const places = classes.reduce((sum, { maxCapacity }) => sum + maxCapacity, 0);
	const enrolled = classes.reduce((sum, { currentEnrollment }) => sum + currentEnrollment, 0);
	return places === 0 ? 0 : Math.round((enrolled / places) * 100);
}
