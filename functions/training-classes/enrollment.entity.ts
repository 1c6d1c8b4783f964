import { Entity, type EntityItem } from "electrodb";
import { enrollmentStatuses } from "#shared/training-classes/enrollments.rules.ts";
import { byIndex, byKey, model, onTable } from "../core/table/database.ts";

/** Somebody in a training class, or on its waiting list. Its key makes it unique; it stays when they leave. */
export const Enrollments = new Entity(
	{
		model: model("enrollment"),
		attributes: {
			classId: { type: "number", required: true },
			userId: { type: "number", required: true },
			status: { type: enrollmentStatuses, required: true },
			enrolledAt: { type: "string", required: true },
			/** Orders the waiting list: a ULID of the server's clock. */
			order: { type: "string", required: true },
			/** Who took the last step; 0 for the system. */
			by: { type: "number", required: true },
			/** Why the system ended it. */
			reason: { type: ["class_cancelled", "person_removed", "merged"] as const },
			updatedAt: { type: "string", required: true },
			/** Counts the writes, so that none is made over another that was not read. */
			version: { type: "number", required: true },
		},
		indexes: {
			ofClass: byKey(["classId"], ["userId"]),
			forPerson: byIndex(1, ["userId"], ["classId"]),
		},
	},
	onTable,
);
export type EnrollmentRecord = EntityItem<typeof Enrollments>;
