import * as z from "zod/mini";
import { amountFrom, sumFrom } from "../../core/fields/amounts.ts";
import { day, longText, optionalText } from "../../core/fields/fields.ts";
import { bilingualShape, textOrNull } from "../../core/fields/shapes.ts";
import { id, type UserId } from "../../core/ids.ts";
import { monthPattern } from "../../core/time/month.ts";
import { NamedPerson } from "../../people/users/users.schema.ts";
import { type ChargeKey, chargeKey, chargePattern } from "../fees/fees.schema.ts";
import { fitsOnePayment } from "./online-payments.rules.ts";

/** What people pay with: KNET, or a credit card. */
export const paymentSources = ["knet", "card"] as const;
export type PaymentSource = (typeof paymentSources)[number];

/**
 * `started`: the person was sent to the payment page. `differs`: money was taken, but not what was
 * asked for, or nobody is left to credit it to; staff decide, and then it is `resolved`.
 */
export const onlineStates = [
	"started",
	"paid",
	"failed",
	"expired",
	"differs",
	"resolved",
] as const;
export type OnlineState = (typeof onlineStates)[number];

/**
 * `waiting`: the bank has not answered yet; its amount is reserved. `differs`: nobody knows whether
 * the bank paid it out; it stays reserved until staff have found out.
 */
export const refundStates = ["waiting", "refunded", "refused", "differs"] as const;

/** `id` of an online payment: the id of its payer, and 22 characters of base64url. */
const onlinePaymentId = /^([1-9]\d{0,14})-([\w-]{22})$/;

export type OnlinePaymentKey = { userId: UserId; id: string };

/** The key in an id; null for another text. */
export function onlinePaymentKey(value: string): OnlinePaymentKey | null {
	const [, userId, key] = onlinePaymentId.exec(value) ?? [];
	return key ? { userId: Number(userId) as UserId, id: key } : null;
}

export const OnlinePaymentParams = z.object({
	id: z.pipe(
		z.string().check(z.regex(onlinePaymentId)),
		z.transform((value: string) => onlinePaymentKey(value) as OnlinePaymentKey),
	),
});

/** A membership fee that is owed, as something to pay: `membership-34`. */
const membershipPattern = /^membership-([1-9]\d{0,14})$/;
export const membershipTarget = (userId: number) => `membership-${userId}`;

/** What a target is for: a charge, or the membership fee of a person. */
export function payableKey(value: string): ChargeKey | { kind: "membership"; userId: UserId } {
	const [, userId] = membershipPattern.exec(value) ?? [];
	return userId ? { kind: "membership", userId: Number(userId) as UserId } : chargeKey(value);
}

const payablePattern = new RegExp(`${chargePattern.source}|${membershipPattern.source}`);
const target = z.string().check(z.regex(payablePattern, "invalid"));

/**
 * The charges and membership fees that the caller wants to pay. Only the server computes their
 * amounts.
 */
export const OnlinePaymentStart = z.object({
	charges: z.array(target, "required").check(
		z.minLength(1, "required"),
		z.refine(fitsOnePayment, "too_long"),
		z.refine((all) => new Set(all).size === all.length, "invalid"),
	),
	source: z.enum(paymentSources, "required"),
});
export type OnlinePaymentStart = z.output<typeof OnlinePaymentStart>;

/** A fee that an online payment is for, with the amount that was open when it began. */
export const PaidCharge = z.object({
	target: z.string(),
	/** Id of the charge, which stays when its registration moves; undefined for a membership. */
	chargeId: z.optional(z.string()),
	userId: id<UserId>(),
	amount: z.number(),
	...bilingualShape("title", z.string()),
	/** Of a membership: until when it was valid when the payment began. */
	validUntil: z.optional(z.nullable(z.string())),
});
export type PaidCharge = z.infer<typeof PaidCharge>;

/** A fee of an online payment, with the person whose fee it is. */
const PaidFee = z.extend(PaidCharge, { person: z.nullable(NamedPerson) });

/** An online payment as its payer sees it. */
export const OnlinePayment = z.object({
	id: z.string(),
	state: z.enum(onlineStates),
	source: z.enum(paymentSources),
	/** In fils. */
	amount: z.number(),
	charges: z.array(PaidFee),
	/** The payment page; null once the payment has ended. */
	url: textOrNull,
	/** The gateway's word for how it ended, such as `DECLINED`. */
	outcome: textOrNull,
	/** Id of the receipt, once it is paid. */
	receipt: textOrNull,
	createdAt: z.string(),
});
export type OnlinePayment = z.infer<typeof OnlinePayment>;

/** How the caller can pay online: with nothing where no gateway is configured. */
export const OnlinePayments = z.object({
	sources: z.array(z.enum(paymentSources)),
	/** Payments of the caller without an answer. */
	waiting: z.array(OnlinePayment),
});
export type OnlinePayments = z.infer<typeof OnlinePayments>;

/** The part of the gateway's webhook that is read before its signature is checked. */
export const GatewayWebhook = z.looseObject({
	id: z.string("required").check(z.minLength(1, "required"), z.maxLength(100, "too_long")),
});

export const OnlineRefund = z.object({
	id: z.string(),
	target: z.string(),
	amount: z.number(),
	state: z.enum(refundStates),
	outcome: textOrNull,
	at: z.string(),
});
export type OnlineRefund = z.infer<typeof OnlineRefund>;

/** An online payment as staff see it. */
export const OnlinePaymentForStaff = z.extend(OnlinePayment, {
	payer: z.nullable(NamedPerson),
	/** The charge's number at the gateway. */
	gatewayId: textOrNull,
	/** The sum that the bank took, in fils; null if it is not a whole number of fils. */
	taken: z.nullable(z.object({ amount: z.nullable(z.number()), currency: z.string() })),
	refunds: z.array(OnlineRefund),
});
export type OnlinePaymentForStaff = z.infer<typeof OnlinePaymentForStaff>;

export const RefundRequest = z.object({
	charge: target,
	/** In fils. */
	amount: amountFrom(),
	reason: longText(500),
});
export type RefundRequest = z.output<typeof RefundRequest>;

export const Resolution = z.object({ note: longText(500) });
export type Resolution = z.output<typeof Resolution>;

/** What staff note when they record the sum that the bank took instead of the amount. */
export const RecordTaken = z.object({ note: optionalText(500) });
export type RecordTaken = z.output<typeof RecordTaken>;

/** What staff found out about a refund without an answer: paid out, or its money is free again. */
export const refundFindings = ["refunded", "released"] as const;
export const RefundFinding = z.object({
	finding: z.enum(refundFindings, "required"),
	note: longText(500),
});
export type RefundFinding = z.output<typeof RefundFinding>;

/** `id` of a refund, in a payment: 22 characters of base64url. */
export const RefundParams = z.extend(OnlinePaymentParams, {
	refund: z.string().check(z.regex(/^[\w-]{22}$/)),
});

export const SettlementParams = z.object({ day });
export const SettlementsQuery = z.object({
	month: z.optional(z.string().check(z.regex(monthPattern, "invalid"))),
});

/** The bank's sum of a day, as its settlement states it; null takes back what was entered. */
export const SettlementInput = z.object({
	sum: z.nullable(sumFrom),
	note: optionalText(500),
});
export type SettlementInput = z.output<typeof SettlementInput>;

/** The bank's sum of a day as staff entered it. */
export const BankSettlement = z.object({
	day: z.string(),
	/** In fils; below zero if the bank paid back more than it received. */
	sum: z.number(),
	note: textOrNull,
	by: z.nullable(NamedPerson),
	at: z.string(),
});
export type BankSettlement = z.infer<typeof BankSettlement>;
