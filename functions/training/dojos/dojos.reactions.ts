import { defineReactions } from "../../platform/stream/batch.ts";
import { followDojo } from "../dojo-links/link-records.ts";
import type { DojoRecord } from "./dojo.entity.ts";

export const dojosReactions = defineReactions({
	dojo: ({ before, after }, { now }) =>
		followDojo(before as DojoRecord | null, after as DojoRecord | null, now),
});
