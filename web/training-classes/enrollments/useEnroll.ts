import type { UserId } from "#shared/core/ids.ts";
import type { EnrollmentAnswer } from "#shared/training-classes/enrollments.schema.ts";
import type { TrainingClass } from "#shared/training-classes/training-classes.schema.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { timetableQuery, trainingClasses } from "../training-classes.queries.ts";
import { enrollmentMessages } from "./enrollments.messages.ts";

type Status = EnrollmentAnswer["enrollment"]["status"];

/** Enrols somebody in a class: the reader, or whom they act for. @param told what the toast says beside how it went */
export function useEnroll(
	{ id }: TrainingClass,
	told: (status: Status) => string,
	userId?: UserId,
) {
	const text = useText(enrollmentMessages);
	return useWrite({
		call: (_: void, key) => trainingClasses.enroll({ params: { id }, body: { userId }, key }),
		said: ({ enrollment: { status } }) => ({
			title: text(status === "active" ? "enroll.enrolled" : "enroll.waitlisted"),
			text: told(status),
		}),
		changed: [timetableQuery],
	});
}
