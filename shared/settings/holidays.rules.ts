import { hijriOf } from "../core/time/hijri.ts";
import { dayAfter } from "../core/time/kuwait.ts";

/** Days on which no class is held, both included, and what they are called. */
export type Holiday = { from: string; to: string; nameEn: string; nameAr: string };

/** Most holidays that are kept at once: some years of them. */
export const mostHolidays = 60;
/** Most days that a holiday lasts. */
export const longestHoliday = 15;

/** The holiday that a date belongs to. */
export const holidayOn = <H extends Pick<Holiday, "from" | "to">>(
	holidays: readonly H[],
	date: string,
) => holidays.find(({ from, to }) => from <= date && date <= to);

type Yearly = Pick<Holiday, "nameEn" | "nameAr"> & {
	calendar: "sun" | "moon";
	month: number;
	day: number;
	days: number;
};

const yearly: readonly Yearly[] = [
	{
		nameEn: "New Year's Day",
		nameAr: "رأس السنة الميلادية",
		calendar: "sun",
		month: 1,
		day: 1,
		days: 1,
	},
	{ nameEn: "National Day", nameAr: "العيد الوطني", calendar: "sun", month: 2, day: 25, days: 1 },
	{ nameEn: "Liberation Day", nameAr: "عيد التحرير", calendar: "sun", month: 2, day: 26, days: 1 },
	{
		nameEn: "Isra and Mi'raj",
		nameAr: "الإسراء والمعراج",
		calendar: "moon",
		month: 7,
		day: 27,
		days: 1,
	},
	{ nameEn: "Eid al-Fitr", nameAr: "عيد الفطر", calendar: "moon", month: 10, day: 1, days: 3 },
	{ nameEn: "Arafat Day", nameAr: "يوم عرفة", calendar: "moon", month: 12, day: 9, days: 1 },
	{ nameEn: "Eid al-Adha", nameAr: "عيد الأضحى", calendar: "moon", month: 12, day: 10, days: 3 },
	{
		nameEn: "Hijri New Year",
		nameAr: "رأس السنة الهجرية",
		calendar: "moon",
		month: 1,
		day: 1,
		days: 1,
	},
	{
		nameEn: "The Prophet's Birthday",
		nameAr: "المولد النبوي الشريف",
		calendar: "moon",
		month: 3,
		day: 12,
		days: 1,
	},
];

/** Of a leap year: in a shorter one the first day comes twice, and counts once. */
const daysOfYear = 366;
/** A holiday that was confirmed so many days from its date in the calendar is the same one, moved. */
const mostMoved = 15;

export type ProposedHoliday = Holiday & Pick<Yearly, "calendar">;

/**
 * The public holidays of Kuwait in the year from a date on, as the calendars have them, without those that are kept
 * already. They hold once a person has confirmed them: the moon and the Council of Ministers may move them.
 */
export function proposedHolidays(since: string, kept: readonly Holiday[]): ProposedHoliday[] {
	const dates = Array.from({ length: daysOfYear }, (_, count) => dayAfter(since, count));
	const inYear = dates.map((date) => ({
		date,
		sun: { month: Number(date.slice(5, 7)), day: Number(date.slice(8)) },
		moon: hijriOf(date),
	}));
	const isKept = ({ from, to, nameEn }: Holiday) =>
		kept.some(
			(one) =>
				(one.from <= to && from <= one.to) ||
				(one.nameEn === nameEn &&
					one.from >= dayAfter(from, -mostMoved) &&
					one.from <= dayAfter(from, mostMoved)),
		);
	return yearly
		.flatMap(({ calendar, month, day, days, ...names }) => {
			const from = inYear.find(
				(one) => one[calendar].month === month && one[calendar].day === day,
			)?.date;
			return from ? [{ ...names, calendar, from, to: dayAfter(from, days - 1) }] : [];
		})
		.filter((one) => !isKept(one))
		.sort((a, b) => a.from.localeCompare(b.from));
}
