import { defineReactions } from "../../base/stream/batch.ts";
import { followRun } from "../../core/table/run.ts";
import type { BroadcastRecord } from "./broadcast.entity.ts";
import { goOn as sendOn } from "./send-broadcast.ts";

export const broadcastsReactions = defineReactions({
	broadcast: async ({ after }, { now }) => {
		if (after) await followRun(sendOn(after as BroadcastRecord, now));
	},
});
