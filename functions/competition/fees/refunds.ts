import {
	confirmRefunding,
	payBackCharge,
	refundingAmount,
	releaseRefunding,
} from "#shared/competition/fees/charges.rules.ts";
import { type Charge, chargeKey, type Refund } from "#shared/competition/fees/fees.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import {
	membershipCharge,
	membershipTitle,
	type PaymentMethod,
} from "#shared/people/memberships/memberships.rules.ts";
import type { PaymentPart } from "#shared/people/memberships/memberships.schema.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import type { Write } from "../../core/table/database.ts";
import { refuseOwn } from "../../people/families/refuse-own.ts";
import { findOpenDay } from "../../people/memberships/cash-book.ts";
import {
	changeLedger,
	isValid,
	newPayments,
	nextReceipt,
	type Recorder,
	writePayments,
} from "../../people/memberships/ledger.ts";
import { membershipAmountOf } from "../../people/memberships/memberships.counts.ts";
import type { PaymentRecord } from "../../people/memberships/payment.entity.ts";
import { settlePeriods } from "../../people/memberships/payments.service.ts";
import { feeWrites, withFee } from "../../people/users/user.fees.ts";
import { findUser } from "../../people/users/users.service.ts";
import { system } from "../registrations/registration.transitions.ts";
import { chargedIn } from "./charged.ts";
import { accountOf } from "./fees.service.ts";
import {
	answerWith,
	chargeChange,
	holdAccount,
	notifyOfFee,
	partOf,
	recorderOf,
} from "./payments.service.ts";

type RefundTerms = {
	/** In fils. */
	amount: number;
	reason: string;
	paymentMethod: PaymentMethod;
	/** Whether money of a closed day is booked on the first open day. */
	moveToOpenDay?: boolean;
	/** Ordered at the bank: the money is reserved until the bank has answered. */
	waits?: boolean;
};

/** A charge whose money goes back. With a title it may no longer exist: the money is credit then. */
type RefundedCharge = {
	userId: number;
	target: string;
	chargeId?: string;
	title?: Pick<PaymentPart, "titleEn" | "titleAr">;
};

/** Pays back a charge, or the person's credit, with a receipt of a negative amount. */
export const refundCharge = (caller: SignedIn, target: string, wish: Refund): Promise<Charge> =>
	changeLedger(caller, async () => {
		const { amount, reason } = wish;
		const { userId } = chargeKey(target);
		await refuseOwn(caller, [userId]);
		const planned = await planRefund(recorderOf(caller), { userId, target }, wish);
		const { writes, receiptNumber, charged, after } = planned;
		const before = requireFound(charged);
		return {
			change: chargeChange(before, "refunded", { amount, reason, receiptNumber }),
			writes: [
				...writes,
				notifyOfFee(userId, { status: "refunded", amount, receiptNumber, reason }, caller.now),
			],
			answer: answerWith(before, requireFound(after)),
		};
	});

/** The writes of a refund of a charge, and of the person's credit where the charge holds less. */
export async function planRefund(
	{ by, now }: Recorder,
	refunded: RefundedCharge,
	{ amount, reason, paymentMethod, moveToOpenDay, waits }: RefundTerms,
) {
	const { userId, target, title } = refunded;
	const today = kuwaitDate(now);
	const { day, isOpen } = waits ? { day: today } : await findOpenDay({ day: today, moveToOpenDay });
	const [{ charges, credit }, found, receipt] = await Promise.all([
		accountOf(userId),
		findUser(userId as UserId),
		nextReceipt(now),
	]);
	const person = requireFound(found);
	const charged = chargedIn(charges, refunded);
	const part = charged
		? partOf(charged, -amount)
		: { charge: refunded.chargeId ?? target, amount: -amount, ...requireFound(title) };
	const back = Math.min(amount, charged?.charge.paid ?? 0);
	if (amount > back + credit) throw new AppError("less_is_open");
	const step = { by, now, reason, receipt: receipt.number };
	const after =
		charged && payBackCharge(charged.charge, waits ? "refunding" : "refunded", back, step);
	const made: PaymentRecord = {
		userId,
		amount: -amount,
		paymentMethod,
		paymentDate: day,
		waitsSince: waits ? new Date(now).toISOString() : undefined,
		receiptNumber: receipt.number,
		parts: [part],
		dojoId: person.dojoId,
		notes: reason,
		createdAt: new Date(now).toISOString(),
		recordedBy: by,
	};
	const writes: Write[] = [
		...(isOpen ? [isOpen] : []),
		receipt.write,
		...writePayments(newPayments([made])),
		...(charged && after && back > 0 ? [charged.writeOver(after)] : []),
		...holdAccount(person),
	];
	return { writes, receiptNumber: receipt.number, charged, after };
}

/** A refund of a membership through the gateway. */
type MembershipRefund = {
	userId: number;
	/** Number of the receipt that paid the membership. */
	receiptNumber: string;
	amount: number;
	reason: string;
};

/**
 * The writes of a refund of a membership that is ordered at the bank. If it had been paid twice, the
 * second payment became credit, and the refund is taken from there.
 */
export async function planMembershipRefund(
	{ by, now }: Recorder,
	{ userId, receiptNumber, amount, reason }: MembershipRefund,
) {
	const [{ credit, payments }, found, receipt] = await Promise.all([
		accountOf(userId),
		findUser(userId as UserId),
		nextReceipt(now),
	]);
	const person = requireFound(found);
	const valid = payments.filter(isValid);
	const paid = valid.find((one) => one.receiptNumber === receiptNumber);
	const isPaid = paid?.validUntil !== undefined;
	const left = isPaid
		? valid
				.filter(({ refundOf }) => refundOf === receiptNumber)
				.reduce((sum, one) => sum + membershipAmountOf(one), membershipAmountOf(paid))
		: credit;
	if (amount > left) throw new AppError("less_is_open");
	const at = new Date(now).toISOString();
	const made: PaymentRecord = {
		userId,
		amount: -amount,
		paymentMethod: "online",
		paymentDate: kuwaitDate(now),
		waitsSince: at,
		receiptNumber: receipt.number,
		parts: isPaid ? [{ charge: membershipCharge, amount: -amount, ...membershipTitle }] : [],
		refundOf: isPaid ? receiptNumber : undefined,
		dojoId: person.dojoId,
		notes: reason,
		createdAt: at,
		recordedBy: by,
	};
	const writes: Write[] = [
		receipt.write,
		...writePayments(newPayments([made])),
		...holdAccount(person),
	];
	return { writes, receiptNumber: receipt.number };
}

/** A refund in the ledger that waits at the bank. */
type WaitingRefund = { userId: number; receiptNumber: string };

/** The account of a refund that waits; its person may have been deleted meanwhile. */
async function readWaiting({ userId, receiptNumber }: WaitingRefund) {
	const [{ charges, payments }, person] = await Promise.all([
		accountOf(userId),
		findUser(userId as UserId),
	]);
	const waiting = requireFound(payments.find((one) => one.receiptNumber === receiptNumber));
	const charged = charges.find(({ charge }) => refundingAmount(charge, receiptNumber) > 0);
	return { waiting, charged, payments, person };
}

/**
 * The writes that book a refund which the bank has paid out. A membership ends when its whole fee is
 * paid back.
 * @param reference number of the refund at the gateway
 */
export async function planConfirmedRefund(
	{ by, now }: Recorder,
	refund: WaitingRefund & { reference: string; reason: string },
): Promise<Write[]> {
	const { userId, receiptNumber, reference, reason } = refund;
	const { waiting, charged, payments, person } = await readWaiting(refund);
	const { waitsSince: _, ...settled } = waiting;
	const after: PaymentRecord = { ...settled, paymentDate: kuwaitDate(now), reference };
	const all = payments.map((one) => (one === waiting ? after : one));
	const settling = person && waiting.refundOf ? settlePeriods(person, all, now) : undefined;
	const step = { by, now, reason, receipt: receiptNumber };
	const facts = { amount: -waiting.amount, receiptNumber, reason };
	return [
		...writePayments([{ before: waiting, after }, ...(settling?.changes ?? [])]),
		...(charged ? [charged.writeOver(confirmRefunding(charged.charge, step))] : []),
		...(person
			? [
					...feeWrites([{ before: person, after: withFee(person, settling?.standing ?? {}) }]),
					notifyOfFee(userId, { status: "refunded", ...facts }, now),
				]
			: []),
	];
}

/** The writes that give the money of a refund back which was not paid out: its receipt is voided. */
export async function planReleasedRefund(
	{ by, now }: Recorder,
	refund: WaitingRefund,
): Promise<Write[]> {
	const { waiting, charged, person } = await readWaiting(refund);
	const voided = {
		voidedAt: new Date(now).toISOString(),
		...(by !== system && { voidedBy: by }),
	};
	const step = { by, now, receipt: refund.receiptNumber };
	return [
		...writePayments([{ before: waiting, after: { ...waiting, ...voided } }]),
		...(charged ? [charged.writeOver(releaseRefunding(charged.charge, step))] : []),
		...(person ? holdAccount(person) : []),
	];
}
