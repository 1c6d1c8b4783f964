import { findClosedUntil } from "#functions/people/memberships/cash-book.ts";
import type { FactsOf } from "#functions/people/notifications/notices.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { call } from "../../core/api.ts";
import { createChargeForTest, createPaidForTest, payForTest } from "../../core/fees.ts";
import { admin, createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, EffectsOf, OthersOf, SamplesOf } from "../../core/samples.ts";
import { uniqueId } from "../../core/unique.ts";
import { made, one } from "../audited.ts";

const ofCharge = async () => ({ id: (await createChargeForTest()).target });
const ofEvent = async () => ({ id: String((await createChargeForTest()).event.id) });
const aDay = () => ({ day: dayAfter("1950-01-01", uniqueId() % 20_000) });

let lastToClose = dayAfter(kuwaitDate(Date.now()), -360);

/** A day long before all payments of tests that can still be closed, each time another one. */
async function aDayToClose() {
	const [, latest] = [(await findClosedUntil()) ?? "", lastToClose].sort();
	lastToClose = dayAfter(latest);
	return { day: lastToClose };
}

/** A charge of a person who paid more than another charge asked. */
async function withCredit() {
	const { target } = await createChargeForTest();
	await payForTest([{ id: target, amount: 1_000 }], { credit: 20_000 });
	return { id: target };
}

export default {
	mine: async () => ({ cookie: (await createPaidForTest()).person.cookie }),
	ofPerson: async () => ({ params: { id: String((await createPersonForTest()).id) } }),
	ofEvent: async () => ({ params: await ofEvent() }),
	statement: async () => ({ params: await ofEvent(), query: { lang: "ar" } }),
	pay: async () => {
		const { id } = await ofCharge();
		return { body: { charges: [{ id, amount: 10_000 }], credit: 5_000, paymentMethod: "cash" } };
	},
	voidPayment: async () => ({
		params: { id: (await createPaidForTest()).paymentId },
		body: { reason: "Paid twice" },
	}),
	waive: async () => ({
		params: await ofCharge(),
		body: { amount: 4_000, reason: "Helps at the desk" },
	}),
	refund: async () => ({
		params: { id: (await createPaidForTest()).target },
		body: { amount: 4_000, reason: "Injured", paymentMethod: "cash" },
	}),
	spendCredit: async () => ({ params: await withCredit() }),
	money: async () => ({ query: { year: "2026" } }),
	owedMemberships: async () => ({}),
	givenUp: async () => ({ query: { month: "2026-11" } }),
	exportMoney: async () => ({ query: { from: "2026-11-01", to: "2026-11-30" } }),
	day: async () => ({ params: aDay() }),
	closings: async () => ({ query: { year: "2026" } }),
	closeDay: async () => ({ params: await aDayToClose(), body: { counted: 0 } }),
	async reopenDay() {
		const params = await aDayToClose();
		const cookie = await admin();
		const { status } = await call("POST", `/money/days/${params.day}`, {
			cookie,
			body: { counted: 0 },
		});
		if (status !== 201) throw new Error(`Closing answered ${status}`);
		return { params, body: { reason: "Counted wrongly" } };
	},
} satisfies SamplesOf<"fees">;

export const audited: AuditedOf<"fees"> = {
	pay: {
		entityType: "membershipPayment",
		action: "recorded",
		entityId: made,
	},
	voidPayment: { entityType: "membershipPayment", action: "voided", entityId: one },
	waive: { entityType: "charge", action: "waived", entityId: one },
	refund: { entityType: "charge", action: "refunded", entityId: one },
	spendCredit: { entityType: "charge", action: "paid_from_credit", entityId: one },
	reopenDay: {
		entityType: "cashClosing",
		action: "reopened",
		entityId: (_, { params }) => params?.day ?? "",
	},
	closeDay: {
		entityType: "cashClosing",
		action: "closed",
		entityId: (_, { params }) => params?.day ?? "",
	},
};

export const others: OthersOf<"fees"> = {
	pay: { paymentMethod: "knet" },
	waive: { reason: "Judge of this event" },
	refund: { reason: "Called off" },
	closeDay: { counted: 1_000, reason: "A note too many" },
	reopenDay: { reason: "The wrong day" },
};

export const effects: EffectsOf<"fees"> = {
	pay: {
		writes: {
			"checks cashBook if closedUntil": "done",
			"receiptBook if last": "done",
			"new membershipPayment": "done",
			"tally of membershipPayment (cash # +15000, event # # +10000)": null,
			"tally of cash (# +15000)": null,
			"registration if version": "done",
			"new notification": "done",
			"new auditLine": null,
		},
		again: "less_is_open",
	},
	voidPayment: {
		writes: {
			"membershipPayment if amount, validUntil, voidedAt, waitsSince": "done",
			"tally of membershipPayment (cash # -10000, event # # -10000)": null,
			"tally of cash (# -10000)": null,
			"registration if version": "done",
			"existing user if feeVersion": "done",
			"new notification": "done",
			"new auditLine": null,
		},
		again: "nothing",
	},
	waive: {
		writes: {
			"registration if version": "done",
			"new notification": "done",
			"new auditLine": null,
		},
		again: "writes",
	},
	refund: {
		writes: {
			"checks cashBook if closedUntil": "done",
			"receiptBook if last": "done",
			"new membershipPayment": "done",
			"tally of membershipPayment (cash # -4000, event # # -4000)": null,
			"tally of cash (# -4000)": null,
			"registration if version": "done",
			"existing user if feeVersion": "done",
			"new notification": "done",
			"new auditLine": null,
		},
		again: "writes",
	},
	spendCredit: {
		writes: {
			"registration if version": "done",
			"existing user if feeVersion": "done",
			"new auditLine": null,
		},
		again: "no_credit",
	},
	closeDay: {
		writes: {
			"checks tally of cash if its count": "done",
			"cashBook if closedUntil": "done",
			"new cashClosing": "done",
			"new auditLine": null,
		},
		again: "day_closed",
	},
	reopenDay: {
		writes: {
			"cashBook if closedUntil": "done",
			"removed cashClosing if closedAt": "done",
			"new auditLine": null,
		},
		again: "not_found",
	},
};

export const facts: Pick<FactsOf, "fee"> = {
	fee: { status: "received", amount: 10_000, receiptNumber: "2026-00042" },
};
