import { signCharge } from "#functions/core/outside/payments/tap.ts";
import type { FactsOf } from "#functions/people/notifications/notices.ts";
import { bankKey } from "#local/stand-ins/bank/bank.ts";
import { dayAfter } from "#shared/core/time/kuwait.ts";
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

/** A past day that this file has not used before. */
let days = 0;
const dayForSettlement = () => dayAfter("2024-01-01", days++);

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
	async cancel() {
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
	async record() {
		const { payment } = await createDifferenceForTest();
		return { params: { id: payment.id }, body: { note: "The bank confirms it" } };
	},
	settlements: async () => ({ query: { month: "2026-11" } }),
	settle: async () => ({ params: { day: dayForSettlement() }, body: { sum: 12_500 } }),
} satisfies SamplesOf<"online-payments">;

export const audited: AuditedOf<"online-payments"> = {
	start: {
		entityType: "onlinePayment",
		action: "started",
		entityId: ({ id }) => id,
	},
	cancel: { entityType: "onlinePayment", action: "cancelled", entityId: one },
	// A webhook about a payment that still waits changes nothing.
	webhook: null,
	refund: { entityType: "onlinePayment", action: "refund_ordered", entityId: one },
	resolveRefund: { entityType: "onlinePayment", action: "refund_resolved", entityId: one },
	resolve: { entityType: "onlinePayment", action: "resolved", entityId: one },
	record: { entityType: "onlinePayment", action: "recorded", entityId: one },
	settle: {
		entityType: "bankSettlement",
		action: "entered",
		entityId: (_, { params }) => params?.day ?? "",
	},
};

export const others: OthersOf<"online-payments"> = {
	start: { source: "card" },
	settle: { sum: 13_000 },
};

export const effects: EffectsOf<"online-payments"> = {
	start: {
		writes: {
			"attempts if expiresAt, failures": null,
			"new onlinePayment": "done",
			"paymentHold if payment": "done",
			"new auditLine": null,
			"onlinePayment if version": "done",
		},
		again: "payment_waits",
	},
	cancel: {
		writes: {
			"attempts if expiresAt, failures": null,
			"onlinePayment if version": "done",
			"new auditLine": null,
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
	record: {
		writes: {
			"receiptBook if last": "done",
			"new membershipPayment": "done",
			"tally of membershipPayment (event # # +11500, online # +11500)": null,
			"registration if version": "done",
			"new notification": "done",
			"onlinePayment if version": "done",
			"new auditLine": null,
		},
		again: "no_difference",
	},
	settle: {
		writes: { "new bankSettlement": "changed_meanwhile", "new auditLine": null },
		again: "writes",
	},
};

export const facts: Pick<FactsOf, "onlinePayment"> = {
	onlinePayment: { status: "differs", amount: 10_000 },
};
