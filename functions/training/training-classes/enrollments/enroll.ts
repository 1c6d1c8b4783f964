import { setTimeout as pause } from "node:timers/promises";
import { readWhole, takePlace, whileFull } from "../../../base/places/places.service.ts";
import { hasRoom } from "../../../base/places/shard-cache.ts";
import { AppError, requireFound } from "../../../core/errors.ts";
import type { Change } from "../../../core/table/audited-transaction.ts";
import { conditionFailed, tryTransaction, type Write } from "../../../core/table/database.ts";
import type { TrainingClassRecord } from "../training-class.entity.ts";
import { findClass, takesPeople } from "../training-class.records.ts";
import { classPool, shard } from "./class-places.ts";
import { type EnrollmentRecord, Enrollments } from "./enrollment.entity.ts";
import { changeOf } from "./enrollment.transitions.ts";

/** How long a call retries under contention before it fails as `busy`, in ms. */
const patience = 8_000;
const longestPause = 200;

/**
 * Additional writes of the transaction: the call's idempotency record first, the audit line last.
 */
export type Around = (change: Change, entry: EnrollmentRecord) => { mark: Write[]; line: Write };

/**
 * Enrols a person or puts them on the waiting list; returns the stored enrolment. The class's
 * single allotment decides: a place requires room, joining the list requires that there is none. So
 * nobody can join the list while a place becomes free and be left waiting.
 */
export async function enrollPerson(
	one: TrainingClassRecord,
	enrolment: EnrollmentRecord,
	around: Around,
): Promise<EnrollmentRecord> {
	const pool = classPool(one);
	const giveUp = Date.now() + patience;
	const stored = (await readWhole([pool])).get(one.id);
	let full = stored !== undefined && !hasRoom(stored);
	for (let attempt = 0; Date.now() < giveUp; attempt++) {
		const entry: EnrollmentRecord = { ...enrolment, status: full ? "waitlisted" : "active" };
		const { mark, line } = around(changeOf(entry, full ? "waitlisted" : "enrolled"), entry);
		const place = full ? whileFull(pool) : takePlace(pool, shard, Date.now());
		const cancelled = await tryTransaction([...mark, putOnce(entry), place, line]);
		if (!cancelled) return entry;
		// A repeated call: its stored response is returned instead.
		if (mark.length > 0 && conditionFailed(cancelled[0])) throw new AppError("changed_meanwhile");
		const [person, allotment] = cancelled.slice(mark.length);
		if (conditionFailed(person)) return sameOrRefused(entry, requireFound(person.item));
		if (conditionFailed(allotment)) {
			// Neither condition held, a free place or a full class: the class was paused or deleted
			// concurrently.
			if (full) takesPeople(await findClass(one.id));
			full = !full;
		}
		// Another transaction holds the allotment: wait briefly.
		else await pause(Math.random() * Math.min(longestPause, 4 * 2 ** attempt));
	}
	throw new AppError("busy", { retryAfter: 1 });
}

/**
 * If an earlier attempt succeeded but its response was lost, the stored enrolment is this one; it
 * is not a duplicate.
 */
function sameOrRefused(entry: EnrollmentRecord, item: Record<string, unknown>): EnrollmentRecord {
	const existing = requireFound(Enrollments.parse({ Item: item }).data);
	if (existing.order !== entry.order) throw new AppError("already_enrolled");
	return existing;
}

/** Succeeds only if the person has no enrolment, or an ended one. */
const putOnce = (entry: EnrollmentRecord): Write => ({
	put: {
		...Enrollments.put(entry)
			.where(
				({ userId, status }, { notExists, eq }) =>
					`${notExists(userId)} OR ${eq(status, "cancelled")}`,
			)
			.params(),
		ReturnValuesOnConditionCheckFailure: "ALL_OLD",
	},
});
