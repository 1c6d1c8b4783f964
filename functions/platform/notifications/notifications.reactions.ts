import { defineReactions } from "../stream/batch.ts";
import type { Facts } from "./notices.ts";
import { isKnown, noticeOf } from "./notices.ts";
import type { NotificationRecord } from "./notification.entity.ts";

export const notificationsReactions = defineReactions({
	notification: async ({ kind, after }, { mails, told }) => {
		if (kind !== "INSERT" || !after || after.mailedAt) return;
		const { userId, id, kind: word, params } = after as NotificationRecord;
		const isToMany = word === "broadcast";
		// Announcements are not pushed live: the bell polls for them.
		if (!isToMany) told.add(userId);
		if (!isKnown(word) || noticeOf(word).isMailed?.(params as Facts) === false) return;
		// Broadcast emails have their own queue, so that an offer with a deadline does not wait behind
		// thousands of them.
		mails.push({ kind: isToMany ? "broadcast" : "notification", userId, id });
	},
});
