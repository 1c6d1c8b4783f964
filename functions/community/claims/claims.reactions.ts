import { defineReactions } from "../../platform/stream/batch.ts";
import type { ClaimRecord } from "./claim.entity.ts";
import { claimNotices } from "./claims.stream.ts";

export const claimsReactions = defineReactions({
	recordClaim: async ({ kind, after }, { notifications }) => {
		if (kind === "INSERT") notifications.push(...(await claimNotices(after as ClaimRecord)));
	},
});
