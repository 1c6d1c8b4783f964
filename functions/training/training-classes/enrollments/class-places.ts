import { type Pool, readWhole } from "../../../base/places/places.service.ts";
import type { TrainingClassRecord } from "../training-class.entity.ts";

type OfClass = Pick<TrainingClassRecord, "id" | "maxCapacity" | "isActive">;

/**
 * The pool of a training class: a single shard, because there are at most fifty places. A paused
 * class takes nobody.
 */
export const classPool = ({ id, maxCapacity, isActive }: OfClass): Pool => ({
	eventId: 0,
	classId: id,
	shards: 1,
	groups: 1,
	max: maxCapacity,
	excess: 0,
	openFrom: 0,
	openUntil: isActive ? Number.MAX_SAFE_INTEGER : 0,
});

/** The pool's only shard. */
export const shard = 0;

/** Number of enrolled people by class id, strongly consistent. */
export async function enrolledIn(classes: readonly OfClass[]): Promise<Map<number, number>> {
	const allotments = await readWhole(classes.map(classPool));
	return new Map([...allotments].map(([id, { taken }]) => [id, taken]));
}
