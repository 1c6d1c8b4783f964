import type { AllotmentRecord } from "../../base/places/allotment.entity.ts";
import { defineReactions, runOncePerBatch } from "../../base/stream/batch.ts";
import type { DojoRecord } from "../../people/dojos/dojo.entity.ts";
import { newNotifications } from "../../people/notifications/newNotification.ts";
import type { EnrollmentRecord } from "./enrollments/enrollment.entity.ts";
import type { TrainingClassRecord } from "./training-class.entity.ts";
import {
	classNotices,
	closeClass,
	enrollmentNotices,
	fillClassFromWaitingList,
	movedDojoNotices,
} from "./training-classes.stream.ts";

export const trainingClassesReactions = defineReactions({
	// Event 0 marks the places of a training class. It needs no recount: its allotment holds the number
	// enrolled.
	allotment: async ({ after }, batch) => {
		const { eventId, classId, taken, cap } = (after ?? {}) as Partial<AllotmentRecord>;
		if (eventId !== 0 || !(Number(taken) < Number(cap))) return;
		const id = Number(classId);
		await runOncePerBatch(`wake class ${id}`, batch, () => fillClassFromWaitingList(id, batch.now));
	},
	dojo: async ({ before, after }, batch) => {
		const notices = await movedDojoNotices(before as DojoRecord | null, after as DojoRecord | null);
		newNotifications.add(batch, ...notices);
	},
	trainingClass: async ({ kind, before, after }, batch) => {
		const { now } = batch;
		if (kind === "REMOVE") return closeClass(before as TrainingClassRecord, now);
		if (kind !== "MODIFY") return;
		if (after?.archivedAt) return closeClass(after as TrainingClassRecord, now);
		newNotifications.add(
			batch,
			...(await classNotices(before as TrainingClassRecord, after as TrainingClassRecord)),
		);
	},
	enrollment: async ({ before, after }, batch) => {
		if (!after) return;
		const notices = await enrollmentNotices(
			before as EnrollmentRecord | null,
			after as EnrollmentRecord,
			batch.now,
		);
		newNotifications.add(batch, ...notices);
	},
});
