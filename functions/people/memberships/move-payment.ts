import { isDeepStrictEqual } from "node:util";
import type { Write } from "../../core/table/database.ts";
import { writePayments } from "./ledger.ts";
import { MembershipPayments, type PaymentRecord } from "./payment.entity.ts";

type Sums = Pick<PaymentRecord, "amount" | "parts" | "months" | "validUntil">;

/** Two payments on one receipt as one: the money and the memberships of both. */
function joinPayments(one: Sums, other: Sums): Sums {
	return {
		amount: one.amount + other.amount,
		parts: [...(one.parts ?? []), ...(other.parts ?? [])],
		months: (one.months ?? 0) + (other.months ?? 0) || undefined,
		validUntil: [one.validUntil, other.validUntil]
			.filter((day) => day !== undefined)
			.sort()
			.at(-1),
	};
}

/** What is left of a joined payment without one of the two. */
function splitPayment(
	joined: Sums,
	{ amount, parts: own = [], months: ownMonths = 0 }: Sums,
): Sums {
	const parts = [...(joined.parts ?? [])];
	for (const part of own) {
		const place = parts.findLastIndex((one) => isDeepStrictEqual(one, part));
		if (place >= 0) parts.splice(place, 1);
	}
	const months = (joined.months ?? 0) - ownMonths || undefined;
	return {
		amount: joined.amount - amount,
		parts,
		months,
		validUntil: ownMonths > 0 && !months ? undefined : joined.validUntil,
	};
}

/** A payment from its stored item. */
export const paymentFrom = (item: object): PaymentRecord => {
	const { data } = MembershipPayments.parse({ Item: item });
	if (!data) throw new Error("The item is no payment");
	return data;
};

const paymentOf = async (userId: number, receiptNumber: string) =>
	(await MembershipPayments.get({ userId, receiptNumber }).go({ consistent: true })).data;

/**
 * The writes that give a payment to another person. If both are on its receipt, their payments are
 * joined, because a person has one payment on a receipt.
 */
export async function planGivenPayment(payment: PaymentRecord, userId: number): Promise<Write[]> {
	const own = await paymentOf(userId, payment.receiptNumber);
	const after = own ? { ...own, ...joinPayments(own, payment) } : { ...payment, userId };
	return writePayments([
		{ before: own, after },
		{ before: payment, after: null },
	]);
}

/**
 * The writes that take a payment back from the person who got it, as it is now; what was joined with
 * it stays with them.
 */
export async function planTakenPayment(payment: PaymentRecord, userId: number): Promise<Write[]> {
	const before = await paymentOf(userId, payment.receiptNumber);
	if (!before) return [];
	const rest = splitPayment(before, payment);
	const { voidedAt, voidedBy, voidReason } = before;
	return rest.amount === 0
		? writePayments([
				{ before, after: null },
				{ before: null, after: { ...before, userId: payment.userId } },
			])
		: writePayments([
				{ before, after: { ...before, ...rest } },
				{ before: null, after: { ...payment, voidedAt, voidedBy, voidReason } },
			]);
}
