import { defineCounts } from "../../core/table/counters.ts";
import type { PromotionRecord } from "./promotion.entity.ts";

/** Counter of pending promotions. */
export const promotionsCountedAs = ({ status }: Pick<PromotionRecord, "status">) =>
	status === "pending" ? ["pending"] : [];

export const beltsCounts = defineCounts({
	promotion: {
		of: "promotion",
		as: promotionsCountedAs,
		totals: { pendingPromotions: ["pending"] },
	},
});
