import {
	membershipCharge,
	type PaymentMethod,
} from "#shared/people/memberships/memberships.rules.ts";
import { defineCounts, type Numbers } from "../../core/table/counters.ts";

import type { PaymentRecord } from "./payment.entity.ts";

/** Names of the counters for number and sum of a month's membership payments (`2026-12`). */
export const countName = (month: string) => `payments ${month}`;
export const amountName = (month: string) => `amount ${month}`;
/** Names of the sums of all payments: by method and month, and of a year by dojo and event. */
export const methodName = (month: string, method: PaymentMethod) => `${method} ${month}`;
export const dojoName = (year: string, dojoId: number) => `dojo ${year} ${dojoId}`;
export const eventName = (year: string, eventId: number) => `event ${year} ${eventId}`;

type Counted = Pick<PaymentRecord, "paymentDate" | "amount" | "paymentMethod"> &
	Partial<Pick<PaymentRecord, "voidedAt" | "waitsSince" | "parts" | "dojoId">>;

/**
 * How much of a payment is for a membership, in fils. A payment without parts is for nothing else.
 */
export const membershipAmountOf = ({ amount, parts }: Pick<Counted, "amount" | "parts">): number =>
	parts
		? parts
				.filter(({ charge }) => charge === membershipCharge)
				.reduce((sum, part) => sum + part.amount, 0)
		: amount;

/** Counters of a payment; a voided one and a refund that waits at the bank count nothing. */
export function paymentsCountedAs(payment: Counted): Numbers {
	const { paymentDate, amount, paymentMethod, voidedAt, waitsSince, parts, dojoId } = payment;
	if (voidedAt !== undefined || waitsSince !== undefined) return {};
	const [month, year] = [paymentDate.slice(0, 7), paymentDate.slice(0, 4)];
	const sums: Numbers = { [methodName(month, paymentMethod)]: amount };
	const ofMembership = membershipAmountOf(payment);
	// A refund lowers the sum; it is not another payment.
	if (ofMembership > 0) sums[countName(month)] = 1;
	if (ofMembership !== 0) sums[amountName(month)] = ofMembership;
	if (dojoId !== undefined) sums[dojoName(year, dojoId)] = amount;
	for (const part of parts ?? []) {
		if (part.eventId === undefined) continue;
		const name = eventName(year, part.eventId);
		sums[name] = (sums[name] ?? 0) + part.amount;
	}
	return sums;
}

/** Name of the sum of a day's cash payments. */
export const cashName = (day: string) => day;

/** What a payment adds to the cash of its day; a closing must find the sum exact. */
export const cashCountedAs = (payment: Counted): Numbers =>
	payment.paymentMethod === "cash" && payment.voidedAt === undefined
		? { [cashName(payment.paymentDate)]: payment.amount }
		: {};

export const membershipsCounts = defineCounts({
	cash: { of: "membershipPayment", as: cashCountedAs },
	membershipPayment: { of: "membershipPayment", as: paymentsCountedAs },
});
