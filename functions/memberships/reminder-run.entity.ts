import type { EntityItem } from "electrodb";
import { feeStatuses } from "#shared/core/people.ts";
import { number, oneOf, optional, text } from "../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../core/table/database.ts";
import { versioned } from "../core/table/versioned.ts";

/** Reminders to many people, as far as they are sent. Each change of it makes the stream send some more. */
export const ReminderRuns = entity(
	"reminderRun",
	{
		/** A ULID, or the day and the kind of reminders that are sent by themselves. */
		id: text,
		status: oneOf(feeStatuses),
		/** Whose fee is due on this day; left out: all who have the status. */
		dueOn: optional(text),
		createdBy: optional(number),
		expected: optional(number),
		reminded: number,
		skipped: number,
		/** Where the table's list of people goes on. */
		cursor: optional(text),
		doneAt: optional(text),
		...versioned,
		expiresAt: number,
	},
	{
		byId: byKey(["id"]),
		byDate: byIndex(1, [], ["createdAt", "id"]),
	},
);
export type ReminderRunRecord = EntityItem<typeof ReminderRuns>;
