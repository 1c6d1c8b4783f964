import { isAlive } from "#shared/training-classes/enrollments.rules.ts";
import { refusedWith, retryIf } from "../../core/retry.ts";
import { runTransaction, type Write } from "../../core/table/database.ts";
import { endWherever } from "../training-classes.stream.ts";
import { type EnrollmentRecord, Enrollments } from "./enrollment.entity.ts";
import { enrollmentsOf, everyoneOf, system } from "./enrollment.transitions.ts";

type Merge = { mergeId: number; keepId: number; now: number };

/**
 * Makes the enrolments of one person those of another who has been in the same classes. Where both are in one, the
 * earlier place is kept and the other goes to who waits.
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

/** The same in one class; refused where somebody was at an enrolment in that moment. */
async function mergeIn(classId: number, merge: Merge): Promise<void> {
	const everyone = await everyoneOf(classId);
	const own = everyone.find(({ userId }) => userId === merge.mergeId);
	const kept = everyone.find(({ userId }) => userId === merge.keepId);
	if (!own) return;
	if (kept && isAlive(own) && isAlive(kept)) {
		const later = isBefore(kept, own) ? own : kept;
		await endWherever(later, { by: system, now: merge.now, reason: "merged" });
		return mergeIn(classId, merge);
	}
	await runTransaction([...(isAlive(own) ? [given(own, merge)] : []), removalOf(own)]);
}

/** Gives an enrolment to the person who is kept, over one of theirs that has ended. */
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

/** A place comes before waiting, and who came earlier before who came later. */
const isBefore = (one: EnrollmentRecord, other: EnrollmentRecord) =>
	one.status === other.status ? one.order < other.order : one.status === "active";
