import { setTimeout as pause } from "node:timers/promises";
import { AppError, requireFound } from "../../core/errors.ts";
import type { Change } from "../../core/table/audited-transaction.ts";
import { conditionFailed, tryTransaction, type Write } from "../../core/table/database.ts";
import { readWhole, takePlace, whileFull } from "../../places/places.service.ts";
import { hasRoom } from "../../places/shard-cache.ts";
import type { TrainingClassRecord } from "../training-class.entity.ts";
import { findClass, takesPeople } from "../training-class.records.ts";
import { classPool, shard } from "./class-places.ts";
import { type EnrollmentRecord, Enrollments } from "./enrollment.entity.ts";
import { changeOf } from "./enrollment.transitions.ts";

/** How long one call keeps trying under contention before it says `busy`, in ms. */
const patience = 8_000;
const longestPause = 200;

/** What else belongs to the transaction: the mark of the call first, the audit line last. */
export type Around = (change: Change, entry: EnrollmentRecord) => { mark: Write[]; line: Write };

/**
 * Gives somebody a place in a class, or one on its waiting list, and returns the enrolment as it was made. Both are
 * decided by the class's one allotment: a place is taken while it has room, and who waits joins while it has none, so
 * that nobody can join just as a place becomes free and be left waiting beside it.
 */
export async function enrollPerson(
	one: TrainingClassRecord,
	wanted: EnrollmentRecord,
	around: Around,
): Promise<EnrollmentRecord> {
	const pool = classPool(one);
	const giveUp = Date.now() + patience;
	const known = (await readWhole([pool])).get(one.id);
	let full = known !== undefined && !hasRoom(known);
	for (let attempt = 0; Date.now() < giveUp; attempt++) {
		const entry: EnrollmentRecord = { ...wanted, status: full ? "waitlisted" : "active" };
		const { mark, line } = around(changeOf(entry, full ? "waitlisted" : "enrolled"), entry);
		const place = full ? whileFull(pool) : takePlace(pool, shard, Date.now());
		const cancelled = await tryTransaction([...mark, putOnce(entry), place, line]);
		if (!cancelled) return entry;
		// The same call again, whose answer is known.
		if (mark.length > 0 && conditionFailed(cancelled[0])) throw new AppError("changed_meanwhile");
		const [person, allotment] = cancelled.slice(mark.length);
		if (conditionFailed(person)) return sameOrRefused(entry, requireFound(person.item));
		if (conditionFailed(allotment)) {
			// Neither room nor full: the class was paused or deleted just now.
			if (full) takesPeople(await findClass(one.id));
			full = !full;
		}
		// Somebody else is at the allotment: step aside for a moment.
		else await pause(Math.random() * Math.min(longestPause, 4 * 2 ** attempt));
	}
	throw new AppError("busy", { retryAfter: 1 });
}

/** An attempt whose answer was lost finds its own enrolment: that is no repeat. */
function sameOrRefused(entry: EnrollmentRecord, item: Record<string, unknown>): EnrollmentRecord {
	const existing = requireFound(Enrollments.parse({ Item: item }).data);
	if (existing.order !== entry.order) throw new AppError("already_enrolled");
	return existing;
}

/** Once per person: only an enrolment that was ended may be made again. */
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
