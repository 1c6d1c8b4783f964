import { hijriOf } from "../../core/time/hijri.ts";
import { dayAfter } from "../../core/time/kuwait.ts";

/** Days without classes, both inclusive, and their name. */
export type Holiday = { from: string; to: string; nameEn: string; nameAr: string };

/** Maximum number of saved holidays: enough for several years. */
export const mostHolidays = 60;
/** Maximum length of a holiday in days. */
export const longestHoliday = 15;

/** Holiday that includes a date. */
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

/**
 * Length of a leap year. In a common year the first day appears twice, and only the first is used.
 */
const daysOfYear = 366;
/** A saved holiday of the same name within this many days of a proposal counts as the same one. */
const mostMoved = 15;

export type ProposedHoliday = Holiday & Pick<Yearly, "calendar">;

/**
 * Public holidays of Kuwait in the year from a date on, by the calendars, without the saved ones.
 * They take effect once a super-admin confirms them: the moon and the Council of Ministers may move
 * them.
 */
export function proposedHolidays(since: string, saved: readonly Holiday[]): ProposedHoliday[] {
	const dates = Array.from({ length: daysOfYear }, (_, count) => dayAfter(since, count));
	const inYear = dates.map((date) => ({
		date,
		sun: { month: Number(date.slice(5, 7)), day: Number(date.slice(8)) },
		moon: hijriOf(date),
	}));
	const isSaved = ({ from, to, nameEn }: Holiday) =>
		saved.some(
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
		.filter((one) => !isSaved(one))
		.sort((a, b) => a.from.localeCompare(b.from));
}
