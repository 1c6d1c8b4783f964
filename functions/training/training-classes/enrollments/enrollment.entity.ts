import type { EntityItem } from "electrodb";
import { enrollmentStatuses } from "#shared/training/training-classes/enrollments.rules.ts";
import { flag, number, oneOf, optional, text } from "../../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../../core/table/database.ts";

/**
 * A person's enrolment in a training class or on its waiting list. The key makes it unique; it is
 * kept after the person leaves.
 */
export const Enrollments = entity(
	"enrollment",
	{
		classId: number,
		userId: number,
		status: oneOf(enrollmentStatuses),
		enrolledAt: text,
		/** A ULID by the server's clock, which orders the waiting list. */
		order: text,
		/** User id of the last change; 0 for the system. */
		by: number,
		/** The status before the enrolment ended. */
		endedAs: optional(oneOf(["active", "waitlisted"])),
		reason: optional(oneOf(["class_cancelled", "person_removed", "merged"])),
		/** Whether the same press goes on to enrol on other days; the last one notifies. */
		moreDays: optional(flag),
		updatedAt: text,
		/** Optimistic locking: incremented by each write. */
		version: number,
	},
	{
		ofClass: byKey(["classId"], ["userId"]),
		forPerson: byIndex(1, ["userId"], ["classId"]),
	},
);
export type EnrollmentRecord = EntityItem<typeof Enrollments>;
