import { defineReactions } from "../../platform/stream/batch.ts";
import type { OnlinePaymentRecord } from "./online-payment.entity.ts";
import { differenceNotices } from "./online-payments.stream.ts";

export const onlinePaymentsReactions = defineReactions({
	onlinePayment: async ({ before, after }, { notifications }) => {
		const records = [before, after] as [OnlinePaymentRecord | null, OnlinePaymentRecord | null];
		notifications.push(...(await differenceNotices(...records)));
	},
});
