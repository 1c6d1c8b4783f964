import type { PromotionRequest } from "#shared/training/belts/belts.schema.ts";
import { useWriteEach } from "../../core/calls/useWriteEach.ts";
import { useText } from "../../core/language/messages.ts";
import { belts, beltsQuery } from "../belts/belts.queries.ts";
import { promotionsMessages } from "./promotions.messages.ts";

/** Approves promotions that lack nothing. */
export function useApproveEach() {
	const text = useText(promotionsMessages);
	return useWriteEach<PromotionRequest>({
		keyOf: ({ id }) => String(id),
		call: ({ id }, key) => belts.approve({ params: { id }, body: { override: false }, key }),
		said: (count) => text("promotions.approvedCount", { count }),
		changed: [beltsQuery],
	});
}
