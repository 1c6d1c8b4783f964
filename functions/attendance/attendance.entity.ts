import { Entity, type EntityItem } from "electrodb";
import { byIndex, byKey, model, onTable } from "../core/table/database.ts";

/** Whether somebody was present in a class on a day. Its key makes it one mark, however often it is made. */
export const Attendance = new Entity(
	{
		model: model("attendance"),
		attributes: {
			classId: { type: "number", required: true },
			/** `YYYY-MM-DD`, in Kuwait. */
			date: { type: "string", required: true },
			userId: { type: "number", required: true },
			present: { type: "boolean", required: true },
			/** Who marked it last. */
			by: { type: "number", required: true },
			markedAt: { type: "string", required: true },
		},
		indexes: {
			ofClass: byKey(["classId"], ["date", "userId"]),
			ofPerson: byIndex(1, ["userId"], ["date", "classId"]),
		},
	},
	onTable,
);
export type AttendanceRecord = EntityItem<typeof Attendance>;
