import type { EnrollmentStatus } from "#shared/training-classes/enrollments.rules.ts";
import type { EnrollmentKey } from "#shared/training-classes/enrollments.schema.ts";
import type { Write } from "../../core/table/database.ts";
import { type EnrollmentRecord, Enrollments } from "./enrollment.entity.ts";

/** The system itself, in enrolments and audit lines. */
export const system = 0;

export type Step = { by: number; now: number; reason?: EnrollmentRecord["reason"] };

/** An enrolment after one step of its life. */
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

/** Writes an enrolment over the version that it was made from. */
export const writeOver = (changed: EnrollmentRecord): Write => ({
	put: Enrollments.put(changed)
		.where(({ version }, { eq }) => eq(version, changed.version - 1))
		.params(),
	onConditionFailed: "changed_meanwhile",
});

/** Everybody who is or was in a class, strongly read. */
export async function everyoneOf(classId: number): Promise<EnrollmentRecord[]> {
	const { data } = await Enrollments.query
		.ofClass({ classId })
		.go({ consistent: true, pages: "all" });
	return data;
}

/** All enrolments of a person, those that have ended too. */
export const enrollmentsOf = async (userId: number): Promise<EnrollmentRecord[]> =>
	(await Enrollments.query.forPerson({ userId }).go({ pages: "all" })).data;

const inOrder = (a: EnrollmentRecord, b: EnrollmentRecord) => a.order.localeCompare(b.order);

/** Who waits, in their order. */
export const waitingIn = (everyone: readonly EnrollmentRecord[]) =>
	everyone.filter(({ status }) => status === "waitlisted").sort(inOrder);

/** Who is in the class, in the order in which they came, then who waits. */
export const aliveIn = (everyone: readonly EnrollmentRecord[]) => [
	...everyone.filter(({ status }) => status === "active").sort(inOrder),
	...waitingIn(everyone),
];

/** Place on the waiting list, counted from 1; undefined for who does not wait. */
export function positionIn(
	everyone: readonly EnrollmentRecord[],
	{ userId }: { userId: number },
): number | undefined {
	const at = waitingIn(everyone).findIndex((one) => one.userId === userId);
	return at < 0 ? undefined : at + 1;
}

export const enrollmentId = ({ classId, userId }: EnrollmentKey) => `${classId}-${userId}`;

/** What the audit log says of an enrolment. */
export const changeOf = (record: EnrollmentRecord, action: string, details?: object) => ({
	entityType: "enrollment",
	entityId: enrollmentId(record),
	action,
	details,
});
