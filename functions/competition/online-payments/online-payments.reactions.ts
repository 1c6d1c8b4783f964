import { defineReactions } from "../../base/stream/batch.ts";
import { newNotifications } from "../../people/notifications/newNotification.ts";
import type { OnlinePaymentRecord } from "./online-payment.entity.ts";
import { differenceNotices } from "./online-payments.stream.ts";

export const onlinePaymentsReactions = defineReactions({
	onlinePayment: async ({ before, after }, batch) => {
		const records = [before, after] as [OnlinePaymentRecord | null, OnlinePaymentRecord | null];
		newNotifications.add(batch, ...(await differenceNotices(...records)));
	},
});
