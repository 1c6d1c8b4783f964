import { randomBytes } from "node:crypto";
import { createMemory } from "#functions/core/memory.ts";
import { signCharge } from "#functions/core/outside/payments/tap.ts";

/** Path of the payment gateway's stand-in, with its API and its page. */
export const bankPath = "/local/bank";
/** The stand-in's secret key. */
export const bankKey = "sk_test_stand_in";

/** A charge in the form of Tap's API. */
export type BankCharge = {
	id: string;
	object: "charge";
	live_mode: false;
	status: string;
	amount: number;
	currency: string;
	description: string;
	reference: { transaction: string; order: string; gateway: string; payment: string };
	transaction: { created: string; url: string };
	source: { id: string };
	redirect: { url: string };
	post: { url: string };
};

export type BankRefund = {
	id: string;
	object: "refund";
	status: string;
	amount: number;
	currency: string;
	charge_id: string;
};

const charges = createMemory<string, BankCharge>();
const refunds = createMemory<string, BankRefund>();
/** Answers by idempotency key. Tap keeps them for a day. */
const answers = createMemory<string, string>();

export const findBankCharge = (id: string) => charges.get(id);
export const findBankRefund = (id: string) => refunds.get(id);

const newId = (prefix: string) => `${prefix}_${randomBytes(9).toString("hex")}`;

type Order = Pick<
	BankCharge,
	"amount" | "currency" | "description" | "source" | "post" | "redirect"
> & {
	reference: { transaction: string; order: string; idempotent: string };
};

/** Creates a charge, or returns the one that was created with the same idempotency key. */
export function createBankCharge(
	{ amount, currency, description, source, post, redirect, reference }: Order,
	siteUrl: string,
): BankCharge {
	const existing = charges.get(answers.get(`charge ${reference.idempotent}`) ?? "");
	if (existing) return existing;
	const id = newId("chg_TS");
	const charge: BankCharge = {
		id,
		object: "charge",
		live_mode: false,
		status: "INITIATED",
		amount,
		currency,
		description,
		reference: {
			transaction: reference.transaction,
			order: reference.order,
			gateway: newId("gw"),
			payment: newId("pay"),
		},
		transaction: { created: String(Date.now()), url: `${siteUrl}${bankPath}/pay/${id}` },
		source: { id: source.id },
		redirect: { url: redirect.url },
		post: { url: post.url },
	};
	charges.set(id, charge);
	answers.set(`charge ${reference.idempotent}`, id);
	return charge;
}

type RefundOrder = Pick<BankRefund, "amount" | "currency" | "charge_id"> & {
	description: string;
	reference: { idempotent: string };
};

/** Reasons that make the stand-in answer otherwise than with a refund at once. */
const refundOutcomes: Record<string, string> = { wait: "PENDING", decline: "DECLINED" };

/** Refunds a captured charge; null if Tap would refuse the request. */
export function createBankRefund(order: RefundOrder): BankRefund | null {
	const { amount, currency, charge_id, reference, description } = order;
	const existing = refunds.get(answers.get(`refund ${reference.idempotent}`) ?? "");
	if (existing) return existing;
	const charge = charges.get(charge_id);
	const refunded = [...refunds.values()]
		.filter((one) => one.charge_id === charge_id && one.status !== "DECLINED")
		.reduce((sum, one) => sum + one.amount, 0);
	if (charge?.status !== "CAPTURED" || refunded + amount > charge.amount + 1e-9) return null;
	const status = refundOutcomes[description.split(" ")[0].toLowerCase()] ?? "REFUNDED";
	const refund: BankRefund = {
		id: newId("re_TS"),
		object: "refund",
		status,
		amount,
		currency,
		charge_id,
	};
	refunds.set(refund.id, refund);
	answers.set(`refund ${reference.idempotent}`, refund.id);
	return refund;
}

/** Ends a refund that waits: it is paid out or declined. */
export function finishBankRefund(id: string, status: "REFUNDED" | "DECLINED"): void {
	const refund = refunds.get(id);
	if (refund?.status === "PENDING") refund.status = status;
}

/** What a person, their bank or the network can do on the page of the gateway. */
export const bankOutcomes = [
	"paid",
	"declined",
	"cancelled",
	"timedOut",
	"paidWithoutWebhook",
	"paidWithLateWebhook",
	"paidWithRepeatedWebhook",
	"paidOtherAmount",
	"forgedWebhook",
] as const;
export type BankOutcome = (typeof bankOutcomes)[number];

const statuses: Record<BankOutcome, string> = {
	paid: "CAPTURED",
	declined: "DECLINED",
	cancelled: "CANCELLED",
	timedOut: "TIMEDOUT",
	paidWithoutWebhook: "CAPTURED",
	paidWithLateWebhook: "CAPTURED",
	paidWithRepeatedWebhook: "CAPTURED",
	paidOtherAmount: "CAPTURED",
	forgedWebhook: "INITIATED",
};

const webhooks: Partial<Record<BankOutcome, number>> = {
	paidWithoutWebhook: 0,
	paidWithLateWebhook: 0,
	paidWithRepeatedWebhook: 3,
};

/** How late a late webhook is, in ms. */
const lateMs = 5_000;

/** Calls the webhook of a charge as Tap does: with the charge as JSON, and its signature. */
export async function sendWebhook(charge: BankCharge, key = bankKey): Promise<number> {
	const { status } = await fetch(charge.post.url, {
		method: "POST",
		headers: { "content-type": "application/json", hashstring: signCharge(charge, key) },
		body: JSON.stringify(charge),
	});
	return status;
}

/** Ends a charge in one of the ways, and calls the webhook. A charge that has ended stays as it is. */
export async function decideCharge(charge: BankCharge, outcome: BankOutcome): Promise<void> {
	if (charge.status !== "INITIATED") return;
	charge.status = statuses[outcome];
	if (outcome === "paidOtherAmount") charge.amount = Math.max(0.001, charge.amount - 1);
	if (outcome === "forgedWebhook") {
		await sendWebhook({ ...charge, status: "CAPTURED" }, "sk_of_somebody_else");
		return;
	}
	for (let sent = 0; sent < (webhooks[outcome] ?? 1); sent++) await sendWebhook(charge);
	if (outcome === "paidWithLateWebhook")
		setTimeout(() => sendWebhook(charge).catch(() => {}), lateMs).unref();
}
