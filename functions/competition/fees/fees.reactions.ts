import { defineReactions } from "../../base/stream/batch.ts";
import type { PromotionRecord } from "../../training/belts/promotion.entity.ts";
import { changedDebtor } from "./ledger/changedDebtor.ts";
import { changedDebtors } from "./ledger/debtors.ts";
import { newChargeLines, promotionLines } from "./ledger/follow-charges.ts";

export const feesReactions = defineReactions({
	promotion: async ({ before, after }, batch) => {
		const [earlier, promotion] = [before, after] as (PromotionRecord | null)[];
		changedDebtors.add(batch, ...changedDebtor(earlier, promotion));
		newChargeLines.add(batch, ...(await promotionLines(earlier, promotion, batch.now)));
	},
});
