import { Allotments } from "#functions/base/places/allotment.entity.ts";
import { Enrollments } from "#functions/training/training-classes/enrollments/enrollment.entity.ts";
import {
	TrainingClasses,
	type TrainingClassRecord,
} from "#functions/training/training-classes/training-class.entity.ts";
import { createPersonForTest } from "./people.ts";
import { uniqueId } from "./unique.ts";

/**
 * A coach's class written directly to the table, with `currentEnrollment` places taken by nobody.
 */
export async function createTrainingClassForTest({
	currentEnrollment = 0,
	...wish
}: Partial<TrainingClassRecord> & {
	currentEnrollment?: number;
} = {}): Promise<TrainingClassRecord> {
	const now = new Date().toISOString();
	const coachId = wish.coachId ?? (await createPersonForTest({ role: "coach" })).id;
	const created: TrainingClassRecord = {
		id: uniqueId(),
		coachId,
		title: "Evening basics",
		titleAr: "أساسيات المساء",
		classType: "beginners",
		audienceType: "mixed",
		dayOfWeek: "tuesday",
		startTime: "17:00",
		endTime: "18:30",
		location: "Salmiya Dojo",
		locationAr: "دوجو السالمية",
		maxCapacity: 20,
		isActive: true,
		createdAt: now,
		updatedAt: now,
		version: 1,
		...wish,
	};
	const openUntil = created.isActive ? Number.MAX_SAFE_INTEGER : 0;
	await Allotments.put({
		eventId: 0,
		classId: created.id,
		group: 0,
		shard: 0,
		openFrom: 0,
		openUntil,
		cap: created.maxCapacity,
		taken: currentEnrollment,
	}).go();
	await TrainingClasses.put(created).go();
	return created;
}

/** Changes an enrolment as if the person had joined the class on a day (`YYYY-MM-DD`). */
export const joinedOnForTest = (classId: number, userId: number, day: string) =>
	Enrollments.patch({ classId, userId })
		.set({ enrolledAt: `${day}T09:00:00.000Z` })
		.go();
