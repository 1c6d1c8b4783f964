import { type Pool, readWhole } from "../../places/places.service.ts";
import type { TrainingClassRecord } from "../training-class.entity.ts";

type OfClass = Pick<TrainingClassRecord, "id" | "maxCapacity" | "isActive">;

/** The places of a training class, in one piece: fifty at most. A paused class takes nobody. */
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

/** The only shard of such a pool. */
export const shard = 0;

/** How many are enrolled in some classes, strongly read, by the number of the class. */
export async function enrolledIn(classes: readonly OfClass[]): Promise<Map<number, number>> {
	const allotments = await readWhole(classes.map(classPool));
	return new Map([...allotments].map(([id, { taken }]) => [id, taken]));
}
