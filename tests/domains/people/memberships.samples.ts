import type { FactsOf } from "#functions/people/notifications/notices.ts";
import { createPaymentForTest, paymentForTest } from "../../core/memberships.ts";
import { createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, EffectsOf, SamplesOf } from "../../core/samples.ts";
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

export const effects: EffectsOf<"memberships"> = {
	record: {
		writes: {
			"checks cashBook if closedUntil": "done",
			"receiptBook if last": "done",
			"new membershipPayment": "done",
			"tally of membershipPayment (amount # +12500, knet # +12500, payments # +1)": null,
			"existing user if what it is found by, feeVersion": "done",
			searchKey: null,
			facet: null,
			"removed facet": null,
			"tally of user (due # +1, fee paid +1, fee pending -1)": null,
			"new notification": "done",
			"new auditLine": null,
		},
		again: "writes",
	},
	voidPayment: {
		writes: {
			"membershipPayment if amount, validUntil, voidedAt, waitsSince": "done",
			"tally of membershipPayment (amount # -12500, knet # -12500, payments # -1)": null,
			"existing user if what it is found by, feeVersion": "done",
			searchKey: null,
			facet: null,
			"removed facet": null,
			"tally of user (due # -1, fee paid -1, fee pending +1)": null,
			"new notification": "done",
			"new auditLine": null,
		},
		again: "nothing",
	},
	setExemption: {
		writes: {
			"existing user if what it is found by, feeVersion": "done",
			searchKey: null,
			facet: null,
			"removed facet": null,
			"tally of user (fee exempt +1, fee pending -1)": null,
			"new auditLine": null,
		},
		again: "nothing",
	},
	remind: {
		writes: {
			"existing user if feeVersion": "changed_meanwhile",
			"new notification": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "reminded_already",
	},
	remindAll: {
		writes: { "new reminderRun": "changed_meanwhile", "new auditLine": null },
		again: "writes",
	},
};

export const facts: Pick<FactsOf, "membership"> = {
	membership: { status: "unpaid" },
};
