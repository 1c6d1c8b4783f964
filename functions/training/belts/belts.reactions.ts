import { promotionLines } from "../../competition/fees/ledger/follow-charges.ts";
import { noteCharge } from "../../competition/fees/ledger/noteCharge.ts";
import { defineReactions } from "../../platform/stream/batch.ts";
import { staffNotices as promotionNotices } from "./belts.stream.ts";
import type { PromotionRecord } from "./promotion.entity.ts";

export const beltsReactions = defineReactions({
	promotion: async ({ kind, before, after }, batch) => {
		const { notifications, charges, now } = batch;
		noteCharge(before as PromotionRecord | null, after as PromotionRecord | null, batch);
		if (kind === "INSERT")
			notifications.push(...(await promotionNotices(after as PromotionRecord)));
		charges.push(
			...(await promotionLines(
				before as PromotionRecord | null,
				after as PromotionRecord | null,
				now,
			)),
		);
	},
});
