import type { FeeStatus } from "../core/people.ts";
import { dayAfter, kuwaitDate } from "../core/time/kuwait.ts";

export const paymentMethods = ["cash", "knet", "transfer", "online", "other"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Highest fee in fils: 10,000 dinars. */
export const highestFee = 10_000_000;
/** A fee is paid for so many years at most. */
export const longestYears = 10;
/** People to a page of those with a status, and payments to a page. */
export const peopleAtOnce = 50;
export const paymentsAtOnce = 50;
/** Months of the picture of fees: those that are over, with the present one, and those to come. */
export const monthsShown = { past: 12, coming: 3 } as const;

/** Days before the last day for which the fee is paid, and after it, on which people are reminded by themselves. */
export const reminderDays = { before: [30, 7], after: [3, 30] } as const;
/** Nobody is reminded by hand twice within so many hours. */
const restHours = 24;

/** Whether somebody may be reminded again. @param remindedAt ms since 1970; null: never */
export const mayRemind = (remindedAt: number | null, now: number) =>
	remindedAt === null || now - remindedAt >= restHours * 60 * 60 * 1000;

type Valid = { paymentDate: string; validUntil: string };

/** What a person keeps of their fee. Dates are calendar days in Kuwait. */
export type FeeStanding = {
	membershipFeeStatus: FeeStatus;
	lastPaymentDate?: string;
	membershipExpiryDate?: string;
	/** From when on a fee is owed: the day after the expiry, or that of joining. */
	feeDueDate: string;
};

const latest = (days: string[]) => days.sort().at(-1);

/**
 * How somebody stands, from the payments that were not voided.
 * @param joined when they joined, ISO 8601
 */
export function standingFrom(
	payments: readonly Valid[],
	{ isExempt, joined, today }: { isExempt: boolean; joined: string; today: string },
): FeeStanding {
	const membershipExpiryDate = latest(payments.map(({ validUntil }) => validUntil));
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

/** The last day of a year that begins on a day. */
export function yearFrom(day: string, years = 1): string {
	const [year, month, date] = day.split("-").map(Number);
	return new Date(Date.UTC(year + years, month - 1, date - 1)).toISOString().slice(0, 10);
}

/** Until when a fee is paid that begins today, or behind what was paid before. */
export const nextUntil = (today: string, expiry: string | null | undefined) =>
	yearFrom(expiry && expiry >= today ? dayAfter(expiry) : today);
