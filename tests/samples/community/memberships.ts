import type { FactsOf } from "#functions/platform/notifications/notices.ts";
import { createPaymentForTest, paymentForTest } from "../../core/memberships.ts";
import { createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, SamplesOf } from "../../core/samples.ts";
import { made, one } from "../audited.ts";

export default {
	list: async () => ({ query: { status: "pending", limit: "5" } }),
	totals: async () => ({}),
	payments: async () => ({ query: { limit: "5" } }),
	record: async () => ({ body: paymentForTest((await createPersonForTest()).id) }),
	voidPayment: async () => ({
		params: { id: (await createPaymentForTest()).payment.id },
		body: { reason: "Paid twice" },
	}),
	receipt: async () => {
		const { payment, cookie } = await createPaymentForTest();
		return { cookie, params: { id: payment.id }, query: { lang: "ar" } };
	},
	mine: async () => ({ cookie: (await createPaymentForTest()).cookie }),
	setExemption: async () => ({
		params: { id: String((await createPersonForTest()).id) },
		body: { membershipFeeStatus: "exempt" },
	}),
	remind: async () => ({ params: { id: String((await createPersonForTest()).id) } }),
	remindAll: async () => ({ body: { status: "overdue" } }),
	reminders: async () => ({}),
} satisfies SamplesOf<"memberships">;

export const audited: AuditedOf<"memberships"> = {
	setExemption: { entityType: "user", action: "exempted", entityId: one },
	remind: {
		entityType: "user",
		action: "fee_reminded",
		entityId: one,
	},
	remindAll: {
		entityType: "reminderRun",
		action: "reminders_begun",
		entityId: made,
	},
	record: {
		entityType: "membershipPayment",
		action: "recorded",
		entityId: made,
	},
	voidPayment: {
		entityType: "membershipPayment",
		action: "voided",
		entityId: one,
	},
};

export const facts: Pick<FactsOf, "membership"> = {
	membership: { status: "unpaid" },
};
