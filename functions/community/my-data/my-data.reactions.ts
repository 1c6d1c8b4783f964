import { defineReactions } from "../../base/stream/batch.ts";
import type { ExportRecord } from "./export.entity.ts";
import { followExport } from "./export.run.ts";

export const myDataReactions = defineReactions({
	dataExport: ({ before, after }, { now }) =>
		followExport(before as ExportRecord | null, after as ExportRecord | null, now),
});
