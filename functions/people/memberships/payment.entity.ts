import { CustomAttributeType, type EntityItem } from "electrodb";
import { paymentSources } from "#shared/competition/online-payments/online-payments.schema.ts";
import { paymentMethods } from "#shared/people/memberships/memberships.rules.ts";
import type { PaymentPart } from "#shared/people/memberships/memberships.schema.ts";
import { listOf, number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";

/**
 * The ledger of payments: of membership fees, and of charges such as a place at an event. A payment
 * is never edited or deleted, only voided with a reason. A refund is a payment of a negative amount.
 */
export const MembershipPayments = entity(
	"membershipPayment",
	{
		/** The person whose fee it is. */
		userId: { ...number, readOnly: true },
		/** Name of the payer, if it is not the person. */
		payer: { type: "string", readOnly: true },
		receiptNumber: { ...text, readOnly: true },
		/** In fils (1/1000 KWD). */
		amount: { ...number, readOnly: true },
		paymentDate: { ...text, readOnly: true },
		/**
		 * Last day of the membership that the payment covers; undefined for other fees. It follows
		 * from the payments before it if `months` is set.
		 */
		validUntil: { ...optional(text), readOnly: true },
		/** Months of membership that the payment covers; undefined if staff stated the last day. */
		months: { ...optional(number), readOnly: true },
		/**
		 * When a refund was ordered at the bank. Until the bank confirms it, it reserves its amount and
		 * is not counted; if the bank refuses it, it is voided.
		 */
		waitsSince: optional(text),
		/** Number of the receipt whose membership this pays back; undefined for other payments. */
		refundOf: { ...optional(text), readOnly: true },
		/**
		 * The parts of the amount: one for each charge, and one for a membership on the same receipt.
		 * Undefined if staff recorded a membership alone.
		 */
		parts: { type: CustomAttributeType<readonly PaymentPart[]>("any"), readOnly: true },
		/** User ids of all people whose charges share the receipt. */
		people: optional(listOf(number)),
		/** The person's dojo on the day of the payment. */
		dojoId: { ...optional(number), readOnly: true },
		/** Number of the payment at a bank or provider. */
		reference: { ...optional(text), readOnly: true },
		/** What a person paid online with, and the number of the charge at the gateway. */
		source: { ...optional(oneOf(paymentSources)), readOnly: true },
		bankReference: { ...optional(text), readOnly: true },
		paymentMethod: { type: paymentMethods, required: true, readOnly: true },
		notes: { type: "string", readOnly: true },
		createdAt: { ...text, readOnly: true },
		recordedBy: { ...number, readOnly: true },
		voidedAt: optional(text),
		voidedBy: optional(number),
		voidReason: optional(text),
	},
	{
		ofPerson: byKey(["userId"], ["receiptNumber"]),
		byDate: byIndex(1, [], ["paymentDate", "receiptNumber"]),
	},
);
export type PaymentRecord = EntityItem<typeof MembershipPayments>;

/** The last receipt number used in a year. */
export const ReceiptBooks = entity(
	"receiptBook",
	{
		year: number,
		last: number,
	},
	{ ofYear: byKey(["year"]) },
);

/** The last day whose cash was closed: no payment is recorded on it or on a day before it. */
export const CashBooks = entity(
	"cashBook",
	{
		name: text,
		closedUntil: optional(text),
	},
	{ byName: byKey(["name"]) },
);
