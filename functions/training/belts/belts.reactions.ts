import { defineReactions } from "../../base/stream/batch.ts";
import { newNotifications } from "../../people/notifications/newNotification.ts";
import { staffNotices } from "./belts.stream.ts";
import type { PromotionRecord } from "./promotion.entity.ts";

export const beltsReactions = defineReactions({
	promotion: async ({ kind, after }, batch) => {
		if (kind === "INSERT")
			newNotifications.add(batch, ...(await staffNotices(after as PromotionRecord)));
	},
});
