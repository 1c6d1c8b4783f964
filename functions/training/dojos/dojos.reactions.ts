import { defineReactions } from "../../platform/stream/batch.ts";
import { followDojo } from "../dojo-links/link-records.ts";
import { movedDojoNotices } from "../training-classes/training-classes.stream.ts";
import type { DojoRecord } from "./dojo.entity.ts";

export const dojosReactions = defineReactions({
	dojo: async ({ before, after }, { now, notifications }) => {
		const [had, has] = [before as DojoRecord | null, after as DojoRecord | null];
		await followDojo(had, has, now);
		notifications.push(...(await movedDojoNotices(had, has)));
	},
});
