import { defineReactions } from "../../base/stream/batch.ts";
import { newNotifications } from "../../people/notifications/newNotification.ts";
import type { ClaimRecord } from "./claim.entity.ts";
import { claimNotices } from "./claims.stream.ts";

export const claimsReactions = defineReactions({
	recordClaim: async ({ kind, after }, batch) => {
		if (kind === "INSERT")
			newNotifications.add(batch, ...(await claimNotices(after as ClaimRecord)));
	},
});
