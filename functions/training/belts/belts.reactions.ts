import { changedDebtor } from "../../competition/fees/ledger/changedDebtor.ts";
import { promotionLines } from "../../competition/fees/ledger/follow-charges.ts";
import { defineReactions } from "../../platform/stream/batch.ts";
import { staffNotices as promotionNotices } from "./belts.stream.ts";
import type { PromotionRecord } from "./promotion.entity.ts";

export const beltsReactions = defineReactions({
	promotion: async ({ kind, before, after }, batch) => {
		const { notifications, charges, charged, now } = batch;
		const [earlier, promotion] = [before, after] as (PromotionRecord | null)[];
		for (const debtor of changedDebtor(earlier, promotion)) charged.add(debtor);
		if (kind === "INSERT")
			notifications.push(...(await promotionNotices(after as PromotionRecord)));
		charges.push(...(await promotionLines(earlier, promotion, now)));
	},
});
