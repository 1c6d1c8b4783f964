import type { FeeStatus } from "../../core/people.ts";
import { dayAfter, kuwaitDate } from "../../core/time/kuwait.ts";
import { dayAfterMonths } from "../../core/time/month.ts";

export const paymentMethods = ["cash", "knet", "transfer", "online", "other"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** How staff can receive or pay back money. `online` is recorded by the gateway's answer alone. */
export const staffMethods = ["cash", "knet", "transfer", "other"] as const;

/** The charge and the title of a membership fee in the parts of a payment. */
export const membershipCharge = "membership";
export const membershipTitle = { titleEn: "Membership fee", titleAr: "رسوم العضوية" } as const;

/**
 * Lowers membership fees that are paid together to a family's maximum, each by the same share.
 * @param most in fils; 0 for no maximum
 */
export function capMemberships(amounts: readonly number[], most: number): number[] {
	const sum = amounts.reduce((total, amount) => total + amount, 0);
	if (most <= 0 || sum <= most) return [...amounts];
	const lowered = amounts.map((amount) => Math.floor((amount * most) / sum));
	const rest = most - lowered.reduce((total, amount) => total + amount, 0);
	return lowered.map((amount, position) => (position === 0 ? amount + rest : amount));
}

/** Maximum number of years for which a fee can be paid. */
export const longestYears = 10;
/** People and payments on a page. */
export const peopleAtOnce = 50;
export const paymentsAtOnce = 50;
/** Months in the chart of fees: past ones including the current month, and future ones. */
export const chartMonths = { past: 12, coming: 3 } as const;

/** Days before and after the last paid day on which automatic reminders are sent. */
export const reminderDays = { before: [30, 7], after: [3, 30] } as const;

/**
 * Whether a membership that is valid until a day can be renewed online already: from the day of the
 * first reminder on.
 */
export const mayRenew = (validUntil: string, now: number) =>
	dayAfter(validUntil, -reminderDays.before[0]) <= kuwaitDate(now);
/** Minimum time between two manual reminders of a person, in hours. */
const hoursBetweenReminders = 24;

/**
 * Whether a person can be reminded again by hand.
 * @param remindedAt ms since 1970; null for never
 */
export const mayRemind = (remindedAt: number | null, now: number) =>
	remindedAt === null || now - remindedAt >= hoursBetweenReminders * 60 * 60 * 1000;

type ValidPayment = {
	paymentDate: string;
	/** Last day that the payment covers, as staff stated it or as it followed from `months`. */
	validUntil: string;
	/** Months that it pays, from the end of what was paid before it; undefined for a stated day. */
	months?: number;
	createdAt: string;
};

/** The last day of a membership as staff stated it, and when they did (ISO 8601). */
export type StatedEnd = { until: string; at: string };

/** Fee fields that a person's record stores. Dates are calendar days in Kuwait. */
export type FeeStanding = {
	membershipFeeStatus: FeeStatus;
	lastPaymentDate?: string;
	membershipExpiryDate?: string;
	/** Day from which a fee is owed: the day after the expiry, or the day of joining. */
	feeDueDate: string;
};

const latest = (days: string[]) => days.sort().at(-1);

const byRecording = (a: ValidPayment, b: ValidPayment) => a.createdAt.localeCompare(b.createdAt);

/**
 * Payments with the last day that each of them covers, derived in the order in which they were
 * recorded: a renewal begins where the payments before it end.
 * @param stated end that staff stated; only payments recorded after that statement extend it
 */
export function derivePeriods<Payment extends ValidPayment>(
	payments: readonly Payment[],
	stated?: StatedEnd,
): Payment[] {
	let end = stated?.until;
	return [...payments].sort(byRecording).map((payment) => {
		const { paymentDate, months, createdAt } = payment;
		if (stated && createdAt <= stated.at) return payment;
		const validUntil =
			months === undefined ? payment.validUntil : periodEnd(paymentDate, end, months);
		end = latest([validUntil, ...(end ? [end] : [])]);
		return { ...payment, validUntil };
	});
}

/**
 * Fee standing from the payments that were not voided.
 * @param joined time of joining, ISO 8601
 * @param stated end that staff stated; only payments recorded after that statement extend it
 */
export function standingFrom(
	payments: readonly ValidPayment[],
	{
		isExempt,
		joined,
		today,
		stated,
	}: { isExempt: boolean; joined: string; today: string; stated?: StatedEnd },
): FeeStanding {
	const derived = derivePeriods(payments, stated);
	const counting = stated ? derived.filter(({ createdAt }) => createdAt > stated.at) : derived;
	const membershipExpiryDate = latest([
		...counting.map(({ validUntil }) => validUntil),
		...(stated ? [stated.until] : []),
	]);
	return {
		membershipFeeStatus: isExempt ? "exempt" : statusOn(today, membershipExpiryDate),
		lastPaymentDate: latest(payments.map(({ paymentDate }) => paymentDate)),
		membershipExpiryDate,
		feeDueDate: membershipExpiryDate
			? dayAfter(membershipExpiryDate)
			: kuwaitDate(Date.parse(joined)),
	};
}

/** A fee is valid until the end of its last day. */
function statusOn(today: string, expiry: string | undefined): FeeStatus {
	if (expiry === undefined) return "pending";
	return expiry < today ? "overdue" : "paid";
}

/** Last day of a period of `years` years that begins on `day`. */
export function yearFrom(day: string, years = 1): string {
	const [year, month, date] = day.split("-").map(Number);
	return new Date(Date.UTC(year + years, month - 1, date - 1)).toISOString().slice(0, 10);
}

/**
 * Last day of a period of months that begins on the day of the payment, or on the day after the
 * period that is already paid.
 */
export function periodEnd(paidOn: string, expiry: string | null | undefined, months: number) {
	const start = expiry ? [paidOn, dayAfter(expiry)].sort()[1] : paidOn;
	return months % 12 === 0
		? yearFrom(start, months / 12)
		: dayAfter(dayAfterMonths(start, months), -1);
}
