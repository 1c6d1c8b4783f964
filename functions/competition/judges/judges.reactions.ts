import { defineReactions } from "../../platform/stream/batch.ts";
import type { AssignmentRecord } from "./judge-assignment.entity.ts";
import { staffNotices as judgingNotices } from "./judges.stream.ts";

export const judgesReactions = defineReactions({
	judgeAssignment: async ({ before, after }, { notifications }) => {
		if (!after) return;
		notifications.push(
			...(await judgingNotices(before as AssignmentRecord | null, after as AssignmentRecord)),
		);
	},
});
