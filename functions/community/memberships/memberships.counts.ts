import type { PaymentRecord } from "./payment.entity.ts";

/** Names of the counters for number and sum of a month's payments (`2026-12`). */
export const countName = (month: string) => `payments ${month}`;
export const amountName = (month: string) => `amount ${month}`;

/** Counters of a payment; a voided payment counts nothing. */
export function paymentsCountedAs({
	paymentDate,
	amount,
	voidedAt,
}: Pick<PaymentRecord, "paymentDate" | "amount" | "voidedAt">): Record<string, number> {
	const month = paymentDate.slice(0, 7);
	return voidedAt === undefined ? { [countName(month)]: 1, [amountName(month)]: amount } : {};
}
