import { followRun } from "../../core/table/run.ts";
import { defineReactions } from "../../platform/stream/batch.ts";
import type { DojoLinking } from "./dojo-linking.entity.ts";
import { linkOn } from "./link-records.ts";

export const dojoLinksReactions = defineReactions({
	dojoLinking: async ({ after }, { now }) => {
		if (after) await followRun(linkOn(after as DojoLinking, now));
	},
});
