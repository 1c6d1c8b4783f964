import { defineReactions } from "../../platform/stream/batch.ts";
import type { OnlinePaymentRecord } from "./online-payment.entity.ts";
import { differenceNotices } from "./online-payments.stream.ts";

export const onlinePaymentsReactions = defineReactions({
	onlinePayment: async ({ after }, { notifications }) => {
		if (after) notifications.push(...(await differenceNotices(after as OnlinePaymentRecord)));
	},
});
