import { Entity } from "electrodb";
import { byIndex, byKey, model, onTable } from "../core/table/database.ts";

/** Who trains whom. One item for each pair; ended relations stay, inactive. */
export const StudentRelations = new Entity(
	{
		model: model("studentRelation"),
		attributes: {
			coachId: { type: "number", required: true },
			studentId: { type: "number", required: true },
			assignedAt: { type: "string", required: true },
			isActive: { type: "boolean", required: true, default: true },
		},
		indexes: {
			ofCoach: byKey(["coachId"], ["studentId"]),
			ofStudent: byIndex(1, ["studentId"], ["coachId"]),
		},
	},
	onTable,
);
