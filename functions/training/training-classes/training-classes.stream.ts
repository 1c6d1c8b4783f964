import { foldLine } from "#shared/core/texts/search.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { isAlive, isForOthers } from "#shared/training/training-classes/enrollments.rules.ts";
import { readWhole, resizeWhole, wipeShards } from "../../base/places/places.service.ts";
import { nullIfNotFound } from "../../core/errors.ts";
import { inParallel, runEach } from "../../core/parallel.ts";
import { refusedWith, retryIf } from "../../core/retry.ts";
import { auditLineBy } from "../../core/table/audited-transaction.ts";
import { runTransaction } from "../../core/table/database.ts";
import type { DojoRecord } from "../../people/dojos/dojo.entity.ts";
import { newNotification, notificationIdOf } from "../../people/notifications/newNotification.ts";
import type { NotificationRecord } from "../../people/notifications/notification.entity.ts";
import { findUsers } from "../../people/users/users.service.ts";
import { type ChangeFacts, changedAs } from "./class-changes.ts";
import { everyClass } from "./dojo-classes.ts";
import { classPool } from "./enrollments/class-places.ts";
import { daysOfPress, enrolledFacts } from "./enrollments/enrolled-facts.ts";
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

/** Maximum number of people per transaction: two writes each, plus one, of at most a hundred. */
const atOnce = 40;

/**
 * Gives free places to the waiting list. A released place is passed on in its own transaction; this
 * covers people who joined the list at the same time. They can only join while the class is full,
 * so the allotment's change that frees a place comes later and triggers this.
 */
export async function fillClassFromWaitingList(classId: number, now: number): Promise<void> {
	const admit = () =>
		retryIf(refusedWith("changed_meanwhile"), () => admitWaiting(classId, now), { tries: 20 });
	while ((await admit()) > 0);
}

/** Gives free places to the first waiting people. Returns the number of places given. */
async function admitWaiting(classId: number, now: number): Promise<number> {
	const one = await findClass(classId).catch(nullIfNotFound);
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

/** Ends an enrolment in a class that may have been deleted together with its places. */
export async function endWherever(entry: EnrollmentRecord, step: Step): Promise<void> {
	const one = await findClass(entry.classId).catch(nullIfNotFound);
	await end(entry, { ...step, closed: !one }).catch(nullIfNotFound);
}

/**
 * Deletes a closed class's places and ends its enrolments. The places go first, so that no
 * concurrent enrolment takes one.
 */
export async function closeClass(
	{ id }: Pick<TrainingClassRecord, "id">,
	now: number,
): Promise<void> {
	await wipeShards(classPool({ id, maxCapacity: 0, isActive: false }));
	const alive = (await everyoneOf(id)).filter(isAlive);
	await runEach("enrolments of a closed class", alive, (entry) =>
		end(entry, { by: system, now, reason: "class_cancelled", closed: true }),
	);
}

/** Ends the enrolments of a deleted person; their places go to the waiting lists. */
export async function endEnrollmentsOf(userId: number, now: number): Promise<void> {
	// All enrolments, because the index may be outdated; ending an ended enrolment changes nothing.
	const step = { by: system, now, reason: "person_removed" } as const;
	await runEach(
		"enrolments of a deleted person",
		await enrollmentsOf(userId),
		(entry) => endWherever(entry, step),
		1,
	);
}

/**
 * The status in a notification of a step; null when the person made the step themselves, unless they
 * enrolled, and when they were removed or merged.
 */
function statusOfStep(
	before: EnrollmentRecord | null,
	entry: EnrollmentRecord,
): ClassFacts["status"] | null {
	if (before?.status === entry.status) return null;
	const isNewlyIn = entry.status === "active" && before?.status !== "waitlisted";
	if (isNewlyIn) return entry.moreDays ? null : "enrolled";
	if (entry.by === entry.userId) return null;
	if (entry.status === "active") return "promoted";
	if (entry.status === "waitlisted") return "waitlisted";
	if (entry.reason === "person_removed" || entry.reason === "merged") return null;
	return entry.reason === "class_cancelled" ? "cancelled" : "removed";
}

const factsOf = (change: ChangeFacts, one: TrainingClassRecord): ClassFacts => {
	const { title, titleAr, dayOfWeek, startTime, location, locationAr } = one;
	return { title, titleAr, dayOfWeek, startTime, location, locationAr, ...change };
};

function notice(change: ChangeFacts, one: TrainingClassRecord, userId: number, updatedAt: string) {
	const at = Date.parse(updatedAt);
	return newNotification(classNotice, {
		userId,
		at,
		id: notificationIdOf(one.id, at),
		facts: factsOf(change, one),
	});
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The notification about an enrolment's latest step. Steps older than a day get none: the stream is
 * never that late, so they come from a merged record.
 */
export async function enrollmentNotices(
	before: EnrollmentRecord | null,
	entry: EnrollmentRecord,
	now: number,
): Promise<NotificationRecord[]> {
	const isNews = Date.parse(entry.updatedAt) >= now - dayMs;
	const status = isNews ? statusOfStep(before, entry) : null;
	const { data: one } = status
		? await TrainingClasses.get({ id: entry.classId }).go()
		: { data: null };
	if (!one || !status) return [];
	if (status !== "enrolled") return [notice({ status }, one, entry.userId, entry.updatedAt)];
	const days = await daysOfPress(entry, one);
	const facts = await enrolledFacts(one, days, Date.parse(entry.updatedAt));
	return [notice({ status, ...facts }, one, entry.userId, entry.updatedAt)];
}

/**
 * Notifies enrolled and waiting people that a class has changed or is paused. Each class sends its
 * own notification immediately, because each has its own day and place and may be held tonight.
 */
export async function classNotices(
	before: TrainingClassRecord,
	one: TrainingClassRecord,
): Promise<NotificationRecord[]> {
	const facts = changedAs(before, one);
	const isForOtherPeople = !one.archivedAt && changesAudience(before, one);
	if (!facts && !isForOtherPeople) return [];
	// People who got a place through the same change are notified of that, including place and time.
	const isRecipient = (entry: EnrollmentRecord) =>
		isAlive(entry) && entry.updatedAt !== one.updatedAt;
	const alive = (await everyoneOf(one.id)).filter(isRecipient);
	const leftOut = isForOtherPeople ? await leftOutOf(before, one, alive) : new Set();
	return alive.flatMap(({ userId }) => {
		const change: ChangeFacts | null = leftOut.has(userId) ? { status: "leftOut" } : facts;
		return change ? [notice(change, one, userId, one.updatedAt)] : [];
	});
}

const changesAudience = (before: TrainingClassRecord, one: TrainingClassRecord) =>
	(["audienceType", "classType", "minAge", "maxAge"] as const).some(
		(name) => before[name] !== one[name],
	);

/** The people whose age or gender a change of the class's audience leaves out. */
async function leftOutOf(
	before: TrainingClassRecord,
	one: TrainingClassRecord,
	entries: readonly EnrollmentRecord[],
): Promise<Set<number>> {
	const today = kuwaitDate(Date.parse(one.updatedAt));
	const people = await findUsers(entries.map(({ userId }) => userId));
	return new Set(
		people
			.filter((person) => isForOthers(one, person, today) && !isForOthers(before, person, today))
			.map(({ id }) => id),
	);
}

type DojoPlace = Pick<DojoRecord, "id" | "addressEn" | "addressAr" | "published" | "updatedAt">;

/** Whether an address names another place; one that is only now written in a language does not. */
function isMoved(before: DojoPlace, after: DojoPlace): boolean {
	const addresses = (["addressEn", "addressAr"] as const).map((key) =>
		[before[key], after[key]].map((address) => foldLine(address ?? "")),
	);
	return addresses.some(([had, has]) => had !== "" && has !== "" && had !== has);
}

/** Notifies the people and coaches of the classes at a dojo that its address has changed. */
export async function movedDojoNotices(
	before: DojoPlace | null,
	after: DojoPlace | null,
): Promise<NotificationRecord[]> {
	if (!before?.published || !after?.published || !isMoved(before, after)) return [];
	const { addressEn: address, addressAr, updatedAt } = after;
	const classes = (await everyClass()).filter(
		({ dojoId, isActive }) => dojoId === after.id && isActive,
	);
	const ofEach = await inParallel(classes, async (one) => {
		const people = (await everyoneOf(one.id)).filter(isAlive).map(({ userId }) => userId);
		return [one.coachId, ...people].map((userId) =>
			notice({ status: "dojoMoved", address, addressAr }, one, userId, updatedAt),
		);
	});
	return ofEach.flat();
}
