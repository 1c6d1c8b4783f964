import type { UserId } from "#shared/core/ids.ts";
import type { EnrollmentAnswer } from "#shared/training/training-classes/enrollments.schema.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import { timetableQuery, trainingClasses } from "../training-classes.queries.ts";
import { enrollmentMessages } from "./enrollments.messages.ts";

type Status = EnrollmentAnswer["enrollment"]["status"];

/**
 * Enrols the user, or a child they act for, in a class.
 * With Undo in the toast.
 * @param describe returns the second line of the toast
 */
export function useEnroll(
	{ id }: TrainingClass,
	describe: (status: Status) => string,
	userId?: UserId,
	onDone?: () => void,
) {
	const text = useText(enrollmentMessages);
	const undo = useWrite({
		call: (_: void, key) => trainingClasses.leave({ params: { id }, body: { userId }, key }),
		toast: () => ({ title: text("enroll.left") }),
		changed: [timetableQuery],
	});
	return useWrite({
		call: (_: void, key) => trainingClasses.enroll({ params: { id }, body: { userId }, key }),
		toast: ({ enrollment: { status } }) => ({
			title: text(status === "active" ? "enroll.enrolled" : "enroll.waitlisted"),
			text: describe(status),
			undo: () => undo.mutate(),
		}),
		changed: [timetableQuery],
		done: onDone,
	});
}
