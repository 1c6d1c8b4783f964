import { Entity, type EntityItem } from "electrodb";
import { feeStatuses } from "#shared/core/people.ts";
import { byIndex, byKey, model, onTable } from "../core/table/database.ts";
import { versioned } from "../core/table/versioned.ts";

/** Reminders to many people, as far as they are sent. Each change of it makes the stream send some more. */
export const ReminderRuns = new Entity(
	{
		model: model("reminderRun"),
		attributes: {
			/** A ULID, or the day and the kind of reminders that are sent by themselves. */
			id: { type: "string", required: true },
			status: { type: feeStatuses, required: true },
			/** Whose fee is due on this day; left out: all who have the status. */
			dueOn: { type: "string" },
			createdBy: { type: "number" },
			expected: { type: "number" },
			reminded: { type: "number", required: true },
			skipped: { type: "number", required: true },
			/** Where the table's list of people goes on. */
			cursor: { type: "string" },
			doneAt: { type: "string" },
			...versioned,
			expiresAt: { type: "number", required: true },
		},
		indexes: {
			byId: byKey(["id"]),
			byDate: byIndex(1, [], ["createdAt", "id"]),
		},
	},
	onTable,
);
export type ReminderRunRecord = EntityItem<typeof ReminderRuns>;
