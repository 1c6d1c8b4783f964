import { flag, number, text } from "../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../core/table/database.ts";

/** Who trains whom. One item for each pair; ended relations stay, inactive. */
export const StudentRelations = entity(
	"studentRelation",
	{
		coachId: number,
		studentId: number,
		assignedAt: text,
		isActive: { ...flag, default: true },
	},
	{
		ofCoach: byKey(["coachId"], ["studentId"]),
		ofStudent: byIndex(1, ["studentId"], ["coachId"]),
	},
);
