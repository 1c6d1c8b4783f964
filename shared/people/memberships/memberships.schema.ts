import * as z from "zod/mini";
import { amountFrom } from "../../core/fields/amounts.ts";
import {
	day,
	longText,
	optionalDay,
	optionalPastDay,
	optionalText,
} from "../../core/fields/fields.ts";
import { bilingualShape, textOrNull } from "../../core/fields/shapes.ts";
import { paged } from "../../core/http/page.ts";
import { id, pathId, type UserId } from "../../core/ids.ts";
import { locales } from "../../core/locales.ts";
import { feeStatuses, owingStatuses } from "../../core/people.ts";
import { isDate, kuwaitDate } from "../../core/time/kuwait.ts";
import { monthPattern } from "../../core/time/month.ts";
import { NamedPerson } from "../users/users.schema.ts";
import { longestYears, paymentMethods, staffMethods, yearFrom } from "./memberships.rules.ts";

/** `id` of a payment: the id of its person, and its receipt number. */
const paymentId = /^([1-9]\d{0,14})-(\d{4}-\d{5,9})$/;

export type PaymentKey = { userId: UserId; receiptNumber: string };

function paymentKey(value: string): PaymentKey {
	const [, userId, receiptNumber] = paymentId.exec(value) as RegExpExecArray;
	return { userId: Number(userId), receiptNumber };
}

export const PaymentParams = z.object({
	id: z.pipe(z.string().check(z.regex(paymentId)), z.transform(paymentKey)),
});

const dayByDefault = z.optional(
	z.pipe(
		z.transform((value: unknown) => (value === "" || value === null ? undefined : value)),
		z.optional(day),
	),
);

/** The day of a payment: up to today, and not as long ago as no payment is that is recorded now. */
export const paymentDay = optionalPastDay.check(
	z.refine(
		(paid) => !paid || !isDate(paid) || paid >= yearFrom(kuwaitDate(Date.now()), -longestYears),
		"day_too_early",
	),
);

/**
 * Whether a payment or refund of a day whose cash is closed is booked on the first day that is open,
 * which may be tomorrow. Otherwise it is refused.
 */
export const onClosedDay = { moveToOpenDay: z.optional(z.boolean()) };

/**
 * A fee that was paid. By default it was paid today, with the amount and for the months that the
 * settings state.
 */
export const PaymentInput = z
	.object({
		userId: id<UserId>(),
		/** In fils; a text is in dinars. */
		amount: z.optional(amountFrom()),
		paymentDate: paymentDay,
		...onClosedDay,
		validUntil: dayByDefault,
		paymentMethod: z.enum(staffMethods, "required"),
		/** Payer, if it is not the member: a parent, a company. */
		payer: optionalText(120),
		notes: optionalText(500),
	})
	.check(
		z.refine((payment) => !payment.validUntil || payment.validUntil >= paidOn(payment), {
			error: "end_before_start",
			path: ["validUntil"],
		}),
		// This check also runs if other fields are invalid, so the day may not be a date.
		z.refine(
			(payment) =>
				!payment.validUntil || !isDate(paidOn(payment)) || payment.validUntil <= latestEnd(payment),
			{
				error: "too_big",
				path: ["validUntil"],
			},
		),
	);
type PaidOn = { paymentDate?: string | null };

const latestEnd = (payment: PaidOn) => yearFrom(paidOn(payment), longestYears);

export type PaymentInput = z.output<typeof PaymentInput>;

/** Day of a payment; today by default. */
export const paidOn = ({ paymentDate }: PaidOn, now = Date.now()) => paymentDate ?? kuwaitDate(now);

/**
 * How much of a payment is for a charge, with a copy of what the charge is for. The part for a
 * membership has the charge `membership`.
 */
export const PaymentPart = z.object({
	charge: z.string(),
	amount: z.number(),
	eventId: z.optional(z.number()),
	...bilingualShape("title", z.string()),
});
export type PaymentPart = z.infer<typeof PaymentPart>;

/** A payment as its person sees it. */
export const OwnPayment = z.object({
	id: z.string(),
	/** Consecutive within a year: `2026-00042`. */
	receiptNumber: z.string(),
	/** Payer, if it is not the member. */
	payer: textOrNull,
	/** In fils. */
	amount: z.number(),
	paymentDate: z.string(),
	/** Last day of the membership that it pays; null for other fees. */
	validUntil: textOrNull,
	/** What it pays; empty for a payment of nothing but a membership that staff recorded. */
	parts: z.array(PaymentPart),
	paymentMethod: z.enum(paymentMethods),
	/** Of a refund: whether it waits at the bank or the bank did not pay it out; null otherwise. */
	atBank: z.nullable(z.enum(["waiting", "refused"])),
	createdAt: z.string(),
	voidedAt: textOrNull,
	voidReason: textOrNull,
});
export type OwnPayment = z.infer<typeof OwnPayment>;

/** A payment as staff see it. */
export const MembershipPayment = z.extend(OwnPayment, {
	userId: id<UserId>(),
	notes: textOrNull,
	/** Number of the payment at a bank, or our number of an online payment. */
	reference: textOrNull,
	recordedBy: id<UserId>(),
	/** Whether an online payment names it, so that it is paid back online and cannot be voided. */
	isOnline: z.boolean(),
	voidedBy: z.nullable(id<UserId>()),
	/** Person whose fee it is; null if they were deleted. */
	person: z.nullable(NamedPerson),
});
export type MembershipPayment = z.infer<typeof MembershipPayment>;

/** Payments of a person, or all payments between two days, both inclusive. */
export const PaymentsQuery = z.object({
	userId: z.optional(pathId<UserId>()),
	from: z.optional(day),
	to: z.optional(day),
	method: z.optional(z.enum(paymentMethods)),
	...paged,
});
export type PaymentsQuery = z.output<typeof PaymentsQuery>;

export const VoidInput = z.object({ reason: longText(500) });
export type VoidInput = z.output<typeof VoidInput>;

export const ReceiptQuery = z.object({ lang: z.optional(z.enum(locales)) });

/** Membership of a person as they see it themselves. */
export const OwnMembership = z.object({
	status: z.enum(feeStatuses),
	/** Last day for which the fee is paid. */
	expiry: textOrNull,
	lastPaymentDate: textOrNull,
	payments: z.array(OwnPayment),
});
export type OwnMembership = z.infer<typeof OwnMembership>;

/** A person with their fee, as staff see them. */
export const Membership = z.extend(NamedPerson, {
	email: z.string(),
	membershipFeeStatus: z.enum(feeStatuses),
	membershipExpiryDate: textOrNull,
	lastPaymentDate: textOrNull,
	/** Day from which a fee is owed: the day after the expiry, or the day of joining. */
	feeDueDate: z.string(),
	/** Why the person is exempt, and the last day of the exemption; null if not stated. */
	exemptReason: textOrNull,
	exemptUntil: textOrNull,
	/** The last reminder, and when its email was sent; null before. */
	reminder: z.nullable(z.object({ at: z.string(), mailedAt: textOrNull })),
});
export type Membership = z.infer<typeof Membership>;

export const MembershipParams = z.object({ id: pathId<UserId>() });

export const MembershipsQuery = z.object({
	status: z._default(z.enum(feeStatuses), "overdue"),
	/** Part of a name in either script, or of an email address. */
	q: z.optional(z.string().check(z.maxLength(100))),
	...paged,
});
export type MembershipsQuery = z.output<typeof MembershipsQuery>;

/** `exempt`: the person owes no fee. `none`: their status follows from their payments. */
const exemption = z.enum(["exempt", "none"], {
	error: ({ input }) => (feeStatuses.some((one) => one === input) ? "by_payments" : "required"),
});
export const Exemption = z.object({
	membershipFeeStatus: exemption,
	reason: optionalText(200),
	/** Last day of the exemption; null for no end. */
	until: optionalDay,
});
export type Exemption = z.output<typeof Exemption>;

/** The fee in an edit of a person. Fields that are left out do not change. */
export const statedFee = {
	membershipFeeStatus: z.optional(exemption),
	/** Last day of the membership; empty or null: it follows from the payments. */
	membershipExpiryDate: optionalDay.check(
		z.refine(
			(until) => !until || until <= yearFrom(kuwaitDate(Date.now()), longestYears),
			"too_big",
		),
	),
	/** Refused: payments are recorded by `POST /membership-payments`. */
	lastPaymentDate: z.optional(z.never("by_payments")),
};
export type StatedFee = z.output<z.ZodMiniObject<Omit<typeof statedFee, "lastPaymentDate">>>;

export const FeeTotals = z.object({
	statuses: z.record(z.enum(feeStatuses), z.number()),
	/** `due`: memberships that end in the month and were not renewed. */
	months: z.array(
		z.object({
			month: z.string().check(z.regex(monthPattern)),
			payments: z.number(),
			/** In fils. */
			amount: z.number(),
			due: z.number(),
		}),
	),
});
export type FeeTotals = z.infer<typeof FeeTotals>;

export const ReminderWish = z.object({ status: z.enum(owingStatuses, "required") });

/** A run of reminders to all people with a status, and its progress. */
export const ReminderRun = z.object({
	id: z.string(),
	status: z.enum(feeStatuses),
	createdAt: z.string(),
	/** Number of people with the status at the start; null for automatic reminders. */
	expected: z.nullable(z.number()),
	reminded: z.number(),
	/** Number of people who were left out because of a recent reminder. */
	skipped: z.number(),
	doneAt: textOrNull,
});
export type ReminderRun = z.infer<typeof ReminderRun>;
