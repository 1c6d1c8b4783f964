import { mostReportEvents } from "#shared/app/reports/reports.rules.ts";
import type { Report, ReportQuery } from "#shared/app/reports/reports.schema.ts";
import { ladder } from "#shared/base/ranks/belts.rules.ts";
import type { DojoId, EventId, TrainingClassId } from "#shared/core/ids.ts";
import { monthAfter, monthAt, monthSpan } from "#shared/core/time/month.ts";
import { leftIn } from "../../community/removals/removals.counts.ts";
import { endingFrom } from "../../competition/events/event-lists.ts";
import { countRegistrations } from "../../competition/registrations/entries/count-registrations.ts";
import { type Numbers, readCounters } from "../../core/table/counters.ts";
import { allDojos } from "../../people/dojos/dojos.service.ts";
import { joinedIn } from "../../people/users/users.counts.ts";
import {
	type AttendanceTotal,
	attendanceTotals,
} from "../../training/attendance/attendance.totals.ts";
import { findClasses } from "../../training/training-classes/training-class.records.ts";

const yearEarlier = (month: string) => monthAfter(month, -12);

function monthsOf({ from, to }: ReportQuery): string[] {
	const months: string[] = [];
	for (let month = from; month <= to; month = monthAfter(month, 1)) months.push(month);
	return months;
}

type Marks = { present: number; absent: number };

const sum = (totals: readonly AttendanceTotal[]): Marks => ({
	present: totals.reduce((all, { present }) => all + present, 0),
	absent: totals.reduce((all, { absent }) => all + absent, 0),
});

/** Marks of a period and of the same period a year earlier. */
type Compared = { totals: readonly AttendanceTotal[]; before: readonly AttendanceTotal[] };

const compare = ({ totals, before }: Compared, of: (total: AttendanceTotal) => boolean) => ({
	...sum(totals.filter(of)),
	before: sum(before.filter(of)),
});

/** People by belt, whatever their role and gender. */
function beltsOf(counts: Numbers): Report["belts"] {
	const peopleWith = (belt: string) =>
		Object.entries(counts)
			.filter(([name]) => name.endsWith(`.${belt}`))
			.reduce((all, [, count]) => all + count, 0);
	return ladder.map((belt) => ({ belt, people: peopleWith(belt) }));
}

/** The latest events that ended in the period or are not over yet, with their registrations. */
async function eventsOf({ from, to }: ReportQuery): Promise<Report["events"]> {
	const all = await endingFrom(monthSpan(from).begins);
	const latest = all
		.filter(({ shadow, published, startsAt }) => {
			return !shadow && published && monthAt(Date.parse(startsAt)) <= to;
		})
		.sort((a, b) => b.startsAt.localeCompare(a.startsAt))
		.slice(0, mostReportEvents);
	return Promise.all(
		latest.map(async (event) => ({
			id: event.id as EventId,
			titleEn: event.titleEn,
			titleAr: event.titleAr,
			eventDate: event.eventDate,
			places: event.maxParticipants,
			...(await countRegistrations(event)),
		})),
	);
}

/** The figures of a period, read from stored counters. */
export async function readReport(query: ReportQuery): Promise<Report> {
	const months = monthsOf(query);
	const [counters, now, before, dojos, events] = await Promise.all([
		readCounters(["user", "belt", "removal", "dojoPeople"]),
		attendanceTotals(months),
		attendanceTotals(months.map(yearEarlier)),
		allDojos(),
		eventsOf(query),
	]);
	const compared: Compared = { totals: now.flat(), before: before.flat() };
	const classes = await findClasses([
		...new Set([...compared.totals, ...compared.before].map(({ classId }) => classId)),
	]);
	const countsOf = (month: string, totals: readonly AttendanceTotal[]) => ({
		joined: counters.user[joinedIn(month)] ?? 0,
		left: counters.removal[leftIn(month)] ?? 0,
		...sum(totals),
	});
	return {
		months: months.map((month, at) => ({
			month,
			...countsOf(month, now[at]),
			before: countsOf(yearEarlier(month), before[at]),
		})),
		belts: beltsOf(counters.belt),
		classes: classes
			.map(({ id, title, titleAr }) => ({
				id: id as TrainingClassId,
				title,
				titleAr: titleAr ?? null,
				...compare(compared, ({ classId }) => classId === id),
			}))
			.sort((a, b) => b.present + b.absent - a.present - a.absent),
		dojos: dojos
			.map(({ id, nameEn, nameAr }) => {
				const dojoClasses = new Set(
					classes.filter(({ dojoId }) => dojoId === id).map((one) => one.id),
				);
				return {
					id: id as DojoId,
					nameEn,
					nameAr,
					people: counters.dojoPeople[id] ?? 0,
					...compare(compared, ({ classId }) => dojoClasses.has(classId)),
				};
			})
			.sort((a, b) => b.people - a.people),
		events,
	};
}
