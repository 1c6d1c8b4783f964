import { defineReactions } from "../../base/stream/batch.ts";
import { newNotifications } from "../../people/notifications/newNotification.ts";
import type { AssignmentRecord } from "./judge-assignment.entity.ts";
import { staffNotices as judgingNotices } from "./judges.stream.ts";

export const judgesReactions = defineReactions({
	judgeAssignment: async ({ before, after }, batch) => {
		if (!after) return;
		newNotifications.add(
			batch,
			...(await judgingNotices(before as AssignmentRecord | null, after as AssignmentRecord)),
		);
	},
});
