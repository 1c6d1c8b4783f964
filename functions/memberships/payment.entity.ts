import { Entity, type EntityItem } from "electrodb";
import { paymentMethods } from "#shared/memberships/memberships.rules.ts";
import { byIndex, byKey, model, onTable } from "../core/table/database.ts";

/** The ledger of membership fees. A payment is never edited or deleted: it is voided, with the reason. */
export const MembershipPayments = new Entity(
	{
		model: model("membershipPayment"),
		attributes: {
			userId: { type: "number", required: true, readOnly: true },
			receiptNumber: { type: "string", required: true, readOnly: true },
			/** In fils. */
			amount: { type: "number", required: true, readOnly: true },
			paymentDate: { type: "string", required: true, readOnly: true },
			validUntil: { type: "string", required: true, readOnly: true },
			paymentMethod: { type: paymentMethods, required: true, readOnly: true },
			notes: { type: "string", readOnly: true },
			createdAt: { type: "string", required: true, readOnly: true },
			recordedBy: { type: "number", required: true, readOnly: true },
			voidedAt: { type: "string" },
			voidedBy: { type: "number" },
			voidReason: { type: "string" },
		},
		indexes: {
			ofPerson: byKey(["userId"], ["receiptNumber"]),
			byDate: byIndex(1, [], ["paymentDate", "receiptNumber"]),
		},
	},
	onTable,
);
export type PaymentRecord = EntityItem<typeof MembershipPayments>;

/** The last receipt number that was given in a year. */
export const ReceiptBooks = new Entity(
	{
		model: model("receiptBook"),
		attributes: {
			year: { type: "number", required: true },
			last: { type: "number", required: true },
		},
		indexes: { ofYear: byKey(["year"]) },
	},
	onTable,
);
