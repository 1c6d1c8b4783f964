import type { EntityItem } from "electrodb";
import { enrollmentStatuses } from "#shared/training-classes/enrollments.rules.ts";
import { number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";

/** Somebody in a training class, or on its waiting list. Its key makes it unique; it stays when they leave. */
export const Enrollments = entity(
	"enrollment",
	{
		classId: number,
		userId: number,
		status: oneOf(enrollmentStatuses),
		enrolledAt: text,
		/** Orders the waiting list: a ULID of the server's clock. */
		order: text,
		/** Who took the last step; 0 for the system. */
		by: number,
		/** Of an enrolment that was ended: whether its person was in the class until then, or waited. */
		endedAs: optional(oneOf(["active", "waitlisted"])),
		/** Why the system ended it. */
		reason: optional(oneOf(["class_cancelled", "person_removed", "merged"])),
		updatedAt: text,
		/** Counts the writes, so that none is made over another that was not read. */
		version: number,
	},
	{
		ofClass: byKey(["classId"], ["userId"]),
		forPerson: byIndex(1, ["userId"], ["classId"]),
	},
);
export type EnrollmentRecord = EntityItem<typeof Enrollments>;
