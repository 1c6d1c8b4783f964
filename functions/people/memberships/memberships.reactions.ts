import { defineReactions } from "../../base/stream/batch.ts";
import { followRun } from "../../core/table/run.ts";
import type { ReminderRunRecord } from "./reminders/reminder-run.entity.ts";
import { goOn as remindOn } from "./reminders/reminders.service.ts";

export const membershipsReactions = defineReactions({
	reminderRun: async ({ after }, { now }) => {
		if (after) await followRun(remindOn(after as ReminderRunRecord, now));
	},
});
