import type { EntityItem } from "electrodb";
import { flag, number, text } from "../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../core/table/database.ts";

/** Whether somebody was present in a class on a day. Its key makes it one mark, however often it is made. */
export const Attendance = entity(
	"attendance",
	{
		classId: number,
		/** `YYYY-MM-DD`, in Kuwait. */
		date: text,
		userId: number,
		present: flag,
		/** Who marked it last. */
		by: number,
		markedAt: text,
	},
	{
		ofClass: byKey(["classId"], ["date", "userId"]),
		ofPerson: byIndex(1, ["userId"], ["date", "classId"]),
	},
);
export type AttendanceRecord = EntityItem<typeof Attendance>;
