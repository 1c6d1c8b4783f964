import { defineReactions } from "../../base/stream/batch.ts";
import { followRun } from "../../core/table/run.ts";
import type { DojoRecord } from "../../people/dojos/dojo.entity.ts";
import type { DojoLinking } from "./dojo-linking.entity.ts";
import { followDojo, linkOn } from "./link-records.ts";

export const dojoLinksReactions = defineReactions({
	dojo: ({ before, after }, { now }) =>
		followDojo(before as DojoRecord | null, after as DojoRecord | null, now),
	dojoLinking: async ({ after }, { now }) => {
		if (after) await followRun(linkOn(after as DojoLinking, now));
	},
});
