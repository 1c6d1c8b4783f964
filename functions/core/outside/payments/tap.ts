import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import { inDinars } from "#shared/core/texts/money.ts";
import {
	type ChargeOrder,
	type GatewayCharge,
	GatewayError,
	type GatewayRefund,
	type PaymentGateway,
	type PaymentSource,
	type RefundOrder,
} from "./gateway.ts";

const optionalText = z.nullish(z.string());
const amount = z.union([z.number(), z.string().check(z.regex(/^\d{1,9}(\.\d{1,6})?$/))]);

/** The part of Tap's charge that we read: developers.tap.company/reference/charges. */
const Charge = z.object({
	id: z.string().check(z.minLength(1), z.maxLength(100)),
	status: z.string(),
	amount,
	currency: z.string(),
	reference: z.nullish(
		z.object({ transaction: optionalText, gateway: optionalText, payment: optionalText }),
	),
	transaction: z.nullish(
		z.object({ created: z.nullish(z.union([z.string(), z.number()])), url: optionalText }),
	),
});
type Charge = z.infer<typeof Charge>;

/** The part of Tap's refund that we read: developers.tap.company/docs/refunds. */
const Refund = z.object({
	id: z.string().check(z.minLength(1), z.maxLength(100)),
	status: z.string(),
	amount,
	currency: z.string(),
});

const sources: Record<PaymentSource, string> = { knet: "src_kw.knet", card: "src_card" };

/**
 * Statuses that are final without money: developers.tap.company/reference/charge-response-codes.
 */
const endedStatuses = [
	"ABANDONED",
	"CANCELLED",
	"FAILED",
	"DECLINED",
	"RESTRICTED",
	"TIMEDOUT",
	"VOID",
];
const refusedStatuses = ["CANCELLED", "FAILED", "DECLINED", "RESTRICTED", "TIMEDOUT", "TIMED_OUT"];

/** An amount of dinars in fils; null if it is not a whole number of fils. */
export function toFils(dinars: number | string): number | null {
	const exact = Number(dinars) * 1000;
	const fils = Math.round(exact);
	return Number.isSafeInteger(fils) && Math.abs(exact - fils) < 1e-6 ? fils : null;
}

/** ISO 4217 currencies with three decimal places, as Tap signs them. */
const withThreeDecimals = ["KWD", "BHD", "OMR", "JOD", "TND"];

/** The text that Tap signs for a charge: developers.tap.company/docs/webhook. */
export const signedText = ({ id, amount, currency, reference, status, transaction }: Charge) =>
	[
		["x_id", id],
		["x_amount", Number(amount).toFixed(withThreeDecimals.includes(currency) ? 3 : 2)],
		["x_currency", currency],
		["x_gateway_reference", reference?.gateway ?? ""],
		["x_payment_reference", reference?.payment ?? ""],
		["x_status", status],
		["x_created", transaction?.created ?? ""],
	]
		.flat()
		.join("");

export const signCharge = (charge: Charge, key: string) =>
	createHmac("sha256", key).update(signedText(charge)).digest("hex");

function isSame(one: string, other: string): boolean {
	const [a, b] = [Buffer.from(one), Buffer.from(other)];
	return a.length === b.length && timingSafeEqual(a, b);
}

const readCharge = ({ id, status, amount, currency, reference, transaction }: Charge) =>
	({
		id,
		reference: reference?.transaction ?? null,
		state:
			status === "CAPTURED" ? "captured" : endedStatuses.includes(status) ? "ended" : "waiting",
		status,
		amount: toFils(amount),
		currency,
		url: transaction?.url ?? null,
	}) satisfies GatewayCharge;

const readRefund = ({ id, status, amount, currency }: z.infer<typeof Refund>) =>
	({
		id,
		state:
			status === "REFUNDED" ? "refunded" : refusedStatuses.includes(status) ? "refused" : "waiting",
		status,
		amount: toFils(amount),
		currency,
	}) satisfies GatewayRefund;

const chargeRequest = (order: ChargeOrder) => ({
	amount: inDinars(order.amount),
	currency: "KWD",
	customer_initiated: true,
	threeDSecure: true,
	save_card: false,
	description: order.description,
	metadata: { charges: order.charges.join(" ").slice(0, 500) },
	reference: {
		transaction: order.reference,
		order: order.reference,
		idempotent: order.reference,
	},
	customer: { first_name: order.payer.firstName, email: order.payer.email },
	source: { id: sources[order.source] },
	post: { url: order.webhookUrl },
	redirect: { url: order.returnUrl },
});

const refundRequest = ({ chargeId, reference, amount, reason }: RefundOrder) => ({
	charge_id: chargeId,
	amount: inDinars(amount),
	currency: "KWD",
	description: reason,
	reason: "requested_by_customer",
	reference: { merchant: reference, idempotent: reference },
});

/** Timeout of a call, in ms. */
const timeout = 8_000;
/** Statuses with which Tap says that it does not know an id. */
const unknownStatuses = [400, 404];

type Settings = {
	/** Address of the API, without a trailing slash. */
	url: string;
	/** The secret API key; null while there is none. */
	key: () => Promise<string | null>;
};

/** Tap Payments: developers.tap.company. Decision 0072 names the pages that each field is from. */
export function tapPayments({ url, key }: Settings): PaymentGateway {
	async function request(method: "GET" | "POST", path: string, body?: object): Promise<unknown> {
		const secret = await key();
		if (secret === null) throw new GatewayError("There is no key");
		const response = await fetch(`${url}${path}`, {
			method,
			headers: {
				authorization: `Bearer ${secret}`,
				accept: "application/json",
				...(body && { "content-type": "application/json" }),
			},
			body: body && JSON.stringify(body),
			redirect: "error",
			signal: AbortSignal.timeout(timeout),
		}).catch(() => {
			throw new GatewayError("No answer");
		});
		if (!response.ok) {
			await response.body?.cancel();
			throw new GatewayError("Refused", response.status);
		}
		return response.json().catch(() => {
			throw new GatewayError("The answer is no JSON", response.status);
		});
	}

	const find = (path: string) =>
		request("GET", path).catch((error) => {
			if (error instanceof GatewayError && unknownStatuses.includes(error.code ?? 0)) return null;
			throw error;
		});

	function read<S extends z.ZodMiniType>(schema: S, answer: unknown): z.output<S> {
		const result = schema.safeParse(answer);
		if (!result.success) throw new GatewayError("The answer has another form");
		return result.data;
	}

	return {
		isReady: async () => (await key()) !== null,
		create: async (order) =>
			readCharge(read(Charge, await request("POST", "/charges", chargeRequest(order)))),
		async retrieve(id) {
			const answer = await find(`/charges/${encodeURIComponent(id)}`);
			return answer === null ? null : readCharge(read(Charge, answer));
		},
		refund: async (order) =>
			readRefund(read(Refund, await request("POST", "/refunds", refundRequest(order)))),
		async retrieveRefund(id) {
			const answer = await find(`/refunds/${encodeURIComponent(id)}`);
			return answer === null ? null : readRefund(read(Refund, answer));
		},
		async readWebhook(body, signature) {
			const charge = Charge.safeParse(body);
			const secret = await key();
			if (!charge.success || secret === null) return null;
			return isSame(signCharge(charge.data, secret), signature.toLowerCase())
				? charge.data.id
				: null;
		},
	};
}
