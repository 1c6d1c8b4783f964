import { Entity } from "electrodb";
import { index, model, onTable, primary } from "../core/table/database.ts";

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
			ofCoach: {
				pk: { field: primary.pk, composite: ["coachId"] },
				sk: { field: primary.sk, composite: ["studentId"] },
			},
			ofStudent: {
				index: index(1).name,
				pk: { field: index(1).pk, composite: ["studentId"] },
				sk: { field: index(1).sk, composite: ["coachId"] },
			},
		},
	},
	onTable,
);
