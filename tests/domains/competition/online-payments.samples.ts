import { signCharge } from "#functions/core/outside/payments/tap.ts";
import type { FactsOf } from "#functions/people/notifications/notices.ts";
import { bankKey } from "#local/stand-ins/bank/bank.ts";
import {
	chargeAtBank,
	chargeIdOf,
	chargePersonForTest,
	createDifferenceForTest,
	createDifferingRefundForTest,
	createPaidOnlineForTest,
	createPaymentForTest,
} from "../../core/online-payments.ts";
import { createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, EffectsOf, OthersOf, SamplesOf } from "../../core/samples.ts";
import { one } from "../audited.ts";

export default {
	mine: async () => ({}),
	async start() {
		const payer = await createPersonForTest();
		const charges = [await chargePersonForTest(payer)];
		return { body: { charges, source: "knet" }, cookie: payer.cookie };
	},
	async webhook() {
		const { payment } = await createPaymentForTest();
		const charge = await chargeAtBank(chargeIdOf(payment));
		return { body: charge, headers: { hashstring: signCharge(charge, bankKey) } };
	},
	async check() {
		const { payment, payer } = await createPaymentForTest();
		return { params: { id: payment.id }, cookie: payer.cookie };
	},
	attention: async () => ({}),
	find: async () => ({ params: { id: (await createPaymentForTest()).payment.id } }),
	async refund() {
		const { payment, target } = await createPaidOnlineForTest();
		return {
			params: { id: payment.id },
			body: { charge: target, amount: 2_500, reason: "The event was shortened" },
		};
	},
	async resolveRefund() {
		const { payment, refund } = await createDifferingRefundForTest();
		return {
			params: { id: payment.id, refund },
			body: { finding: "released", note: "The bank knows nothing of it" },
		};
	},
	async resolve() {
		const { payment } = await createDifferenceForTest();
		return {
			params: { id: payment.id },
			body: { note: "Paid back at the bank" },
		};
	},
} satisfies SamplesOf<"online-payments">;

export const audited: AuditedOf<"online-payments"> = {
	start: {
		entityType: "onlinePayment",
		action: "started",
		entityId: ({ id }) => id,
	},
	// A webhook about a payment that still waits changes nothing.
	webhook: null,
	refund: { entityType: "onlinePayment", action: "refund_ordered", entityId: one },
	resolveRefund: { entityType: "onlinePayment", action: "refund_resolved", entityId: one },
	resolve: { entityType: "onlinePayment", action: "resolved", entityId: one },
};

export const others: OthersOf<"online-payments"> = {
	start: { source: "card" },
};

export const effects: EffectsOf<"online-payments"> = {
	start: {
		writes: {
			"attempts if expiresAt, failures": null,
			"new onlinePayment": null,
			"new auditLine": null,
			"onlinePayment if version": "done",
		},
		again: "writes",
	},
	webhook: { writes: {}, again: "nothing" },
	refund: {
		writes: {
			"attempts if expiresAt, failures": null,
			"receiptBook if last": "done",
			"new membershipPayment": "done",
			"registration if version": "done",
			"existing user if feeVersion": "done",
			"onlinePayment if version": "done",
			"2 × new auditLine": null,
			"membershipPayment if amount, validUntil, voidedAt, waitsSince": "done",
			"tally of membershipPayment (event # # -2500, online # -2500)": null,
			"new notification": "done",
		},
		again: "writes",
	},
	resolveRefund: {
		writes: {
			"membershipPayment if amount, validUntil, voidedAt, waitsSince": "done",
			"registration if version": "done",
			"existing user if feeVersion": "done",
			"onlinePayment if version": "done",
			"new auditLine": null,
		},
		again: "no_difference",
	},
	resolve: {
		writes: { "onlinePayment if version": "changed_meanwhile", "new auditLine": null },
		again: "no_difference",
	},
};

export const facts: Pick<FactsOf, "onlinePayment"> = {
	onlinePayment: { status: "differs", amount: 10_000 },
};
