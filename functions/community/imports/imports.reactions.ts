import { defineReactions } from "../../base/stream/batch.ts";
import type { ImportRecord } from "./import.entity.ts";
import { followImport } from "./run.ts";

export const importsReactions = defineReactions({
	import: async ({ after }, { now }) => {
		if (after) await followImport(after as ImportRecord, now);
	},
});
