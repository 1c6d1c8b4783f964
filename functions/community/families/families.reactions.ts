import { defineReactions } from "../../platform/stream/batch.ts";
import { waitingGuardianNotices } from "./families.stream.ts";
import type { Guardianship } from "./guardianship.entity.ts";

export const familiesReactions = defineReactions({
	guardianship: async ({ before, after }, { notifications }) => {
		if (!after) return;
		notifications.push(
			...(await waitingGuardianNotices(before as Guardianship | null, after as Guardianship)),
		);
	},
});
