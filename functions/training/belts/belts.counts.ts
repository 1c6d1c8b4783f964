import type { PromotionRecord } from "./promotion.entity.ts";

/** Counter of pending promotions. */
export const promotionsCountedAs = ({ status }: Pick<PromotionRecord, "status">) =>
	status === "pending" ? ["pending"] : [];
