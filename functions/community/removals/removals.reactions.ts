import { defineReactions } from "../../base/stream/batch.ts";
import type { RemovalRecord } from "./removal.entity.ts";
import { followRemoval } from "./run.ts";

export const removalsReactions = defineReactions({
	removal: async ({ after }) => {
		if (after) await followRemoval(after as RemovalRecord);
	},
});
