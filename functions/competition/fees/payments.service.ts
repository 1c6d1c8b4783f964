import { ulid } from "ulid";
import { type PaymentKey, paidOn } from "#shared/community/memberships/memberships.schema.ts";
import {
	type Charge as ChargeState,
	lowerCharge,
	openAmount,
	payCharge,
	releaseCharge,
} from "#shared/competition/fees/charges.rules.ts";
import type {
	Charge,
	FeePayment,
	PaidFees,
	Refund,
	Waiver,
} from "#shared/competition/fees/fees.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import {
	changeLedger,
	isValid,
	nextReceipt,
	type Plan,
	type Recorder,
	writePayments,
	writeVoided,
} from "../../community/memberships/ledger.ts";
import type { PaymentRecord } from "../../community/memberships/payment.entity.ts";
import {
	findPayment,
	paymentIdOf,
	paymentsOnReceipt,
} from "../../community/memberships/payments.service.ts";
import type { User } from "../../community/users/user.entity.ts";
import { feeWrites, withFee } from "../../community/users/user.fees.ts";
import { findUser, peopleById } from "../../community/users/users.service.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import type { Write } from "../../core/table/database.ts";
import {
	newNotification,
	notificationWrite,
} from "../../platform/notifications/newNotification.ts";
import { type Charged, findCharge, viewCharged } from "./charged.ts";
import { type FeeFacts, feeNotice } from "./fees.notices.ts";
import { accountOf } from "./fees.service.ts";

const notify = (userId: number, facts: FeeFacts, now: number): Write =>
	notificationWrite(newNotification(feeNotice, { userId, id: ulid(now), at: now, facts }));

const partOf = ({ charge, eventId, titleEn, titleAr }: Charged, amount: number) => ({
	charge: charge.id,
	amount,
	titleEn,
	titleAr,
	...(eventId !== undefined && { eventId }),
});

/** The writes that fail if the person's fees or credit change at the same time. */
const holdAccount = (person: User): Write[] =>
	feeWrites([{ before: person, after: withFee(person, {}) }]);

/** Records a payment for charges of one or several people, under one receipt number. */
export const pay = (caller: SignedIn, input: FeePayment): Promise<PaidFees> =>
	changeLedger(caller, () => planPayment(recorderOf(caller), input, "refuse"));

const recorderOf = ({ session, now }: SignedIn): Recorder => ({ by: session.userId, now });

/**
 * The writes of a payment for charges.
 * @param beyond what happens to an amount above what is open: a payment that staff enter is refused,
 * money that was taken online becomes credit
 */
export async function planPayment(
	{ by, now }: Recorder,
	input: FeePayment,
	beyond: "refuse" | "credit",
): Promise<Plan<PaidFees> & { payments: readonly PaymentRecord[] }> {
	const [receipt, all] = await Promise.all([
		nextReceipt(now),
		Promise.all(input.charges.map(({ id }) => findCharge(id))),
	]);
	const step = { by, now, receipt: receipt.number };
	const paid = all.map((charged, at) => {
		const { amount: given } = input.charges[at];
		return { charged, given, amount: Math.min(given, openAmount(charged.charge)) };
	});
	if (beyond === "refuse" && paid.some(({ given, amount }) => given > amount))
		throw new AppError("less_is_open");
	const byPerson = [...Map.groupBy(paid, ({ charged }) => charged.userId)];
	const people = byPerson.map(([userId]) => userId);
	const known = await peopleById(people);
	const made = byPerson.map(
		([userId, parts], position): PaymentRecord => ({
			userId,
			amount: parts.reduce((sum, { given }) => sum + given, position === 0 ? input.credit : 0),
			paymentMethod: input.paymentMethod,
			paymentDate: paidOn(input, now),
			receiptNumber: receipt.number,
			parts: parts.flatMap(({ charged, amount }) => (amount > 0 ? partOf(charged, amount) : [])),
			people: people.length > 1 ? people : undefined,
			dojoId: known.get(userId)?.dojoId,
			payer: input.payer ?? undefined,
			reference: input.reference ?? undefined,
			notes: input.notes ?? undefined,
			createdAt: new Date(now).toISOString(),
			recordedBy: by,
		}),
	);
	const answer = {
		id: paymentIdOf(made[0]),
		receiptNumber: receipt.number,
		amount: made.reduce((sum, { amount }) => sum + amount, 0),
	};
	return {
		change: {
			entityType: "membershipPayment",
			entityId: paymentIdOf(made[0]),
			action: "recorded",
			details: made,
		},
		writes: [
			receipt.write,
			...writePayments(made),
			...paid.flatMap(({ charged, amount }) =>
				amount > 0 ? charged.writeOver(payCharge(charged.charge, amount, step)) : [],
			),
			...made.map(({ userId, amount, receiptNumber }) =>
				notify(userId, { status: "received", amount, receiptNumber }, now),
			),
		],
		answer,
		payments: made,
	};
}

/** Voids a receipt and opens its charges again. Idempotent. */
export const voidPayment = (caller: SignedIn, key: PaymentKey, reason: string): Promise<PaidFees> =>
	changeLedger(caller, () => planVoid(caller, key, reason));

async function planVoid(
	{ session, now }: SignedIn,
	key: PaymentKey,
	voidReason: string,
): Promise<Plan<PaidFees>> {
	const first = await findPayment(key);
	if (!first.parts) throw new AppError("not_found");
	const before = await paymentsOnReceipt(first);
	const answer = {
		id: paymentIdOf(first),
		receiptNumber: first.receiptNumber,
		amount: before.reduce((sum, { amount }) => sum + amount, 0),
	};
	const change = {
		entityType: "membershipPayment",
		entityId: paymentIdOf(first),
		action: "voided",
		details: { voidReason },
	};
	if (!isValid(first)) return { change, writes: null, answer };
	if (first.amount < 0) throw new AppError("payment_used");
	const voidedAt = new Date(now).toISOString();
	const step = { by: session.userId, now, reason: voidReason };
	const accounts = await Promise.all(before.map((payment) => releaseParts(payment, step)));
	return {
		change,
		writes: [
			...writeVoided(before, { voidedAt, voidedBy: session.userId, voidReason }),
			...accounts.flat(),
			...before.map(({ userId, amount, receiptNumber }) =>
				notify(userId, { status: "voided", amount, receiptNumber, reason: voidReason }, now),
			),
		],
		answer,
	};
}

/** The writes that open the charges of a payment again. */
async function releaseParts(
	{ userId, parts = [], amount }: PaymentRecord,
	step: { by: number; now: number; reason: string },
): Promise<Write[]> {
	const [{ charges, credit }, person] = await Promise.all([
		accountOf(userId),
		findUser(userId as UserId),
	]);
	const released = parts.flatMap((part) => {
		const charged = charges.find(({ charge }) => charge.id === part.charge);
		const back = charged ? Math.min(part.amount, charged.charge.paid) : 0;
		return charged && back > 0 ? [{ charged, back }] : [];
	});
	// The part of the payment that became credit may already have been spent on another charge.
	const freed = released.reduce((sum, { back }) => sum + back, 0);
	if (credit + freed < amount) throw new AppError("payment_used");
	return [
		...released.map(({ charged, back }) =>
			charged.writeOver(releaseCharge(charged.charge, back, step)),
		),
		...(person ? holdAccount(person) : []),
	];
}

const chargeChange = ({ target }: Charged, action: string, details: object) => ({
	entityType: "charge",
	entityId: target,
	action,
	details,
});

const answerWith = (charged: Charged, charge: ChargeState): Charge =>
	viewCharged({ ...charged, charge });

/** Lowers what a person owes for a charge, with a reason. */
export const waive = (caller: SignedIn, target: string, { amount, reason }: Waiver) =>
	changeLedger(caller, async () => {
		const charged = await findCharge(target);
		if (amount > charged.charge.owed) throw new AppError("less_is_open");
		const step = { by: caller.session.userId, now: caller.now, reason };
		const after = lowerCharge(charged.charge, "waived", amount, step);
		return {
			change: chargeChange(charged, "waived", { amount, reason }),
			writes: [
				charged.writeOver(after),
				notify(
					charged.userId,
					{ status: "waived", amount, reason, titleEn: charged.titleEn, titleAr: charged.titleAr },
					caller.now,
				),
			],
			answer: answerWith(charged, after),
		};
	});

/** Pays back a charge, or the person's credit, with a receipt of a negative amount. */
export const refund = (caller: SignedIn, target: string, wish: Refund) =>
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
			notify(charged.userId, { status: "refunded", amount, receiptNumber, reason }, now),
		],
		answer: answerWith(charged, after),
	};
}

/** Pays a charge from the person's credit. */
export const spendCredit = (caller: SignedIn, target: string) =>
	changeLedger(caller, async () => {
		const charged = await findCharge(target);
		const [{ credit }, found] = await Promise.all([
			accountOf(charged.userId),
			findUser(charged.userId as UserId),
		]);
		const amount = Math.min(credit, openAmount(charged.charge));
		if (amount <= 0) throw new AppError("no_credit");
		const step = { by: caller.session.userId, now: caller.now };
		const after = payCharge(charged.charge, amount, step);
		return {
			change: chargeChange(charged, "paid_from_credit", { amount }),
			writes: [charged.writeOver(after), ...holdAccount(requireFound(found))],
			answer: answerWith(charged, after),
		};
	});
