import type { EnrollmentStatus } from "#shared/training/training-classes/enrollments.rules.ts";
import type { EnrollmentKey } from "#shared/training/training-classes/enrollments.schema.ts";
import type { Write } from "../../../core/table/database.ts";
import { type EnrollmentRecord, Enrollments } from "./enrollment.entity.ts";

/** User id of the system in enrolments and audit lines. */
export const system = 0;

export type Step = { by: number; now: number; reason?: EnrollmentRecord["reason"] };

/** The next version of an enrolment. */
export const advanceEnrollment = (
	record: EnrollmentRecord,
	status: EnrollmentStatus,
	{ by, now, reason }: Step,
) => ({
	...record,
	...(status === "cancelled" && record.status !== "cancelled" && { endedAs: record.status }),
	status,
	by,
	reason,
	updatedAt: new Date(now).toISOString(),
	version: record.version + 1,
});

/** Writes an enrolment if the stored one still has the previous version. */
export const writeOver = (changed: EnrollmentRecord): Write => ({
	put: Enrollments.put(changed)
		.where(({ version }, { eq }) => eq(version, changed.version - 1))
		.params(),
	onConditionFailed: "changed_meanwhile",
});

/** All enrolments of a class, including ended ones; strongly consistent. */
export async function everyoneOf(classId: number): Promise<EnrollmentRecord[]> {
	const { data } = await Enrollments.query
		.ofClass({ classId })
		.go({ consistent: true, pages: "all" });
	return data;
}

/** All enrolments of a person, including ended ones. */
export const enrollmentsOf = async (userId: number): Promise<EnrollmentRecord[]> =>
	(await Enrollments.query.forPerson({ userId }).go({ pages: "all" })).data;

const inOrder = (a: EnrollmentRecord, b: EnrollmentRecord) => a.order.localeCompare(b.order);

/** Waiting enrolments, in order. */
export const waitingIn = (everyone: readonly EnrollmentRecord[]) =>
	everyone.filter(({ status }) => status === "waitlisted").sort(inOrder);

/** Active enrolments in order, then waiting ones. */
export const aliveIn = (everyone: readonly EnrollmentRecord[]) => [
	...everyone.filter(({ status }) => status === "active").sort(inOrder),
	...waitingIn(everyone),
];

/** Position on the waiting list, from 1; undefined for people who are not waiting. */
export function positionIn(
	everyone: readonly EnrollmentRecord[],
	{ userId }: { userId: number },
): number | undefined {
	const at = waitingIn(everyone).findIndex((one) => one.userId === userId);
	return at < 0 ? undefined : at + 1;
}

export const enrollmentId = ({ classId, userId }: EnrollmentKey) => `${classId}-${userId}`;

export const changeOf = (record: EnrollmentRecord, action: string, details?: object) => ({
	entityType: "enrollment",
	entityId: enrollmentId(record),
	action,
	details,
	personId: record.userId,
});
