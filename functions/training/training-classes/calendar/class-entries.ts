import type { Holiday } from "#shared/base/settings/holidays.rules.ts";
import type { Locale } from "#shared/core/locales.ts";
import { dayAfter, startOf, timeZone } from "#shared/core/time/kuwait.ts";
import { addressIn, pages } from "#shared/pages.ts";
import { hoursOn, nextOn } from "#shared/training/training-classes/other-hours.rules.ts";
import { endsNextDay } from "#shared/training/training-classes/training-classes.rules.ts";
import { type Child, childMark, escapeText, formatUtc, plainDay } from "../../../core/icalendar.ts";
import type { TrainingClassRecord } from "../training-class.entity.ts";

/** Kuwait's time zone in iCalendar format; it has no daylight saving time. */
export const kuwaitZone = [
	"BEGIN:VTIMEZONE",
	`TZID:${timeZone}`,
	"BEGIN:STANDARD",
	"DTSTART:19700101T000000",
	"TZOFFSETFROM:+0300",
	"TZOFFSETTO:+0300",
	"TZNAME:+03",
	"END:STANDARD",
	"END:VTIMEZONE",
];

const at = (property: string, date: string, time: string) =>
	`${property};TZID=${timeZone}:${plainDay(date)}T${time.replace(":", "")}00`;

const pauseWords: Record<Locale, (title: string) => string> = {
	en: (title) => `Not held: ${title}`,
	ar: (title) => `لا تقام: ${title}`,
};

export type CalendarOptions = {
	locale: Locale;
	siteUrl: string;
	holidays: readonly Holiday[];
	/** The child who attends, in a guardian's calendar. */
	child?: Child;
};

const week = 7;

/** Dates of a class, from a date on, that differ from the usual: other hours and holidays. */
function otherDates(
	{ dayOfWeek, otherHours = [] }: TrainingClassRecord,
	since: string,
	holidays: readonly Holiday[],
) {
	const dates = [...otherHours, ...holidays].flatMap(({ from, to }) => {
		const inPeriod: string[] = [];
		const first = nextOn(dayOfWeek, from < since ? since : from);
		for (let date = first; date <= to; date = dayAfter(date, week)) inPeriod.push(date);
		return inPeriod;
	});
	return [...new Set(dates)].sort();
}

const wholeDays = ({ from, to }: { from: string; to: string }) => [
	`DTSTART;VALUE=DATE:${plainDay(from)}`,
	`DTEND;VALUE=DATE:${plainDay(dayAfter(to))}`,
	"TRANSP:TRANSPARENT",
];

/** A public holiday as an all-day calendar event. */
export function holidayEntry(
	{ from, to, nameEn, nameAr }: Holiday,
	{ locale, siteUrl }: CalendarOptions,
): string[] {
	return [
		"BEGIN:VEVENT",
		`UID:holiday-${from}@${new URL(siteUrl).hostname}`,
		`DTSTAMP:${formatUtc(startOf(from))}`,
		...wholeDays({ from, to }),
		`SUMMARY:${escapeText(locale === "ar" ? nameAr : nameEn)}`,
		"END:VEVENT",
	];
}

/**
 * The calendar events of a class from a date on: a weekly recurring event, exceptions for dates
 * with other hours, and an all-day event for each period without classes.
 */
export function classEntries(
	one: TrainingClassRecord,
	since: string,
	options: CalendarOptions,
): string[][] {
	const { locale, siteUrl, holidays } = options;
	const {
		id,
		title,
		titleAr,
		description,
		descriptionAr,
		location,
		locationAr,
		otherHours = [],
	} = one;
	const inLocale = (en = "", ar = "") => (locale === "ar" ? ar || en : en || ar);
	const host = new URL(siteUrl).hostname;
	const mark = childMark(options.child);
	const url = siteUrl + addressIn(pages.classes.path, locale);
	const place = inLocale(location, locationAr);
	const first = nextOn(one.dayOfWeek, since);
	const stamp = formatUtc(Date.parse(one.updatedAt));
	const entry = (name: string, own: string[], summary: string) => [
		"BEGIN:VEVENT",
		`UID:${name}${mark.uid}@${host}`,
		`DTSTAMP:${stamp}`,
		`LAST-MODIFIED:${stamp}`,
		`SEQUENCE:${one.version}`,
		...own,
		`SUMMARY:${escapeText(mark.summary + summary)}`,
		`URL:${url}`,
		"END:VEVENT",
	];
	const details = [
		`DESCRIPTION:${escapeText([inLocale(description, descriptionAr), url].filter(Boolean).join("\n\n"))}`,
		...(place ? [`LOCATION:${escapeText(place)}`] : []),
	];
	const named = inLocale(title, titleAr);
	const occurrence = (
		date: string,
		times: { startTime: string; endTime: string },
		more: string[],
	) => {
		const endsOn = endsNextDay(times) ? dayAfter(date) : date;
		const span = [at("DTSTART", date, times.startTime), at("DTEND", endsOn, times.endTime)];
		return entry(`class-${id}`, [...span, ...more, ...details], named);
	};
	const dates = otherDates(one, first, holidays).map((date) => ({
		date,
		hours: hoursOn({ ...one, otherHours }, date, holidays),
	}));
	const left = dates
		.filter(({ hours }) => hours === null)
		.map(({ date }) => at("EXDATE", date, one.startTime));
	const pauses = otherHours.filter((hours) => !hours.startTime && hours.to >= first);
	return [
		occurrence(first, one, ["RRULE:FREQ=WEEKLY", ...left]),
		...dates.flatMap(({ date, hours }) =>
			hours ? [occurrence(date, hours, [at("RECURRENCE-ID", date, one.startTime)])] : [],
		),
		...pauses.map(({ from, to }) =>
			entry(`class-${id}-${from}`, wholeDays({ from, to }), pauseWords[locale](named)),
		),
	];
}
