import type { EntityItem } from "electrodb";
import { feeStatuses } from "#shared/core/people.ts";
import { flag, number, oneOf, optional, text } from "../../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../../core/table/database.ts";
import { versioned } from "../../../core/table/versioned.ts";

/**
 * A run of fee reminders and its progress. Each write of the run makes the stream send the next
 * reminders.
 */
export const ReminderRuns = entity(
	"reminderRun",
	{
		/** A ULID, or day and stage of scheduled reminders. */
		id: text,
		status: oneOf(feeStatuses),
		/** Reminds people whose fee is due on this day; absent: everybody with the status. */
		dueOn: optional(text),
		createdBy: optional(number),
		/** Whether fees could be paid online when the run began. */
		online: optional(flag),
		expected: optional(number),
		reminded: number,
		skipped: number,
		/** Where reading of people continues. */
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
