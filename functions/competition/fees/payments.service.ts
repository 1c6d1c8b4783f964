import { ulid } from "ulid";
import {
	type Charge as ChargeState,
	lowerCharge,
	openAmount,
	payCharge,
	releaseCharge,
} from "#shared/competition/fees/charges.rules.ts";
import {
	type Charge,
	chargeKey,
	type FeePayment,
	type PaidFees,
	type Waiver,
} from "#shared/competition/fees/fees.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import {
	membershipCharge,
	membershipTitle,
	type PaymentMethod,
	periodEnd,
} from "#shared/people/memberships/memberships.rules.ts";
import {
	type PaymentKey,
	type PaymentPart,
	paidOn,
} from "#shared/people/memberships/memberships.schema.ts";
import { readSettings } from "../../base/settings/settings.service.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import type { Write } from "../../core/table/database.ts";
import { refuseOwn } from "../../people/families/refuse-own.ts";
import { findOpenDay } from "../../people/memberships/cash-book.ts";
import {
	changeLedger,
	isOfOnlinePayment,
	isValid,
	newPayments,
	nextReceipt,
	type PaymentChange,
	type Plan,
	paymentsOf,
	type Recorder,
	writePayments,
} from "../../people/memberships/ledger.ts";
import { membershipAmountOf } from "../../people/memberships/memberships.counts.ts";
import { membershipNotice } from "../../people/memberships/memberships.notices.ts";
import type { PaymentRecord } from "../../people/memberships/payment.entity.ts";
import {
	findPayment,
	paymentIdOf,
	paymentsOnReceipt,
	settlePeriods,
	standingWith,
} from "../../people/memberships/payments.service.ts";
import { newNotification, notificationWrite } from "../../people/notifications/newNotification.ts";
import type { User } from "../../people/users/user.entity.ts";
import { feeWrites, withFee } from "../../people/users/user.fees.ts";
import { findUser, peopleById } from "../../people/users/users.service.ts";
import { type Charged, findCharge, viewCharged } from "./charged.ts";
import { type FeeFacts, feeNotice } from "./fees.notices.ts";
import { accountOf, payableMembership } from "./fees.service.ts";

export const notifyOfFee = (userId: number, facts: FeeFacts, now: number): Write =>
	notificationWrite(newNotification(feeNotice, { userId, id: ulid(now), at: now, facts }));

const notifyOfMembership = (
	userId: number,
	facts: { amount: number; receiptNumber: string; receipt: string; validUntil: string },
	now: number,
): Write =>
	notificationWrite(
		newNotification(membershipNotice, {
			userId,
			id: ulid(now),
			at: now,
			facts: { status: "received", ...facts },
		}),
	);

export const partOf = ({ charge, eventId, titleEn, titleAr }: Charged, amount: number) => ({
	charge: charge.id,
	amount,
	eventId,
	titleEn,
	titleAr,
});

/** The writes that fail if the person's fees or credit change at the same time. */
export const holdAccount = (person: User): Write[] =>
	feeWrites([{ before: person, after: withFee(person, {}) }]);

/** Records a payment for charges of one or several people, under one receipt number. */
export async function payCharges(caller: SignedIn, input: FeePayment): Promise<PaidFees> {
	await refuseOwn(
		caller,
		input.charges.map(({ id }) => chargeKey(id).userId),
	);
	return changeLedger(caller, () => planPayment(recorderOf(caller), input, "refuse"));
}

export const recorderOf = ({ session, now }: SignedIn): Recorder => ({ by: session.userId, now });

/**
 * The membership fee of a person in a payment, in fils. `validUntil`: until when it was valid when
 * the payment began; undefined if that does not matter.
 */
type MembershipPart = { userId: number; amount: number; validUntil?: string | null };
type PlannedPayment = Omit<FeePayment, "paymentMethod"> & {
	paymentMethod: PaymentMethod;
	/** Of a payment made online. */
	atBank?: Pick<PaymentRecord, "source" | "bankReference">;
	memberships?: readonly MembershipPart[];
	/** The person who gets the credit of a payment that pays nothing else. */
	creditOf?: number;
};

/** A payment of one person, before the membership that it may pay. */
type PersonShare = { userId: number; parts: PaymentPart[]; given: number };

/**
 * What each requested membership adds to a payment, in the same order: its part and new last day.
 * Undefined where the membership was paid or renewed meanwhile, or is no longer required; that
 * money becomes credit.
 */
async function planMemberships(
	memberships: readonly MembershipPart[],
	paymentDate: string,
	now: number,
) {
	if (memberships.length === 0) return [];
	const [settings, people, payments] = await Promise.all([
		readSettings(),
		Promise.all(memberships.map(({ userId }) => findUser(userId as UserId))),
		Promise.all(memberships.map(({ userId }) => paymentsOf(userId))),
	]);
	const { membershipMonths: months } = settings;
	return memberships.map(({ userId, amount, validUntil: before }, position) => {
		const person = people[position];
		if (!person || !payableMembership(person, settings, now)) return undefined;
		if (before !== undefined && before !== (person.membershipExpiryDate ?? null)) return undefined;
		// Two people of one payment may be one person by now.
		if (memberships.findIndex((one) => one.userId === userId) < position) return undefined;
		const part: PaymentPart = { charge: membershipCharge, amount, ...membershipTitle };
		const validUntil = periodEnd(paymentDate, person.membershipExpiryDate, months);
		return { person, part, validUntil, months, earlier: payments[position] };
	});
}

type PlannedMemberships = Awaited<ReturnType<typeof planMemberships>>;
type PaidCharge = { charged: Charged; given: number; amount: number };

const membershipOf = (planned: PlannedMemberships, userId: number) =>
	planned.find((one) => one?.person.id === userId);

/** What each person pays for: memberships and charges. */
const sharesOf = (
	memberships: readonly MembershipPart[],
	planned: PlannedMemberships,
	paid: readonly PaidCharge[],
): PersonShare[] => [
	...memberships.map(({ userId, amount }, position) => {
		const part = planned[position]?.part;
		return { userId, given: amount, parts: part ? [part] : [] };
	}),
	...paid.map(({ charged, given, amount }) => ({
		userId: charged.userId,
		given,
		parts: amount > 0 ? [partOf(charged, amount)] : [],
	})),
];

/** A payment for each person with a share. Credit goes to the first. */
async function recordShares(
	shares: readonly PersonShare[],
	planned: PlannedMemberships,
	input: Omit<PlannedPayment, "memberships" | "creditOf">,
	receipt: Pick<PaymentRecord, "paymentDate" | "receiptNumber" | "createdAt" | "recordedBy">,
): Promise<PaymentRecord[]> {
	const byPerson = [...Map.groupBy(shares, ({ userId }) => userId)];
	const people = byPerson.map(([userId]) => userId);
	const known = await peopleById(people);
	return byPerson.map(
		([userId, own], position): PaymentRecord => ({
			userId,
			amount: own.reduce((sum, { given }) => sum + given, position === 0 ? input.credit : 0),
			paymentMethod: input.paymentMethod,
			validUntil: membershipOf(planned, userId)?.validUntil,
			months: membershipOf(planned, userId)?.months,
			parts: own.flatMap(({ parts }) => parts),
			people: people.length > 1 ? people : undefined,
			dojoId: known.get(userId)?.dojoId,
			payer: input.payer ?? undefined,
			reference: input.reference ?? undefined,
			...input.atBank,
			notes: input.notes ?? undefined,
			...receipt,
		}),
	);
}

/** The writes of the memberships that the payments pay. */
const membershipWrites = (
	payments: readonly PaymentRecord[],
	planned: PlannedMemberships,
	now: number,
): Write[] =>
	feeWrites(
		payments.flatMap((payment) => {
			const membership = membershipOf(planned, payment.userId);
			if (!membership) return [];
			const { person, earlier } = membership;
			const standing = standingWith(person, [...earlier, payment], now);
			return { before: person, after: withFee(person, standing) };
		}),
	);

/**
 * The writes of a payment for charges and memberships.
 * @param beyond what happens to an amount above what is open: a payment that staff enter is refused,
 * money that was taken online becomes credit
 */
export async function planPayment(
	{ by, now }: Recorder,
	{ memberships = [], creditOf, ...input }: PlannedPayment,
	beyond: "refuse" | "credit",
): Promise<Plan<PaidFees> & { payments: readonly PaymentRecord[] }> {
	// Money that was taken online is recorded whatever staff have closed.
	const { day: paymentDate, isOpen } =
		beyond === "refuse"
			? await findOpenDay({
					day: paidOn(input, now),
					moveToOpenDay: input.moveToOpenDay,
					field: "paymentDate",
				})
			: { day: paidOn(input, now) };
	const [receipt, all, planned] = await Promise.all([
		nextReceipt(now),
		Promise.all(input.charges.map(({ id }) => findCharge(id))),
		planMemberships(memberships, paymentDate, now),
	]);
	const step = { by, now, receipt: receipt.number };
	const paid = all.map((charged, at) => {
		const { amount: given } = input.charges[at];
		return { charged, given, amount: Math.min(given, openAmount(charged.charge)) };
	});
	if (beyond === "refuse" && paid.some(({ given, amount }) => given > amount))
		throw new AppError("less_is_open");
	const shares = sharesOf(memberships, planned, paid);
	if (shares.length === 0 && creditOf !== undefined)
		shares.push({ userId: creditOf, given: 0, parts: [] });
	const made = await recordShares(shares, planned, input, {
		paymentDate,
		receiptNumber: receipt.number,
		createdAt: new Date(now).toISOString(),
		recordedBy: by,
	});
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
			...(isOpen ? [isOpen] : []),
			receipt.write,
			...writePayments(newPayments(made)),
			...paid.flatMap(({ charged, amount }) =>
				amount > 0 ? charged.writeOver(payCharge(charged.charge, amount, step)) : [],
			),
			...membershipWrites(made, planned, now),
			...made.flatMap((payment) => notifyReceived(payment, now)),
		],
		answer,
		payments: made,
	};
}

/** Notifies a person of what was received: of the membership fee and of other fees separately. */
function notifyReceived(payment: PaymentRecord, now: number): Write[] {
	const { userId, amount, receiptNumber, validUntil, parts = [] } = payment;
	const ofMembership = membershipAmountOf(payment);
	const receipt = paymentIdOf(payment);
	const titles = parts
		.filter(({ charge }) => charge !== membershipCharge)
		.map(({ titleEn, titleAr }) => ({ titleEn, titleAr }));
	return [
		...(validUntil
			? [
					notifyOfMembership(
						userId,
						{ amount: ofMembership, receiptNumber, receipt, validUntil },
						now,
					),
				]
			: []),
		...(amount > ofMembership
			? [
					notifyOfFee(
						userId,
						{ status: "received", amount: amount - ofMembership, receiptNumber, receipt, titles },
						now,
					),
				]
			: []),
	];
}

/** Voids a receipt: its charges are open again, and its memberships end. Idempotent. */
export const voidPayment = (caller: SignedIn, key: PaymentKey, reason: string): Promise<PaidFees> =>
	changeLedger(caller, () => planVoid(caller, key, reason));

async function planVoid(
	caller: SignedIn,
	key: PaymentKey,
	voidReason: string,
): Promise<Plan<PaidFees>> {
	const { session, now } = caller;
	const first = await findPayment(key);
	if (!first.parts) throw new AppError("not_found");
	const before = await paymentsOnReceipt(first);
	await refuseOwn(
		caller,
		before.map(({ userId }) => userId),
	);
	const answer = {
		id: paymentIdOf(first),
		receiptNumber: first.receiptNumber,
		amount: before.reduce((sum, { amount }) => sum + amount, 0),
	};
	const change = {
		entityType: "membershipPayment",
		entityId: paymentIdOf(first),
		action: "voided",
		details: { voidReason, amount: answer.amount },
	};
	if (!isValid(first)) return { change, writes: null, answer };
	if (isOfOnlinePayment(first)) throw new AppError("payment_online");
	if (first.amount < 0) throw new AppError("payment_used");
	const how = { voidedAt: new Date(now).toISOString(), voidedBy: session.userId, voidReason };
	const step = { by: session.userId, now, reason: voidReason };
	const accounts = await Promise.all(before.map((payment) => releaseParts(payment, step)));
	return {
		change,
		writes: [
			...writePayments([
				...before.map((payment) => ({ before: payment, after: { ...payment, ...how } })),
				...accounts.flatMap(({ changes }) => changes),
			]),
			...accounts.flatMap(({ writes }) => writes),
			...feeWrites(accounts.flatMap(({ people }) => people)),
			...before.map(({ userId, amount, receiptNumber }) =>
				notifyOfFee(userId, { status: "voided", amount, receiptNumber, reason: voidReason }, now),
			),
		],
		answer,
	};
}

/**
 * The writes that open the charges of a payment again, and the person's fee before and after it,
 * which fails if their fees or credit change at the same time.
 */
async function releaseParts(
	payment: PaymentRecord,
	step: { by: number; now: number; reason: string },
): Promise<{
	writes: Write[];
	changes: PaymentChange[];
	people: { before: User; after: User }[];
}> {
	const { userId, parts = [], receiptNumber } = payment;
	const [{ charges, credit, payments }, person] = await Promise.all([
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
	const isPaidBack = payments.some((other) => isValid(other) && other.refundOf === receiptNumber);
	if (isPaidBack || credit + freed < payment.amount - membershipAmountOf(payment))
		throw new AppError("payment_used");
	const others = payments.filter((other) => other.receiptNumber !== receiptNumber);
	const settled =
		person && payment.validUntil ? settlePeriods(person, others, step.now) : undefined;
	return {
		changes: settled?.changes ?? [],
		writes: released.map(({ charged, back }) =>
			charged.writeOver(releaseCharge(charged.charge, back, step)),
		),
		people: person ? [{ before: person, after: withFee(person, settled?.standing ?? {}) }] : [],
	};
}

export const chargeChange = ({ target }: Charged, action: string, details: object) => ({
	entityType: "charge",
	entityId: target,
	action,
	details,
});

export const answerWith = (charged: Charged, charge: ChargeState): Charge =>
	viewCharged({ ...charged, charge });

/** Lowers what a person owes for a charge, with a reason. */
export const waiveCharge = (caller: SignedIn, target: string, { amount, reason }: Waiver) =>
	changeLedger(caller, async () => {
		const charged = await findCharge(target);
		await refuseOwn(caller, [charged.userId]);
		if (amount > charged.charge.owed) throw new AppError("less_is_open");
		const step = { by: caller.session.userId, now: caller.now, reason };
		const after = lowerCharge(charged.charge, "waived", amount, step);
		return {
			change: chargeChange(charged, "waived", { amount, reason }),
			writes: [
				charged.writeOver(after),
				notifyOfFee(
					charged.userId,
					{ status: "waived", amount, reason, titleEn: charged.titleEn, titleAr: charged.titleAr },
					caller.now,
				),
			],
			answer: answerWith(charged, after),
		};
	});

/** Pays a charge from the person's credit. */
export const spendCredit = (caller: SignedIn, target: string) =>
	changeLedger(caller, async () => {
		const charged = await findCharge(target);
		await refuseOwn(caller, [charged.userId]);
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
