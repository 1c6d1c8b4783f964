import { defineReactions } from "../../platform/stream/batch.ts";
import type { EnrollmentRecord } from "./enrollments/enrollment.entity.ts";
import type { TrainingClassRecord } from "./training-class.entity.ts";
import { classNotices, closeClass, enrollmentNotices } from "./training-classes.stream.ts";

export const trainingClassesReactions = defineReactions({
	trainingClass: async ({ kind, before, after }, { now, notifications }) => {
		if (kind === "REMOVE") return closeClass(before as TrainingClassRecord, now);
		if (kind !== "MODIFY") return;
		if (after?.archivedAt) return closeClass(after as TrainingClassRecord, now);
		notifications.push(
			...(await classNotices(before as TrainingClassRecord, after as TrainingClassRecord)),
		);
	},
	enrollment: async ({ before, after }, { now, notifications }) => {
		if (!after) return;
		const notices = await enrollmentNotices(
			before as EnrollmentRecord | null,
			after as EnrollmentRecord,
			now,
		);
		notifications.push(...notices);
	},
});
