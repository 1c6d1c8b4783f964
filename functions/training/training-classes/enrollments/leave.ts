import { setTimeout as pause } from "node:timers/promises";
import type { EnrollmentKey } from "#shared/training/training-classes/enrollments.schema.ts";
import { giveBack, withinLimit } from "../../../base/places/places.service.ts";
import { AppError, requireFound } from "../../../core/errors.ts";
import type { Change } from "../../../core/table/audited-transaction.ts";
import { conditionFailed, tryTransaction, type Write } from "../../../core/table/database.ts";
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

/** Maximum number of tries on conflicts with concurrent writes. */
const tries = 20;

/** `closed`: the class was deleted together with its places. */
type Ending = Step & { closed?: boolean };

/**
 * Ends an enrolment; idempotent. Its place goes to the first waiting person in the same
 * transaction, so that no newcomer takes it; if nobody waits or the class is above its limit, it
 * returns to the allotment.
 * @param also additional writes of the transaction
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
		// The idempotency record exists: a repeated call, which gets its stored response.
		if (cancelled.slice(1 + place.length).some(conditionFailed))
			throw new AppError("changed_meanwhile");
		if (next && conditionFailed(cancelled[2])) isOverfull = true;
		// No condition failed: another transaction held the place.
		if (!cancelled.some(conditionFailed)) await pause(Math.random() * 20);
	}
	throw new AppError("busy", { retryAfter: 1 });
}

/** Only the class id matters for the allotment's key. */
const poolOf = (id: number) => classPool({ id, maxCapacity: 0, isActive: true });

const back = (classId: number) => giveBack(poolOf(classId), shard, false);

const handOver = (next: EnrollmentRecord, now: number): Write[] => [
	writeOver(advanceEnrollment(next, "active", { by: system, now })),
	withinLimit(poolOf(next.classId)),
];
