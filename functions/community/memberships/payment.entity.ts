import type { EntityItem } from "electrodb";
import { paymentMethods } from "#shared/community/memberships/memberships.rules.ts";
import { number, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";

/**
 * The ledger of membership fees. A payment is never edited or deleted, only voided with a reason.
 */
export const MembershipPayments = entity(
	"membershipPayment",
	{
		/** The member whose fee it is. */
		userId: { ...number, readOnly: true },
		/** Name of the payer, if that is not the member. */
		payer: { type: "string", readOnly: true },
		receiptNumber: { ...text, readOnly: true },
		/** In fils (1/1000 KWD). */
		amount: { ...number, readOnly: true },
		paymentDate: { ...text, readOnly: true },
		validUntil: { ...text, readOnly: true },
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
