import type { PaymentRecord } from "./payment.entity.ts";

/** Names under which the payments of a month (`2026-12`) are counted and added up. */
export const countName = (month: string) => `payments ${month}`;
export const amountName = (month: string) => `amount ${month}`;

/** A payment that was voided counts for nothing. */
export function paymentsCountedAs({
	paymentDate,
	amount,
	voidedAt,
}: Pick<PaymentRecord, "paymentDate" | "amount" | "voidedAt">): Record<string, number> {
	const month = paymentDate.slice(0, 7);
	return voidedAt === undefined ? { [countName(month)]: 1, [amountName(month)]: amount } : {};
}
