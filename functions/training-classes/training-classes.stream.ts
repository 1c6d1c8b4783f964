import { isAlive } from "#shared/training-classes/enrollments.rules.ts";
import { orGone } from "../core/errors.ts";
import { inParallel } from "../core/parallel.ts";
import { refusedWith, retryIf } from "../core/retry.ts";
import { auditLineBy } from "../core/table/audited-transaction.ts";
import { runTransaction } from "../core/table/database.ts";
import { newNotification, notificationIdOf } from "../notifications/newNotification.ts";
import type { NotificationRecord } from "../notifications/notification.entity.ts";
import { readWhole, resizeWhole, wipeShards } from "../places/places.service.ts";
import { changedAs, type Told } from "./class-changes.ts";
import { classPool } from "./enrollments/class-places.ts";
import type { EnrollmentRecord } from "./enrollments/enrollment.entity.ts";
import {
	advanceEnrollment,
	changeOf,
	enrollmentsOf,
	everyoneOf,
	type Step,
	system,
	waitingIn,
	writeOver,
} from "./enrollments/enrollment.transitions.ts";
import { leaveClass } from "./enrollments/leave.ts";
import { TrainingClasses, type TrainingClassRecord } from "./training-class.entity.ts";
import { findClass } from "./training-class.records.ts";
import { type ClassFacts, classNotice } from "./training-classes.notices.ts";

/** More than a class takes, and less than a transaction may hold with a line for each. */
const atOnce = 40;

/**
 * Gives places with room to those who wait. A place that is given back is handed on in the same transaction; this is
 * for who joined the waiting list in that very moment. Whoever joins does so while the class is full, so the change of
 * the allotment by which it gets room comes after all who wait, and wakes this.
 */
export async function wakeClass(classId: number, now: number): Promise<void> {
	const admit = () =>
		retryIf(refusedWith("changed_meanwhile"), () => admitWaiting(classId, now), { tries: 20 });
	while ((await admit()) > 0);
}

/** Gives the places with room to the first who wait, and returns how many got one. */
async function admitWaiting(classId: number, now: number): Promise<number> {
	const one = await findClass(classId).catch(orGone);
	const allotment = one?.isActive && (await readWhole([classPool(one)])).get(classId);
	if (!one || !allotment) return 0;
	const room = Math.max(0, one.maxCapacity - allotment.taken);
	const admitted = waitingIn(await everyoneOf(classId)).slice(0, Math.min(room, atOnce));
	if (admitted.length === 0) return 0;
	await runTransaction([
		resizeWhole(classPool(one), allotment, admitted.length),
		...admitted.map((entry) => writeOver(advanceEnrollment(entry, "active", { by: system, now }))),
		...admitted.map((entry) => auditLineBy(system, changeOf(entry, "promoted"), now)),
	]);
	return admitted.length;
}

const end = (entry: EnrollmentRecord, step: Step & { closed: boolean }) =>
	leaveClass(entry, step, (change) => [auditLineBy(system, change, step.now)]);

/** Ends an enrolment in a class that may be gone, and its places with it. */
export async function endWherever(entry: EnrollmentRecord, step: Step): Promise<void> {
	const one = await findClass(entry.classId).catch(orGone);
	await end(entry, { ...step, closed: !one }).catch(orGone);
}

/**
 * Ends what a class that is no longer held leaves behind: places and enrolments. The places go first, so that nobody
 * who pressed just before gets one behind its back.
 */
export async function closeClass(
	{ id }: Pick<TrainingClassRecord, "id">,
	now: number,
): Promise<void> {
	await wipeShards(classPool({ id, maxCapacity: 0, isActive: false }));
	const alive = (await everyoneOf(id)).filter(isAlive);
	await inParallel(alive, (entry) =>
		end(entry, { by: system, now, reason: "class_cancelled", closed: true }),
	);
}

/** Ends the enrolments of somebody who was deleted, and gives their places on. */
export async function endEnrollmentsOf(userId: number, now: number): Promise<void> {
	// All of them: the index may not know yet that one is alive again, and to end one that is ended changes nothing.
	for (const entry of await enrollmentsOf(userId)) {
		await endWherever(entry, { by: system, now, reason: "person_removed" });
	}
}

/** What a step of an enrolment is to its person; null where they took it themselves, or nobody is there to be told. */
function toldAs(
	before: EnrollmentRecord | null,
	entry: EnrollmentRecord,
): ClassFacts["status"] | null {
	if (before?.status === entry.status || entry.by === entry.userId) return null;
	if (entry.status === "active") return before?.status === "waitlisted" ? "promoted" : "enrolled";
	if (entry.status === "waitlisted") return "waitlisted";
	if (entry.reason === "person_removed" || entry.reason === "merged") return null;
	return entry.reason === "class_cancelled" ? "cancelled" : "removed";
}

const factsOf = (told: Told, one: TrainingClassRecord): ClassFacts => {
	const { title, titleAr, dayOfWeek, startTime, location, locationAr } = one;
	return { title, titleAr, dayOfWeek, startTime, location, locationAr, ...told };
};

function notice(told: Told, one: TrainingClassRecord, userId: number, updatedAt: string) {
	const at = Date.parse(updatedAt);
	return newNotification(classNotice, {
		userId,
		at,
		id: notificationIdOf(one.id, at),
		facts: factsOf(told, one),
	});
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * What the latest step of an enrolment tells its person. A step of more than a day ago is no news: the stream is never
 * so late, so it came with somebody else's record.
 */
export async function enrollmentNotices(
	before: EnrollmentRecord | null,
	entry: EnrollmentRecord,
	now: number,
): Promise<NotificationRecord[]> {
	const isNews = Date.parse(entry.updatedAt) >= now - dayMs;
	const status = isNews ? toldAs(before, entry) : null;
	const { data: one } = status
		? await TrainingClasses.get({ id: entry.classId }).go()
		: { data: null };
	return status && one ? [notice({ status }, one, entry.userId, entry.updatedAt)] : [];
}

/**
 * Tells those who are in a class, or wait for it, that it is held at another time or place, or not for now. Each class
 * has a notice of its own at once, as each has a day and place of its own, and the next may be held tonight.
 */
export async function classNotices(
	before: TrainingClassRecord,
	one: TrainingClassRecord,
): Promise<NotificationRecord[]> {
	const facts = changedAs(before, one);
	// Who got a place by the same change is told of that, and where and when the class is held.
	const isTold = (entry: EnrollmentRecord) => isAlive(entry) && entry.updatedAt !== one.updatedAt;
	const alive = facts ? (await everyoneOf(one.id)).filter(isTold) : [];
	return facts ? alive.map(({ userId }) => notice(facts, one, userId, one.updatedAt)) : [];
}
