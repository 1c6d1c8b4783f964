import { askGuardians } from "../../competition/registrations/agreements.service.ts";
import { defineReactions } from "../../platform/stream/batch.ts";
import { waitingGuardianNotices } from "./families.stream.ts";
import type { Guardianship } from "./guardianship.entity.ts";

export const familiesReactions = defineReactions({
	guardianship: async ({ before, after }, { notifications, now }) => {
		if (!after) return;
		if (after.state === "active" && before?.state !== "active")
			await askGuardians((after as Guardianship).childId, now);
		notifications.push(
			...(await waitingGuardianNotices(before as Guardianship | null, after as Guardianship)),
		);
	},
});
