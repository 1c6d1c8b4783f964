import { setTimeout as pause } from "node:timers/promises";
import { ulid } from "ulid";
import { isAlive } from "#shared/training-classes/enrollments.rules.ts";
import { AppError, orGone } from "../core/errors.ts";
import { inParallel } from "../core/parallel.ts";
import { AuditLines, newLine } from "../core/table/audit.entity.ts";
import type { Change } from "../core/table/audited-transaction.ts";
import { tryTransaction, type Write } from "../core/table/database.ts";
import { newNotification, notificationIdOf } from "../notifications/newNotification.ts";
import type { NotificationRecord } from "../notifications/notification.entity.ts";
import { readWhole, resizeWhole, wipeShards } from "../places/places.service.ts";
import { classPool } from "./class-places.ts";
import { type EnrollmentRecord, Enrollments } from "./enrollment.entity.ts";
import { after, changeOf, everyoneOf, type Step, system, waitingIn, writeOver } from "./enrollment.transitions.ts";
import { leave } from "./leave.ts";
import { TrainingClasses, type TrainingClassRecord } from "./training-class.entity.ts";
import { findClass } from "./training-class.records.ts";
import { type ClassFacts, classNotice } from "./training-classes.notices.ts";

/** The audit line of what the system does by itself. */
const lineOf = (change: Change, now: number): Write => ({
	put: AuditLines.create(
		newLine({
			...change,
			...{ id: ulid(now), entityId: String(change.entityId), userId: system },
			createdAt: new Date(now).toISOString(),
		}),
	).params(),
});

const tries = 20;
/** More than a class takes, and less than a transaction may hold with a line for each. */
const atOnce = 40;

/**
 * Gives places with room to those who wait. A place that is given back is handed on in the same transaction; this is
 * for who joined the waiting list in that very moment. Whoever joins does so while the class is full, so the change of
 * the allotment by which it gets room comes after all who wait, and wakes this.
 */
export async function wakeClass(classId: number, now: number): Promise<void> {
	for (let attempt = 0; attempt < tries; attempt++) {
		const one = await findClass(classId).catch(orGone);
		const allotment = one?.isActive && (await readWhole([classPool(one)])).get(classId);
		if (!one || !allotment) return;
		const room = Math.max(0, one.maxCapacity - allotment.taken);
		const admitted = waitingIn(await everyoneOf(classId)).slice(0, Math.min(room, atOnce));
		if (admitted.length === 0) return;
		const cancelled = await tryTransaction([
			resizeWhole(classPool(one), allotment, admitted.length),
			...admitted.map((entry) => writeOver(after(entry, "active", { by: system, now }))),
			...admitted.map((entry) => lineOf(changeOf(entry, "promoted"), now)),
		]);
		if (cancelled) await pause(Math.random() * 20 * (attempt + 1));
	}
	throw new AppError("busy", { retryAfter: 1 });
}

const end = (entry: EnrollmentRecord, step: Step & { closed: boolean }) =>
	leave(entry, step, (change) => [lineOf(change, step.now)]);

/** Ends an enrolment in a class that may be gone, and its places with it. */
async function endWherever(entry: EnrollmentRecord, step: Step): Promise<void> {
	const one = await findClass(entry.classId).catch(orGone);
	await end(entry, { ...step, closed: !one }).catch(orGone);
}

/**
 * Ends what a class that is no longer held leaves behind: places and enrolments. The places go first, so that nobody
 * who pressed just before gets one behind its back.
 */
export async function closeClass({ id }: Pick<TrainingClassRecord, "id">, now: number): Promise<void> {
	await wipeShards(classPool({ id, maxCapacity: 0, isActive: false }));
	const alive = (await everyoneOf(id)).filter(isAlive);
	await inParallel(alive, (entry) => end(entry, { by: system, now, reason: "class_cancelled", closed: true }));
}

const enrollmentsOf = async (userId: number): Promise<EnrollmentRecord[]> =>
	(await Enrollments.query.forPerson({ userId }).go({ pages: "all" })).data;

/** Ends the enrolments of somebody who was deleted, and gives their places on. */
export async function endEnrollmentsOf(userId: number, now: number): Promise<void> {
	// All of them: the index may not know yet that one is alive again, and to end one that is ended changes nothing.
	for (const entry of await enrollmentsOf(userId)) {
		await endWherever(entry, { by: system, now, reason: "person_removed" });
	}
}

const keyOf = ({ classId, userId }: EnrollmentRecord) => ({ classId, userId });

/**
 * Makes the enrolments of one person those of another who has been in the same classes. Where both are in one, the
 * earlier place is kept and the other goes to who waits.
 */
export async function mergeEnrollments(mergeId: number, keepId: number, now: number): Promise<void> {
	for (const { classId } of await enrollmentsOf(mergeId)) await mergeIn(classId, { mergeId, keepId, now });
}

/** The same in one class; again where somebody was at an enrolment in that moment. */
async function mergeIn(classId: number, { mergeId, keepId, now }: Record<"mergeId" | "keepId" | "now", number>) {
	for (let attempt = 0; attempt < tries; attempt++) {
		const everyone = await everyoneOf(classId);
		const own = everyone.find(({ userId }) => userId === mergeId);
		const kept = everyone.find(({ userId }) => userId === keepId);
		if (!own) return;
		const moves = isAlive(own) && !(kept && isAlive(kept) && isBefore(kept, own));
		if (moves && kept && isAlive(kept)) await endWherever(kept, { by: system, now, reason: "merged" });
		if (!moves && isAlive(own)) await endWherever(own, { by: system, now, reason: "merged" });
		if (!(await tryTransaction(moves ? moveWrites(own, keepId, now) : [removalOf(own)]))) return;
		await pause(Math.random() * 20 * (attempt + 1));
	}
	throw new AppError("busy", { retryAfter: 1 });
}

/** Gives an enrolment as it was read to somebody who has none that is alive. */
const moveWrites = (own: EnrollmentRecord, userId: number, now: number): Write[] => [
	{
		put: Enrollments.put({ ...own, userId, version: now })
			.where(({ status }, { notExists, eq }) => `${notExists(status)} OR ${eq(status, "cancelled")}`)
			.params(),
	},
	removalOf(own, own.version),
];

const removalOf = (entry: EnrollmentRecord, asRead?: number): Write => ({
	delete: Enrollments.delete(keyOf(entry))
		.where(({ version, status }, { eq }) => (asRead ? eq(version, asRead) : eq(status, "cancelled")))
		.params(),
});

/** A place comes before waiting, and who came earlier before who came later. */
const isBefore = (one: EnrollmentRecord, other: EnrollmentRecord) =>
	one.status === other.status ? one.order < other.order : one.status === "active";

/** What a step of an enrolment is to its person; null where they took it themselves, or nobody is there to be told. */
function toldAs(before: EnrollmentRecord | null, entry: EnrollmentRecord): ClassFacts["status"] | null {
	if (before?.status === entry.status || entry.by === entry.userId) return null;
	if (entry.status === "active") return before?.status === "waitlisted" ? "promoted" : "enrolled";
	if (entry.status === "waitlisted") return "waitlisted";
	if (entry.reason === "person_removed" || entry.reason === "merged") return null;
	return entry.reason === "class_cancelled" ? "cancelled" : "removed";
}

const factsOf = (status: ClassFacts["status"], one: TrainingClassRecord): ClassFacts => {
	const { title, titleAr, dayOfWeek, startTime, location, locationAr } = one;
	return { status, title, titleAr, dayOfWeek, startTime, location, locationAr };
};

function notice(status: ClassFacts["status"], one: TrainingClassRecord, userId: number, updatedAt: string) {
	const at = Date.parse(updatedAt);
	return newNotification(classNotice, {
		...{ userId, at, id: notificationIdOf(one.id, at) },
		facts: factsOf(status, one),
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
	const { data: one } = status ? await TrainingClasses.get({ id: entry.classId }).go() : { data: null };
	return status && one ? [notice(status, one, entry.userId, entry.updatedAt)] : [];
}

/** What a change of a class is to those who are in it or wait. */
function changedAs(before: TrainingClassRecord, one: TrainingClassRecord): ClassFacts["status"] | null {
	// Those whose enrolments end with it are told of that.
	if (one.archivedAt) return null;
	if (before.isActive !== one.isActive) return one.isActive ? "resumed" : "paused";
	const told = ["dayOfWeek", "startTime", "endTime", "location", "locationAr"] as const;
	return told.some((name) => before[name] !== one[name]) ? "changed" : null;
}

/** Tells those who are in a class, or wait for it, that it is held at another time or place, or not for now. */
export async function classNotices(
	before: TrainingClassRecord,
	one: TrainingClassRecord,
): Promise<NotificationRecord[]> {
	const status = changedAs(before, one);
	// Who got a place by the same change is told of that, and where and when the class is held.
	const isTold = (entry: EnrollmentRecord) => isAlive(entry) && entry.updatedAt !== one.updatedAt;
	const alive = status ? (await everyoneOf(one.id)).filter(isTold) : [];
	return status ? alive.map(({ userId }) => notice(status, one, userId, one.updatedAt)) : [];
}
