import type { EntityItem } from "electrodb";
import { flag, number, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";

/**
 * Whether a person attended a class on a day. The key allows one mark per class, day and person.
 */
export const Attendance = entity(
	"attendance",
	{
		classId: number,
		/** `YYYY-MM-DD`, in Kuwait. */
		date: text,
		userId: number,
		present: flag,
		/** User id of who marked it last. */
		by: number,
		markedAt: text,
	},
	{
		ofClass: byKey(["classId"], ["date", "userId"]),
		ofPerson: byIndex(1, ["userId"], ["date", "classId"]),
	},
);
export type AttendanceRecord = EntityItem<typeof Attendance>;
