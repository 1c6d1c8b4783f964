import type { PromotionRecord } from "./promotion.entity.ts";

/** Promotions that wait for a decision. */
export const promotionsCountedAs = ({ status }: Pick<PromotionRecord, "status">) =>
	status === "pending" ? ["pending"] : [];
