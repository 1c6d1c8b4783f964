import { personForTest } from "../../core/personForTest.ts";

const receiptNumber = (id: number) => `2026-${String(id).padStart(5, "0")}`;

/** A payment of a membership fee, as lists and dialogs are given it. */
export const paymentRow = (id: number, wish: object = {}) => ({
	id: `20-${receiptNumber(id)}`,
	userId: 20,
	receiptNumber: receiptNumber(id),
	payer: null,
	amount: 12_500,
	paymentDate: "2026-03-04",
	validUntil: "2027-03-03",
	parts: [],
	paymentMethod: "knet",
	atBank: null,
	createdAt: "2026-03-06T09:00:00Z",
	voidedAt: null,
	voidReason: null,
	notes: null,
	reference: null,
	isOnline: false,
	person: personForTest(20, "Noura"),
	...wish,
});
