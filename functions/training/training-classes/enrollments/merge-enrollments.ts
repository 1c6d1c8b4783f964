import { isAlive } from "#shared/training/training-classes/enrollments.rules.ts";
import { refusedWith, retryIf } from "../../../core/retry.ts";
import { runTransaction, type Write } from "../../../core/table/database.ts";
import { endWherever } from "../training-classes.stream.ts";
import { type EnrollmentRecord, Enrollments } from "./enrollment.entity.ts";
import { enrollmentsOf, everyoneOf, system } from "./enrollment.transitions.ts";

type Merge = { mergeId: number; keepId: number; now: number };

/**
 * Moves the enrolments of a merged person to the kept person. If both are in the same class, the
 * earlier place is kept and the other goes to the waiting list.
 */
export async function mergeEnrollments(
	mergeId: number,
	keepId: number,
	now: number,
): Promise<void> {
	for (const { classId } of await enrollmentsOf(mergeId)) {
		const mergeThis = () => mergeIn(classId, { mergeId, keepId, now });
		await retryIf(refusedWith("changed_meanwhile"), mergeThis, { tries: 20 });
	}
}

/** Merges the enrolments in one class; `changed_meanwhile` when one was changed concurrently. */
async function mergeIn(classId: number, merge: Merge): Promise<void> {
	const everyone = await everyoneOf(classId);
	const own = everyone.find(({ userId }) => userId === merge.mergeId);
	const survivorEntry = everyone.find(({ userId }) => userId === merge.keepId);
	if (!own) return;
	if (survivorEntry && isAlive(own) && isAlive(survivorEntry)) {
		const later = isBefore(survivorEntry, own) ? own : survivorEntry;
		await endWherever(later, { by: system, now: merge.now, reason: "merged" });
		return mergeIn(classId, merge);
	}
	await runTransaction([...(isAlive(own) ? [given(own, merge)] : []), removalOf(own)]);
}

/** Moves an enrolment to the kept person; it may only overwrite an ended one. */
const given = (own: EnrollmentRecord, { keepId, now }: Merge): Write => ({
	put: Enrollments.put({ ...own, userId: keepId, version: now })
		.where(({ status }, { notExists, eq }) => `${notExists(status)} OR ${eq(status, "cancelled")}`)
		.params(),
});

const removalOf = ({ classId, userId, version: asRead }: EnrollmentRecord): Write => ({
	delete: Enrollments.delete({ classId, userId })
		.where(({ version }, { eq }) => eq(version, asRead))
		.params(),
});

/** Active before waiting, then by order. */
const isBefore = (one: EnrollmentRecord, other: EnrollmentRecord) =>
	one.status === other.status ? one.order < other.order : one.status === "active";
