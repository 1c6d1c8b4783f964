import { decideWrite } from "#shared/core/decide-write.ts";
import type { TrainingClassId, UserId } from "#shared/core/ids.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import {
	countedMarks,
	isClassDay,
	isMarkable,
	markableDays,
	takesPlaceOn,
} from "#shared/training/attendance/attendance.rules.ts";
import type {
	AttendanceInput,
	AttendanceQuery,
	Attendee,
	ClassAttendance,
	MarkResult,
	PersonAttendance,
} from "#shared/training/attendance/attendance.schema.ts";
import { readHolidays } from "../../base/settings/holidays.service.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import { refusedWith, retryIf } from "../../core/retry.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import type { Write } from "../../core/table/database.ts";
import type { Acting } from "../../people/families/authorization.ts";
import { namesOf, peopleById } from "../../people/users/users.service.ts";
import type { EnrollmentRecord } from "../training-classes/enrollments/enrollment.entity.ts";
import { everyoneOf } from "../training-classes/enrollments/enrollment.transitions.ts";
import type { TrainingClassRecord } from "../training-classes/training-class.entity.ts";
import { findClasses, managedClass } from "../training-classes/training-class.records.ts";
import { Attendance, type AttendanceRecord } from "./attendance.entity.ts";
import { countMarks, type MarkChange } from "./attendance.totals.ts";

type Span = { from: string; to: string };

const mostDays = 366;

/** The requested days: by default the last `days` up to today, and at most a year. */
function spanOf({ from, to }: AttendanceQuery, now: number, days: number): Span {
	const last = to ?? kuwaitDate(now);
	const [, first] = [dayAfter(last, -mostDays), from ?? dayAfter(last, -days)].sort();
	if (first > last) throw new AppError("invalid", { fields: { to: "end_before_start" } });
	return { from: first, to: last };
}

const within =
	({ from, to }: Span) =>
	({ date }: { date: string }) =>
		date >= from && date <= to;

async function marksOfClass(classId: number, span: Span): Promise<AttendanceRecord[]> {
	const { data } = await Attendance.query
		.ofClass({ classId })
		.between({ date: span.from }, { date: dayAfter(span.to) })
		.go({ pages: "all", consistent: true });
	return data.filter(within(span));
}

async function marksOfPerson(userId: number, span: Span): Promise<AttendanceRecord[]> {
	const { data } = await Attendance.query
		.ofPerson({ userId })
		.between({ date: span.from }, { date: dayAfter(span.to) })
		.go({ pages: "all" });
	return data.filter(within(span));
}

/**
 * The first and last day on which a person was in the class; null if they were only on the waiting
 * list.
 */
function timeOf({
	status,
	endedAs,
	enrolledAt,
	updatedAt,
}: EnrollmentRecord): Pick<Attendee, "from" | "until"> | null {
	if (status === "waitlisted" || endedAs === "waitlisted") return null;
	const until = status === "active" ? null : kuwaitDate(Date.parse(updatedAt));
	return { from: kuwaitDate(Date.parse(enrolledAt)), until };
}

/** People can be marked for the days of their enrollment only, because gradings count the marks. */
function mayBeMarked(entry: EnrollmentRecord | undefined, date: string): boolean {
	const time = entry && timeOf(entry);
	if (!time || date < time.from) return false;
	return time.until === null || date <= time.until;
}

type RequestedMark = { userId: UserId; present: boolean; before?: boolean | null };

/**
 * The requested marks, one per person. Marks of a whole list overwrite without conflict check, and
 * mark nobody as absent on a day on which the class does not take place.
 */
function requestedMarks(
	{ date, present, marks }: AttendanceInput,
	{ everyone, takesPlace }: { everyone: readonly EnrollmentRecord[]; takesPlace: boolean },
): RequestedMark[] {
	const isThere = (entry: EnrollmentRecord) =>
		takesPlace && entry.status === "active" && kuwaitDate(Date.parse(entry.enrolledAt)) <= date;
	const listed = present && [
		...everyone.filter(isThere).map(({ userId }) => ({ userId: userId as UserId, present: false })),
		...present.map((userId) => ({ userId, present: true })),
	];
	return [...new Map((listed ?? marks ?? []).map((mark) => [mark.userId, mark])).values()];
}

/** Marks attendance; retries with the current marks after a conflict. */
export async function markAttendance(
	caller: SignedIn,
	classId: TrainingClassId,
	input: AttendanceInput,
): Promise<MarkResult[]> {
	const one = await managedClass(caller, classId);
	if (input.by !== undefined && input.by !== caller.session.userId)
		throw new AppError("marked_by_other");
	if (!isMarkable(input.date, kuwaitDate(caller.now))) throw wrongDay();
	return retryIf(refusedWith("changed_meanwhile"), () => tryToMark(caller, one, input));
}

const wrongDay = () => new AppError("invalid", { fields: { date: "date_invalid" } });

async function tryToMark(
	caller: SignedIn,
	one: TrainingClassRecord,
	input: AttendanceInput,
): Promise<MarkResult[]> {
	const { date } = input;
	const classId = one.id as TrainingClassId;
	const [everyone, standing, holidays] = await Promise.all([
		everyoneOf(classId),
		marksOfClass(classId, { from: date, to: date }),
		readHolidays(),
	]);
	// Marks of a former weekday of the class can still be corrected.
	if (!isClassDay(date, one.dayOfWeek) && standing.length === 0) throw wrongDay();
	const entries = new Map(everyone.map((entry) => [entry.userId, entry]));
	const storedMarks = new Map(standing.map(({ userId, present }) => [userId, present]));
	const writes: Write[] = [];
	const changes: MarkChange[] = [];
	const takesPlace = takesPlaceOn(hoursOf(one), date, holidays);
	const results = requestedMarks(input, { everyone, takesPlace }).map((requested): MarkResult => {
		const { userId, present } = requested;
		const now = storedMarks.get(userId) ?? null;
		// A stored mark can always be corrected.
		if (now === null && !mayBeMarked(entries.get(userId), date))
			return { userId, outcome: "not_enrolled", present: now };
		const decision = decideWrite(
			{ value: present, before: requested.before === undefined ? now : requested.before },
			now,
		);
		if (decision === "conflict") return { userId, outcome: "conflict", present: now };
		if (decision === "write") {
			writes.push(markWrite(caller, { classId, date, userId, present }, now));
			changes.push({ classId, date, present, before: now });
		}
		return { userId, outcome: "marked", present };
	});
	if (writes.length === 0) return results;
	const marked = results.filter(({ outcome }) => outcome === "marked");
	const details = { marks: marked.map(({ userId, present }) => ({ userId, present })) };
	const change = {
		entityType: "attendance",
		entityId: `${classId}-${date}`,
		action: "marked",
		details,
	};
	await auditedTransaction(caller, change, [...writes, ...countMarks(changes)], results);
	return results;
}

const hoursOf = ({ startTime, endTime, otherHours = [] }: TrainingClassRecord) => ({
	startTime,
	endTime,
	otherHours,
});

type Key = Pick<AttendanceRecord, "classId" | "date" | "userId" | "present">;

/** Writes a mark only if the stored one has not changed since it was read. */
const markWrite = ({ session, now }: SignedIn, key: Key, before: boolean | null): Write => ({
	put: Attendance.put({ ...key, by: session.userId, markedAt: new Date(now).toISOString() })
		.where(({ present }, { eq, notExists }) =>
			before === null ? notExists(present) : eq(present, before),
		)
		.params(),
});

/** People who are or were in a class on these days, and their marks. */
export async function readClassAttendance(
	caller: SignedIn,
	classId: TrainingClassId,
	query: AttendanceQuery,
): Promise<ClassAttendance> {
	await managedClass(caller, classId);
	const span = spanOf(query, caller.now, markableDays);
	const [everyone, marks] = await Promise.all([everyoneOf(classId), marksOfClass(classId, span)]);
	const isMarked = new Set(marks.map(({ userId }) => userId));
	const times = everyone.flatMap((entry) => {
		const time = timeOf(entry);
		const isMeant =
			time && time.from <= span.to && (time.until === null || time.until >= span.from);
		return time && (isMeant || isMarked.has(entry.userId))
			? [{ userId: entry.userId as UserId, ...time }]
			: [];
	});
	const people = await peopleById(times.map(({ userId }) => userId));
	return {
		now: caller.now,
		people: times.flatMap((time) => {
			const person = people.get(time.userId);
			if (!person) return [];
			const { currentBelt, profileImageUrl = null } = person;
			return { ...time, ...namesOf(person), currentBelt, profileImageUrl };
		}),
		marks: marks.map(({ userId, date, present }) => ({ userId: userId as UserId, date, present })),
	};
}

/** Default period in days: half a year. */
const daysOfPerson = 182;

/** A person's marks, without absences on days on which the class did not take place. */
export async function readPersonAttendance(
	caller: Acting,
	query: AttendanceQuery,
): Promise<PersonAttendance> {
	const [all, holidays] = await Promise.all([
		marksOfPerson(caller.person, spanOf(query, caller.now, daysOfPerson)),
		readHolidays(),
	]);
	const found = await findClasses(all.map(({ classId }) => classId));
	const byId = new Map(found.map((one) => [one.id, hoursOf(one)]));
	const marks = countedMarks(all, holidays, ({ classId }) => byId.get(classId));
	const isMarked = new Set(marks.map(({ classId }) => classId));
	const classes = found.filter(({ id }) => isMarked.has(id));
	return {
		marks: marks.map(({ classId, date, present }) => ({
			classId: classId as TrainingClassId,
			date,
			present,
		})),
		classes: classes.map((one) => ({
			...one,
			id: one.id as TrainingClassId,
			titleAr: one.titleAr ?? null,
		})),
	};
}

/**
 * How often a person was present in all their classes within a period; gradings require a number.
 */
export async function attendedSince(userId: UserId, from: string, to: string): Promise<number> {
	return (await marksOfPerson(userId, { from, to })).filter(({ present }) => present).length;
}

/** How many sessions a person attended in each year up to a day, latest year first. */
export async function sessionsByYear(
	userId: UserId,
	to: string,
): Promise<{ year: string; count: number }[]> {
	const counts = new Map<string, number>();
	for (const { date, present } of await marksOfPerson(userId, { from: "2000-01-01", to })) {
		const year = date.slice(0, 4);
		if (present) counts.set(year, (counts.get(year) ?? 0) + 1);
	}
	return [...counts].map(([year, count]) => ({ year, count })).reverse();
}
