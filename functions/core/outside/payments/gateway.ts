/** What people pay with: KNET, Kuwait's network of debit cards, or a credit card. */
export type PaymentSource = "knet" | "card";

/**
 * A charge at the payment gateway. `waiting`: nobody knows yet; `captured`: the money was taken;
 * `ended`: it never will be.
 */
export type GatewayCharge = {
	id: string;
	/** Our own id of the payment, as it was given when the charge was created. */
	reference: string | null;
	state: "waiting" | "captured" | "ended";
	/** The gateway's word for its state, such as `DECLINED`. */
	status: string;
	/** In fils; null if the amount is not a whole number of fils. */
	amount: number | null;
	currency: string;
	/** The hosted page on which the person pays. */
	url: string | null;
};

/** A refund at the payment gateway. */
export type GatewayRefund = {
	id: string;
	state: "waiting" | "refunded" | "refused";
	status: string;
	/** In fils; null if the amount is not a whole number of fils. */
	amount: number | null;
	currency: string;
};

export type ChargeOrder = {
	/** Our id of the payment. A repeated order with the same id creates no second charge. */
	reference: string;
	/** In fils. */
	amount: number;
	source: PaymentSource;
	description: string;
	/** Describes the payment in the gateway's own list. */
	charges: readonly string[];
	payer: { firstName: string; email: string };
	/** Page to which the person's browser comes back. */
	returnUrl: string;
	/** Address that the gateway's server calls when the charge changes. */
	webhookUrl: string;
};

export type RefundOrder = {
	chargeId: string;
	/** Our id of the refund. A repeated order with the same id creates no second refund. */
	reference: string;
	/** In fils. */
	amount: number;
	reason: string;
};

/**
 * A payment gateway with a hosted payment page: no card data touches this product. All calls throw
 * `GatewayError` when the gateway refuses or cannot be reached.
 */
export type PaymentGateway = {
	/** Whether it is configured; nothing else may be called before it is. */
	isReady(): Promise<boolean>;
	create(order: ChargeOrder): Promise<GatewayCharge>;
	/** The charge as it is now; null if the gateway does not know it. */
	retrieve(id: string): Promise<GatewayCharge | null>;
	refund(order: RefundOrder): Promise<GatewayRefund>;
	retrieveRefund(id: string): Promise<GatewayRefund | null>;
	/** The id of the charge that a webhook is about; null if the gateway did not sign it. */
	readWebhook(body: unknown, signature: string): Promise<string | null>;
};

/**
 * Time in ms during which the gateway recognises a repeated order. Tap remembers orders for 24
 * hours; one hour less allows for wrong clocks.
 */
export const orderedOnceFor = 23 * 60 * 60 * 1000;

/**
 * Time in ms after which nobody is still on a payment page, and after which the gateway has
 * forgotten what it does not know.
 */
export const longestPayment = 3 * 24 * 60 * 60 * 1000;

/** The gateway refused a call, or could not be reached. It has no text that may contain names. */
export class GatewayError extends Error {
	override readonly name = "GatewayError";
	/** HTTP status; undefined if there was no answer. */
	readonly code: number | undefined;

	constructor(message: string, code?: number) {
		super(message);
		this.code = code;
	}
}
