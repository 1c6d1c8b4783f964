import { defineReactions } from "../../platform/stream/batch.ts";
import { removeEarlierPortrait } from "../users/portraits/portraits.stream.ts";
import type { MergeRecord } from "./merge.entity.ts";
import { followMerge, isUndone } from "./move.ts";

export const mergesReactions = defineReactions({
	merge: async ({ before, after }) => {
		if (after) await followMerge(after as MergeRecord);
		// The record expired, so the merge can no longer be undone. If it was undone, the restored
		// person still has the portrait.
		else if (!isUndone(before as MergeRecord))
			await removeEarlierPortrait((before as MergeRecord).gone);
	},
});
