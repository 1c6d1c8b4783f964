import { capComingEvents } from "../../competition/fees/cap-family.ts";
import { defineReactions } from "../../platform/stream/batch.ts";
import { removeEarlierPortrait } from "../users/portraits/portraits.stream.ts";
import type { MergeRecord } from "./merge.entity.ts";
import { followMerge, isUndone } from "./move.ts";

export const mergesReactions = defineReactions({
	merge: async ({ before, after }, { now }) => {
		if (after) {
			const merge = after as MergeRecord;
			await followMerge(merge);
			// Registrations move before the links to guardians and children.
			if (merge.state === "merged") await capComingEvents(merge.keepId, now);
			if (merge.state === "undone")
				for (const id of [merge.keepId, merge.mergeId]) await capComingEvents(id, now);
		}
		// The record expired, so the merge can no longer be undone. If it was undone, the restored
		// person still has the portrait.
		else if (!isUndone(before as MergeRecord))
			await removeEarlierPortrait((before as MergeRecord).gone);
	},
});
