import { defineReactions } from "../../base/stream/batch.ts";
import { newNotifications } from "../../people/notifications/newNotification.ts";
import { waitingGuardianNotices } from "./families.stream.ts";
import type { Guardianship } from "./guardianship.entity.ts";

export const familiesReactions = defineReactions({
	guardianship: async ({ before, after }, batch) => {
		if (!after) return;
		newNotifications.add(
			batch,
			...(await waitingGuardianNotices(before as Guardianship | null, after as Guardianship)),
		);
	},
});
