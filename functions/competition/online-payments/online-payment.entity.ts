import { CustomAttributeType, type EntityItem } from "electrodb";
import {
	onlineStates,
	type PaidCharge,
	paymentSources,
	type refundStates,
} from "#shared/competition/online-payments/online-payments.schema.ts";
import { number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";
import { versioned } from "../../core/table/versioned.ts";

/** A refund of part of an online payment. */
export type StoredRefund = {
	/** Our id, with which a repeated order at the gateway is recognised. */
	id: string;
	target: string;
	/** The person whose ledger reserves the amount, and the number of its receipt there. */
	userId?: number;
	/** Undefined for a payment that differs, whose money is not in the ledger. */
	receiptNumber?: string;
	/** In fils. */
	amount: number;
	/** Staff's reason for the refund. Removed once the payment ledger contains the refund with it. */
	reason?: string;
	by: number;
	at: string;
	state: (typeof refundStates)[number];
	gatewayId?: string;
	outcome?: string;
};

/** A payment on the gateway's page. The ledger of payments gets its lines only once it is paid. */
export const OnlinePayments = entity(
	"onlinePayment",
	{
		/** The payer. */
		userId: number,
		id: text,
		status: oneOf(onlineStates),
		source: oneOf(paymentSources),
		/** In fils. */
		amount: number,
		charges: { type: CustomAttributeType<readonly PaidCharge[]>("any"), required: true },
		/** Digest of the call that began it: another call with the same key is refused. */
		request: optional(text),
		/** The charge's number at the gateway; undefined until the gateway has answered. */
		gatewayId: optional(text),
		/** The gateway's page. */
		url: optional(text),
		/** The gateway's word for how it ended. */
		outcome: optional(text),
		/** The sum that the bank took, if it differs from the amount. */
		taken: { type: CustomAttributeType<{ amount: number | null; currency: string }>("any") },
		receiptNumber: optional(text),
		/** The person named first on the receipt. */
		receiptOf: optional(number),
		/** When the gateway was last asked, in ms since 1970. */
		askedAt: optional(number),
		refunds: { type: CustomAttributeType<readonly StoredRefund[]>("any"), required: true },
		/** Set while a refund waits for the gateway, and then while one differs. */
		refunding: optional(oneOf(["waiting", "differs"])),
		/** What staff did about a difference. */
		resolution: optional(text),
		...versioned,
	},
	{
		ofPayer: byKey(["userId"], ["id"]),
		byStatus: byIndex(1, ["status"], ["createdAt"]),
		byOpenRefund: {
			...byIndex(2, ["refunding"], []),
			condition: ({ refunding }: { refunding?: string }) => refunding !== undefined,
		},
	},
);
export type OnlinePaymentRecord = EntityItem<typeof OnlinePayments>;
