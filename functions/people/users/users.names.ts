import { defineNames } from "../../base/history/defineNames.ts";

export const usersNames = defineNames({
	user: {
		fields: ["studentId", "childId", "coachId", "handOverTo", "mergeId"],
		// The audit log reads people anyway.
		find: async (ids) => ids.map((id) => ({ id, userId: id })),
	},
});
