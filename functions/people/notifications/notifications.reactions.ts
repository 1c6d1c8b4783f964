import { defineReactions } from "../../base/stream/batch.ts";
import { emails } from "../../base/stream/emails.ts";
import type { Facts } from "./notices.ts";
import { isKnown, noticeOf } from "./notices.ts";
import type { NotificationRecord } from "./notification.entity.ts";

export const notificationsReactions = defineReactions({
	notification: async ({ kind, after }, batch) => {
		if (kind !== "INSERT" || !after || after.mailedAt) return;
		const { userId, id, kind: word, params } = after as NotificationRecord;
		if (!isKnown(word) || noticeOf(word).isMailed?.(params as Facts) === false) return;
		// Broadcast emails have their own queue, so that an offer with a deadline does not wait behind
		// thousands of them.
		emails.add(batch, { kind: word === "broadcast" ? "broadcast" : "notification", userId, id });
	},
});
