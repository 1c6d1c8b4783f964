import { flag, number, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";

/** Which coach trains which student. One item per pair; ended relations are kept as inactive. */
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
