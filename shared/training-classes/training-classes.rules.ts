import { latinDigits } from "../core/fields/digits.ts";
import { dayAfter } from "../core/time/kuwait.ts";

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

/** The days in the order of a week in Kuwait. */
export const weekInKuwait: readonly DayOfWeek[] = ["sunday", ...daysOfWeek.slice(0, -1)];

/** The next dates of a day of the week, from a date (`YYYY-MM-DD`) on, a week apart. */
export function nextDates(day: DayOfWeek, from: string, count: number): string[] {
	const first =
		Array.from({ length: 7 }, (_, days) => dayAfter(from, days)).find(
			(date) => dayOf(date) === day,
		) ?? from;
	return Array.from({ length: count }, (_, weeks) => dayAfter(first, 7 * weeks));
}

/** The day of the week of a date in Kuwait. */
const dayOf = (date: string): DayOfWeek => weekInKuwait[new Date(`${date}T00:00:00Z`).getUTCDay()];

/** How many a class takes. */
export const capacityLimits = { min: 1, max: 50, usual: 20 };

/** A time of day as it is kept, `HH:MM`: "9:05" is "09:05", in digits of either script. Anything else stays as it is. */
export const normalTime = (value: string) => latinDigits(value.trim()).replace(/^(\d):/, "0$1:");

/** A time of day from 00:00 to 23:59, once it is normal. */
export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

type Times = { startTime: string; endTime: string };

/** Whether a class ends after it starts, on the same day. */
export const endsAfterStart = ({ startTime, endTime }: Times) => endTime > startTime;

type Filled = { currentEnrollment: number; maxCapacity: number };

export const isFull = ({ currentEnrollment, maxCapacity }: Filled) =>
	currentEnrollment >= maxCapacity;

/** Parts of the day as Arabic speaks of them; English knows the first two as AM, the others as PM. */
export type DayPart = "dawn" | "morning" | "noon" | "afternoon" | "evening";

/** A time of day on a clock of twelve hours: 17:05 is 5 and 5 minutes in the afternoon. */
export function onClock(time: string): { hour: number; minute: number; part: DayPart } {
	const [hour, minute] = time.split(":").map(Number);
	const part: DayPart =
		hour < 6
			? "dawn"
			: hour < 12
				? "morning"
				: hour < 15
					? "noon"
					: hour < 18
						? "afternoon"
						: "evening";
	return { hour: hour % 12 || 12, minute, part };
}

type Placed = Times & { dayOfWeek: DayOfWeek; title: string };

/** Through a day: by time. */
export const throughTheDay = (a: Placed, b: Placed) =>
	a.startTime.localeCompare(b.startTime) ||
	a.endTime.localeCompare(b.endTime) ||
	a.title.localeCompare(b.title);

/** Through the week: by day as Kuwait counts them, then by time. */
export const throughTheWeek = (a: Placed, b: Placed) =>
	weekInKuwait.indexOf(a.dayOfWeek) - weekInKuwait.indexOf(b.dayOfWeek) || throughTheDay(a, b);

type Held = Times & { id?: number; dayOfWeek: DayOfWeek; isActive: boolean };

/** The other classes of a coach that are held at the same time; a paused one is in nobody's way. */
export const overlapsOf = <C extends Held>(
	wanted: Omit<Held, "isActive">,
	others: readonly C[],
): C[] =>
	others.filter(
		({ id, dayOfWeek, startTime, endTime, isActive }) =>
			isActive &&
			id !== wanted.id &&
			dayOfWeek === wanted.dayOfWeek &&
			startTime < wanted.endTime &&
			wanted.startTime < endTime,
	);

/** Whether a class is for children and takes adults only, which nobody can be at once. */
export const isContradictory = ({
	classType,
	audienceType,
}: {
	classType: string;
	audienceType: string;
}) => classType === "kids" && audienceType === "adults";

/** Minutes from start to end. */
const minutesOf = ({ startTime, endTime }: Times) => {
	const [from, to] = [startTime, endTime].map((time) => {
		const [hour, minute] = time.split(":").map(Number);
		return hour * 60 + minute;
	});
	return to - from;
};

/** What a week holds: its classes, their hours, who is enrolled, and on how many days. */
export const weekOf = (classes: readonly (Times & Filled & { dayOfWeek: DayOfWeek })[]) => ({
	classes: classes.length,
	hours: classes.reduce((sum, one) => sum + minutesOf(one), 0) / 60,
	enrolled: classes.reduce((sum, { currentEnrollment }) => sum + currentEnrollment, 0),
	days: new Set(classes.map(({ dayOfWeek }) => dayOfWeek)).size,
});

/** How full classes are together, in percent; 0 where there are none. */
export function computeUtilisation(classes: readonly Filled[]): number {
	const places = classes.reduce((sum, { maxCapacity }) => sum + maxCapacity, 0);
	const enrolled = classes.reduce((sum, { currentEnrollment }) => sum + currentEnrollment, 0);
	return places === 0 ? 0 : Math.round((enrolled / places) * 100);
}
