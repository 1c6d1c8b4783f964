import { defineReactions } from "../../base/stream/batch.ts";
import type { NotificationRecord } from "../../people/notifications/notification.entity.ts";
import { notifiedPeople } from "./announce.ts";

export const liveReactions = defineReactions({
	notification: async ({ kind, after }, batch) => {
		if (kind !== "INSERT" || !after || after.mailedAt) return;
		const { userId, kind: word } = after as NotificationRecord;
		// Announcements are not pushed live: the bell polls for them.
		if (word !== "broadcast") notifiedPeople.add(batch, userId);
	},
});
