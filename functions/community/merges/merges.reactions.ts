import { defineReactions } from "../../base/stream/batch.ts";
import { capComingEvents } from "../../competition/fees/cap-family.ts";
import { removeEarlierPortrait } from "../../people/users/portraits/portraits.stream.ts";
import type { User } from "../../people/users/user.entity.ts";
import type { MergeRecord } from "./merge.entity.ts";
import { followMerge, isUndone } from "./move.ts";
import { changedPeople } from "./pairs.stream.ts";

export const mergesReactions = defineReactions({
	user: async ({ before, after }, batch) =>
		changedPeople.add(batch, { before: before as User | null, after: after as User | null }),
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
