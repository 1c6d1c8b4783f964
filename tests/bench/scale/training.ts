import { ulid } from "ulid";
import { Allotments } from "#functions/base/places/allotment.entity.ts";
import { firstVersion } from "#functions/core/table/versioned.ts";
import { classPool } from "#functions/training/training-classes/enrollments/class-places.ts";
import { Enrollments } from "#functions/training/training-classes/enrollments/enrollment.entity.ts";
import {
	TrainingClasses,
	type TrainingClassRecord,
} from "#functions/training/training-classes/training-class.entity.ts";
import { dayMs, type Item, iso, itemOf } from "./item.ts";
import { coachesIn, type Size } from "./size.ts";

const placesOfClass = 12;
const classesOfCoach = 2;

/**
 * The id of a coach's class, and of the member at a place in it: the first twelve are enrolled, the
 * next one waits.
 */
export const classOf = (coachId: number, which: number) =>
	(coachId - 3) * classesOfCoach + which + 1;
export const memberAt = (coachId: number, which: number, place: number, size: Size) =>
	coachId + (1 + which * (placesOfClass + 1) + place) * coachesIn(size);

/** Two full classes per coach, each with one person waiting. */
export function* training(size: Size, now: number): Generator<Item> {
	for (let coachId = 3; coachId < 3 + coachesIn(size); coachId++) {
		for (let which = 0; which < classesOfCoach; which++) {
			const one: TrainingClassRecord = {
				id: classOf(coachId, which),
				coachId,
				title: "Basics",
				classType: "beginners",
				audienceType: "mixed",
				dayOfWeek: which === 0 ? "monday" : "thursday",
				startTime: "17:00",
				endTime: "18:00",
				maxCapacity: placesOfClass,
				isActive: true,
				...firstVersion(now - 90 * dayMs),
			};
			yield itemOf(TrainingClasses.put(one));
			const { eventId, classId, openFrom, openUntil, max: cap } = classPool(one);
			const key = { eventId, classId, group: 0, shard: 0 };
			yield itemOf(Allotments.put({ ...key, cap, taken: cap, openFrom, openUntil }));
			for (let place = 0; place <= placesOfClass; place++) {
				const userId = memberAt(coachId, which, place, size);
				const at = now - (80 - place) * dayMs;
				const status = place < placesOfClass ? ("active" as const) : ("waitlisted" as const);
				const own = {
					classId: one.id,
					userId,
					status,
					enrolledAt: iso(at),
					order: ulid(at),
					by: userId,
				};
				yield itemOf(Enrollments.put({ ...own, updatedAt: iso(at), version: 1 }));
			}
		}
	}
}
