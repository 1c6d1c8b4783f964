import { ulid } from "ulid";
import { isGuest } from "#shared/core/access.ts";
import type { TrainingClassId, UserId } from "#shared/core/ids.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import {
	isAlive,
	isForOthers,
	missingForClass,
} from "#shared/training/training-classes/enrollments.rules.ts";
import type {
	ClassMember,
	Enrollment,
	EnrollmentAnswer,
	EnrollmentChange,
	EnrollmentKey,
	MyClass,
} from "#shared/training/training-classes/enrollments.schema.ts";
import { throughTheWeek } from "#shared/training/training-classes/training-classes.rules.ts";
import type { SignedIn } from "../../../core/caller.ts";
import { AppError, requireFound } from "../../../core/errors.ts";
import { inParallel } from "../../../core/parallel.ts";
import { auditLine, type Change, runOnce } from "../../../core/table/audited-transaction.ts";
import type { Acting } from "../../../people/families/authorization.ts";
import { findUser, namesOf, peopleById } from "../../../people/users/users.service.ts";
import {
	findClass,
	findClasses,
	managedClass,
	takesPeople,
	viewTrainingClasses,
} from "../training-class.records.ts";
import { enrollPerson } from "./enroll.ts";
import { type EnrollmentRecord, Enrollments } from "./enrollment.entity.ts";
import {
	aliveIn,
	enrollmentId,
	enrollmentsOf,
	everyoneOf,
	positionIn,
} from "./enrollment.transitions.ts";
import * as leaving from "./leave.ts";

const enrollment = (record: EnrollmentRecord): Enrollment => ({
	id: enrollmentId(record),
	classId: record.classId as TrainingClassId,
	userId: record.userId as UserId,
	status: record.status,
	enrolledAt: record.enrolledAt,
});

const newEnrollment = (
	{ session, now }: SignedIn,
	{ classId, userId }: EnrollmentKey,
): EnrollmentRecord => ({
	classId,
	userId,
	status: "active",
	by: session.userId,
	enrolledAt: new Date(now).toISOString(),
	updatedAt: new Date(now).toISOString(),
	order: ulid(now),
	// Not 1: a renewed enrolment must not have a version that the ended one had.
	version: now,
});

/**
 * Enrols a person or puts them on the waiting list. People who enrol themselves must be known to be
 * in the class's audience; coach and staff may also enrol others.
 */
export async function enrollInClass(
	caller: Acting,
	classId: TrainingClassId,
	moreDays = false,
): Promise<EnrollmentAnswer> {
	const [one, person] = await Promise.all([findClass(classId), findUser(caller.person)]);
	takesPeople(one);
	const student = requireFound(person);
	if (isGuest(student)) throw new AppError("forbidden");
	const byFamily = caller.way === "self" || caller.way === "guardian";
	const [missing] = byFamily ? missingForClass(one, student) : [];
	if (missing) throw new AppError("class_asks_profile", { fields: { [missing]: "required" } });
	if (byFamily && isForOthers(one, student, kuwaitDate(caller.now))) {
		throw new AppError("class_not_for_person");
	}
	const enrolment = {
		...newEnrollment(caller, { classId, userId: caller.person }),
		...(moreDays && { moreDays }),
	};
	const entry = await enrollPerson(one, enrolment, (change, made) => ({
		mark: runOnce(caller, { enrollment: enrollment(made) }),
		line: auditLine(caller, change),
	}));
	const position =
		entry.status === "waitlisted" ? positionIn(await everyoneOf(classId), entry) : undefined;
	return { enrollment: enrollment(entry), position };
}

/** Ends an enrolment, active or waiting; idempotent. */
const takeOut = (caller: SignedIn, key: EnrollmentKey) =>
	leaving.leaveClass(key, { by: caller.session.userId, now: caller.now }, (change: Change) => [
		...runOnce(caller, null),
		auditLine(caller, change),
	]);

export async function leaveClass(caller: Acting, classId: TrainingClassId): Promise<void> {
	await takeOut(caller, { classId, userId: caller.person });
}

/** People who are enrolled in a class or waiting. */
export async function listClassMembers(
	caller: SignedIn,
	classId: TrainingClassId,
): Promise<ClassMember[]> {
	await managedClass(caller, classId);
	const everyone = await everyoneOf(classId);
	const alive = aliveIn(everyone);
	const people = await peopleById(alive.map(({ userId }) => userId));
	return alive.flatMap((record) => {
		const person = people.get(record.userId);
		if (!person) return [];
		const { currentBelt } = person;
		return {
			...enrollment(record),
			position: positionIn(everyone, record),
			...namesOf(person),
			currentBelt,
		};
	});
}

/**
 * Ends an enrolment, or enrols a person while there is room. Waiting people cannot be moved ahead
 * of their turn.
 */
export async function setEnrollmentStatus(
	caller: SignedIn,
	classId: TrainingClassId,
	{ key, status }: { key: EnrollmentKey } & EnrollmentChange,
): Promise<Enrollment> {
	const one = await managedClass(caller, classId);
	if (key.classId !== classId) throw new AppError("not_found");
	if (status === "cancelled") return enrollment(await takeOut(caller, key));
	const { data } = await Enrollments.get(key).go({ consistent: true });
	const entry = requireFound(data);
	if (entry.status === "active") return enrollment(entry);
	if (entry.status === "waitlisted") throw new AppError("class_full");
	takesPeople(one);
	const made = await enrollPerson(one, newEnrollment(caller, key), (change, record) => ({
		mark: runOnce(caller, enrollment(record)),
		line: auditLine(caller, change),
	}));
	return enrollment(made);
}

/** Classes that a person is enrolled in or waiting for, in the order of the week. */
export async function listOwnClasses({ person }: Acting): Promise<MyClass[]> {
	const data = await enrollmentsOf(person);
	const own = new Map(data.filter(isAlive).map((entry) => [entry.classId, entry]));
	const classes = await viewTrainingClasses(
		(await findClasses([...own.keys()])).sort(throughTheWeek),
	);
	return inParallel(classes, async (one) => {
		const entry = requireFound(own.get(one.id));
		const waits = entry.status === "waitlisted";
		const position = waits ? positionIn(await everyoneOf(one.id), entry) : undefined;
		return { ...enrollment(entry), position, class: one };
	});
}
