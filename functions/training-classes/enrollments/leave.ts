import { setTimeout as pause } from "node:timers/promises";
import type { EnrollmentKey } from "#shared/training-classes/enrollments.schema.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import type { Change } from "../../core/table/audited-transaction.ts";
import { conditionFailed, tryTransaction, type Write } from "../../core/table/database.ts";
import { giveBack, withinLimit } from "../../places/places.service.ts";
import { classPool, shard } from "./class-places.ts";
import type { EnrollmentRecord } from "./enrollment.entity.ts";
import {
	advanceEnrollment,
	changeOf,
	everyoneOf,
	type Step,
	system,
	waitingIn,
	writeOver,
} from "./enrollment.transitions.ts";

/** How often a step is tried again when somebody else was at the same enrolment or place. */
const tries = 20;

/** `closed`: the class is gone, and its places with it. */
type Ending = Step & { closed?: boolean };

/**
 * Ends an enrolment. Its place goes to who waits first in the same transaction, so that no newcomer can slip in
 * between; where nobody waits, or more are in the class than it takes, back to the allotment. A repeat changes nothing.
 * @param also what else belongs to the transaction
 */
export async function leaveClass(
	{ classId, userId }: EnrollmentKey,
	step: Ending,
	also: (change: Change) => Write[],
): Promise<EnrollmentRecord> {
	let isOverfull = false;
	for (let attempt = 0; attempt < tries; attempt++) {
		const everyone = await everyoneOf(classId);
		const entry = requireFound(everyone.find((one) => one.userId === userId));
		if (entry.status === "cancelled") return entry;
		const holds = entry.status === "active" && !step.closed;
		const next = holds && !isOverfull ? waitingIn(everyone)[0] : undefined;
		const left = advanceEnrollment(entry, "cancelled", step);
		const place = next ? handOver(next, step.now) : holds ? [back(classId)] : [];
		const change = changeOf(entry, "left", { reason: step.reason, placeTo: next?.userId });
		const cancelled = await tryTransaction([writeOver(left), ...place, ...also(change)]);
		if (!cancelled) return left;
		// The mark of the call: it was made before, and is answered as it was then.
		if (cancelled.slice(1 + place.length).some(conditionFailed))
			throw new AppError("changed_meanwhile");
		if (next && conditionFailed(cancelled[2])) isOverfull = true;
		// No condition failed: the place was busy.
		if (!cancelled.some(conditionFailed)) await pause(Math.random() * 20);
	}
	throw new AppError("busy", { retryAfter: 1 });
}

/** Only the number of the class matters to its place. */
const poolOf = (id: number) => classPool({ id, maxCapacity: 0, isActive: true });

const back = (classId: number) => giveBack(poolOf(classId), shard, false);

const handOver = (next: EnrollmentRecord, now: number): Write[] => [
	writeOver(advanceEnrollment(next, "active", { by: system, now })),
	withinLimit(poolOf(next.classId)),
];
