import { defineReactions } from "../../base/stream/batch.ts";
import { followRun } from "../../core/table/run.ts";
import type { GradingRecord } from "./grading.entity.ts";
import { goOnGrading } from "./gradings.service.ts";

export const gradingsReactions = defineReactions({
	grading: async ({ after }, { now }) => {
		if (after) await followRun(goOnGrading(after as GradingRecord, now));
	},
});
