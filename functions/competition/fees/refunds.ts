import {
	membershipCharge,
	membershipTitle,
} from "#shared/community/memberships/memberships.rules.ts";
import { lowerCharge } from "#shared/competition/fees/charges.rules.ts";
import type { Charge, Refund } from "#shared/competition/fees/fees.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import {
	changeLedger,
	nextReceipt,
	type Plan,
	type Recorder,
	writePayments,
} from "../../community/memberships/ledger.ts";
import type { PaymentRecord } from "../../community/memberships/payment.entity.ts";
import { paymentIdOf, standingWith } from "../../community/memberships/payments.service.ts";
import { feeWrites, withFee } from "../../community/users/user.fees.ts";
import { findUser } from "../../community/users/users.service.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { findCharge } from "./charged.ts";
import { accountOf } from "./fees.service.ts";
import {
	answerWith,
	chargeChange,
	holdAccount,
	notifyOfFee,
	partOf,
	recorderOf,
} from "./payments.service.ts";

/** Pays back a charge, or the person's credit, with a receipt of a negative amount. */
export const refundCharge = (caller: SignedIn, target: string, wish: Refund) =>
	changeLedger(caller, () => planRefund(recorderOf(caller), target, wish));

/**
 * The writes of a refund.
 * @param reference number of a refund that the payment gateway has already paid out: it is recorded
 * even if the money has been spent on another charge meanwhile
 */
export async function planRefund(
	{ by, now }: Recorder,
	target: string,
	{ amount, reason, paymentMethod, reference }: Refund & { reference?: string },
): Promise<Plan<Charge>> {
	const charged = await findCharge(target);
	const [{ credit }, found, receipt] = await Promise.all([
		accountOf(charged.userId),
		findUser(charged.userId as UserId),
		nextReceipt(now),
	]);
	const person = requireFound(found);
	const back = Math.min(amount, charged.charge.paid);
	if (amount > back + credit && reference === undefined) throw new AppError("less_is_open");
	const step = { by, now, reason, receipt: receipt.number };
	const after = lowerCharge(charged.charge, "refunded", back, step);
	const made: PaymentRecord = {
		userId: charged.userId,
		amount: -amount,
		paymentMethod,
		paymentDate: kuwaitDate(now),
		receiptNumber: receipt.number,
		parts: [partOf(charged, -amount)],
		dojoId: person.dojoId,
		reference,
		notes: reason,
		createdAt: new Date(now).toISOString(),
		recordedBy: by,
	};
	const { receiptNumber } = made;
	return {
		change: chargeChange(charged, "refunded", { amount, reason, receiptNumber }),
		writes: [
			receipt.write,
			...writePayments([made]),
			...(back > 0 ? [charged.writeOver(after)] : []),
			...holdAccount(person),
			notifyOfFee(charged.userId, { status: "refunded", amount, receiptNumber, reason }, now),
		],
		answer: answerWith(charged, after),
	};
}

/** A refund of a membership that the gateway has paid out. */
type MembershipRefund = {
	userId: number;
	/** Number of the receipt that paid the membership. */
	receiptNumber: string;
	amount: number;
	reason: string;
	/** Number of the refund at the gateway; undefined while it is only planned. */
	reference?: string;
};

/**
 * The writes that refund a membership. It ends when its whole fee is paid back. If it had been paid
 * twice, the second payment became credit, and the refund is taken from there.
 */
export async function planMembershipRefund(
	{ by, now }: Recorder,
	{ userId, receiptNumber, amount, reason, reference }: MembershipRefund,
): Promise<Plan<null>> {
	const [{ credit, payments }, found, receipt] = await Promise.all([
		accountOf(userId),
		findUser(userId as UserId),
		nextReceipt(now),
	]);
	const person = requireFound(found);
	const paid = payments.find((one) => one.receiptNumber === receiptNumber);
	const isPaid = paid?.validUntil !== undefined;
	if (!isPaid && amount > credit && reference === undefined) throw new AppError("less_is_open");
	const made: PaymentRecord = {
		userId,
		amount: -amount,
		paymentMethod: "online",
		paymentDate: kuwaitDate(now),
		receiptNumber: receipt.number,
		parts: isPaid ? [{ charge: membershipCharge, amount: -amount, ...membershipTitle }] : [],
		refundOf: isPaid ? receiptNumber : undefined,
		dojoId: person.dojoId,
		reference,
		notes: reason,
		createdAt: new Date(now).toISOString(),
		recordedBy: by,
	};
	const standing = isPaid ? standingWith(person, [...payments, made], now) : {};
	const details = { amount, reason, receiptNumber: receipt.number };
	return {
		change: {
			entityType: "membershipPayment",
			entityId: paymentIdOf(made),
			action: "refunded",
			details,
		},
		writes: [
			receipt.write,
			...writePayments([made]),
			...feeWrites([{ before: person, after: withFee(person, standing) }]),
			notifyOfFee(userId, { status: "refunded", ...details }, now),
		],
		answer: null,
	};
}
