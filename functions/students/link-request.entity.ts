import { Entity, type EntityItem } from "electrodb";
import { linkRequestStatuses } from "#shared/students/students.schema.ts";
import { byIndex, byKey, model, onTable } from "../core/table/database.ts";

/** A coach asks somebody with an account to be their student. One for each pair, by its key. */
export const LinkRequests = new Entity(
	{
		model: model("linkRequest"),
		attributes: {
			coachId: { type: "number", required: true },
			studentId: { type: "number", required: true },
			status: { type: linkRequestStatuses, required: true },
			/** The address as the coach typed it. */
			email: { type: "string", required: true },
			createdAt: { type: "string", required: true },
			/** Seconds since 1970: until then it can be answered, or bars the coach who was declined from asking again. */
			expiresAt: { type: "number", required: true },
		},
		indexes: {
			ofCoach: byKey(["coachId"], ["studentId"]),
			ofStudent: byIndex(1, ["studentId"], ["coachId"]),
		},
	},
	onTable,
);
export type LinkRequestRecord = EntityItem<typeof LinkRequests>;
