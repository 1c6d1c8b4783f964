import { createConversions } from "electrodb";
import { ulid } from "ulid";
import type { Settings } from "#shared/base/settings/settings.schema.ts";
import { onlinePaymentKey } from "#shared/competition/online-payments/online-payments.schema.ts";
import { isGuest } from "#shared/core/access.ts";
import { type Cursor, type Page, pageOf, pageRead } from "#shared/core/http/page.ts";
import type { UserId } from "#shared/core/ids.ts";
import { isMinor } from "#shared/core/time/age.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import {
	derivePeriods,
	type PaymentMethod,
	paymentsAtOnce,
	periodEnd,
	standingFrom,
} from "#shared/people/memberships/memberships.rules.ts";
import {
	type MembershipPayment,
	type OwnPayment,
	type PaymentInput,
	type PaymentKey,
	type PaymentsQuery,
	paidOn,
} from "#shared/people/memberships/memberships.schema.ts";
import { readSettings } from "../../base/settings/settings.service.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { retryUnprocessed, type Write } from "../../core/table/database.ts";
import { readOn } from "../../core/table/readOn.ts";
import type { Acting } from "../families/authorization.ts";
import { childrenFor } from "../families/links.ts";
import { refuseOwn } from "../families/refuse-own.ts";
import { newNotification, notificationWrite } from "../notifications/newNotification.ts";
import { findSurvivors } from "../users/survivors.ts";
import type { User } from "../users/user.entity.ts";
import { feeWrites, withFee } from "../users/user.fees.ts";
import { findUser, namedPerson, peopleById } from "../users/users.service.ts";
import { findOpenDay } from "./cash-book.ts";
import {
	changeLedger,
	isOfOnlinePayment,
	isSettled,
	isValid,
	newPayments,
	nextReceipt,
	type PaymentChange,
	type Plan,
	paymentsOf,
	writePayments,
} from "./ledger.ts";
import { membershipAmountOf } from "./memberships.counts.ts";
import { type MembershipFacts, membershipNotice } from "./memberships.notices.ts";
import { MembershipPayments, type PaymentRecord } from "./payment.entity.ts";

export const paymentIdOf = ({
	userId,
	receiptNumber,
}: Pick<PaymentRecord, "userId" | "receiptNumber">) => `${userId}-${receiptNumber}`;

export const ownPayment = (record: PaymentRecord): OwnPayment => ({
	...record,
	id: paymentIdOf(record),
	validUntil: record.validUntil ?? null,
	parts: [...(record.parts ?? [])],
	atBank: record.waitsSince ? (isValid(record) ? "waiting" : "refused") : null,
	payer: record.payer ?? null,
	voidedAt: record.voidedAt ?? null,
	voidReason: record.voidReason ?? null,
});

const payment = (record: PaymentRecord, person: User | null | undefined): MembershipPayment => ({
	...ownPayment(record),
	userId: record.userId as UserId,
	notes: record.notes ?? null,
	reference: record.reference ?? null,
	recordedBy: record.recordedBy as UserId,
	isOnline: isOfOnlinePayment(record),
	voidedBy: (record.voidedBy as UserId | undefined) ?? null,
	person: person ? namedPerson(person) : null,
});

/**
 * Payments that cover a membership period, without voided ones and those of which everything was
 * paid back.
 */
function paidPeriods(payments: readonly PaymentRecord[]) {
	const valid = payments.filter(isValid);
	const isPaidBack = (payment: PaymentRecord) => {
		const refunds = valid.filter(
			(refund) => refund.refundOf === payment.receiptNumber && isSettled(refund),
		);
		const back = refunds.reduce((sum, refund) => sum - membershipAmountOf(refund), 0);
		return refunds.length > 0 && back >= membershipAmountOf(payment);
	};
	return valid.flatMap(({ validUntil, ...payment }) =>
		validUntil !== undefined && !isPaidBack(payment) ? [{ ...payment, validUntil }] : [],
	);
}

/** The end of a membership that staff stated; undefined if it follows from the payments. */
const statedEnd = ({ feeUntil, feeUntilAt }: User) =>
	feeUntil && feeUntilAt ? { until: feeUntil, at: feeUntilAt } : undefined;

/** A person's membership status on a day, given their payments. */
export const standingWith = (person: User, payments: readonly PaymentRecord[], now: number) =>
	standingFrom(paidPeriods(payments), {
		isExempt: person.membershipFeeStatus === "exempt",
		joined: person.createdAt,
		today: kuwaitDate(now),
		stated: statedEnd(person),
	});

/**
 * A person's membership standing, and the payments whose last day changes because payments before
 * them count no longer, or count again.
 */
export function settlePeriods(person: User, payments: readonly PaymentRecord[], now: number) {
	const stored = new Map(payments.map((one) => [one.receiptNumber, one]));
	const changes = derivePeriods(paidPeriods(payments), statedEnd(person)).flatMap(
		(after): PaymentChange[] => {
			const before = stored.get(after.receiptNumber);
			return before && before.validUntil !== after.validUntil ? [{ before, after }] : [];
		},
	);
	return { standing: standingWith(person, payments, now), changes };
}

const notify = (userId: number, facts: MembershipFacts, now: number): Write =>
	notificationWrite(newNotification(membershipNotice, { userId, id: ulid(now), at: now, facts }));

/**
 * Records a payment with the next receipt number, updates the membership and notifies the member.
 */
export async function recordPayment(
	caller: SignedIn,
	input: PaymentInput,
): Promise<MembershipPayment> {
	await refuseOwn(caller, [input.userId]);
	return changeLedger(caller, () => planRecord(caller, input));
}

async function planRecord(caller: SignedIn, input: PaymentInput): Promise<Plan<MembershipPayment>> {
	const { userId, paymentMethod, payer, notes } = input;
	const { now } = caller;
	const [person, before, receipt, settings] = await Promise.all([
		findUser(userId),
		paymentsOf(userId),
		nextReceipt(now),
		readSettings(),
	]);
	if (!person || isGuest(person)) throw new AppError("invalid", { fields: { userId: "invalid" } });
	const { day: paymentDate, isOpen } = await findOpenDay({
		day: paidOn(input, now),
		moveToOpenDay: input.moveToOpenDay,
		field: "paymentDate",
	});
	const amount = input.amount ?? membershipFeeOf(person, settings, now);
	if (amount === 0) throw new AppError("invalid", { fields: { amount: "required" } });
	const { membershipMonths: months } = settings;
	const due = periodEnd(paymentDate, person.membershipExpiryDate, months);
	const validUntil = input.validUntil ?? due;
	const made: PaymentRecord = {
		userId,
		amount,
		paymentMethod,
		paymentDate,
		validUntil,
		months: validUntil === due ? months : undefined,
		dojoId: person.dojoId,
		receiptNumber: receipt.number,
		payer: payer ?? undefined,
		notes: notes ?? undefined,
		createdAt: new Date(now).toISOString(),
		recordedBy: caller.session.userId,
	};
	const { receiptNumber } = made;
	return {
		change: {
			entityType: "membershipPayment",
			entityId: paymentIdOf(made),
			action: "recorded",
			details: made,
		},
		writes: [
			isOpen,
			receipt.write,
			...writePayments(newPayments([made])),
			...feeWrites([
				{ before: person, after: withFee(person, standingWith(person, [...before, made], now)) },
			]),
			notify(
				userId,
				{ status: "received", amount, receiptNumber, receipt: paymentIdOf(made), validUntil },
				now,
			),
		],
		answer: payment(made, person),
	};
}

/** Voids a payment and updates the membership from the remaining ones; a repeat changes nothing. */
export async function voidPayment(
	caller: SignedIn,
	key: PaymentKey,
	reason: string,
): Promise<MembershipPayment> {
	await refuseOwn(caller, [key.userId]);
	return changeLedger(caller, () => planVoid(caller, key, reason));
}

async function planVoid(
	{ session, now }: SignedIn,
	{ userId, receiptNumber: number }: PaymentKey,
	voidReason: string,
): Promise<Plan<MembershipPayment>> {
	const [person, all] = await Promise.all([findUser(userId), paymentsOf(userId)]);
	const before = requireFound(
		all.find(({ receiptNumber, parts }) => receiptNumber === number && !parts),
	);
	const change = {
		entityType: "membershipPayment",
		entityId: paymentIdOf(before),
		action: "voided",
		details: { voidReason, amount: before.amount },
		personId: userId,
	};
	if (!isValid(before)) return { change, writes: null, answer: payment(before, person) };
	const how = { voidedAt: new Date(now).toISOString(), voidedBy: session.userId, voidReason };
	const after = { ...before, ...how };
	const remaining = all.map((one) => (one === before ? after : one));
	const { amount, receiptNumber } = before;
	const settled = person && settlePeriods(person, remaining, now);
	const ofPerson = settled && [
		...feeWrites([{ before: person, after: withFee(person, settled.standing) }]),
		notify(userId, { status: "voided", amount, receiptNumber, reason: voidReason }, now),
	];
	return {
		change,
		writes: [
			...writePayments([{ before, after }, ...(settled?.changes ?? [])]),
			...(ofPerson ?? []),
		],
		answer: payment(after, person),
	};
}

const { byAccessPattern } = createConversions(MembershipPayments);

const [firstDay, lastDay] = ["1900-01-01", "2200-12-31"];

/** A payment's position in the list of all payments, as used in cursors. */
const placeOf = ({ paymentDate, receiptNumber, userId }: PaymentRecord) =>
	`${paymentDate} ${receiptNumber} ${userId}`;

/** The position that a cursor names; null if the cursor is of another list. */
function placeAt({ after }: Cursor, from: string, to: string): string | null {
	const [, paymentDate, receiptNumber, userId] =
		/^(\d{4}-\d\d-\d\d) (\d{4}-\d{5,}) ([1-9]\d{0,14})$/.exec(after) ?? [];
	if (!userId || paymentDate < from || paymentDate > to) return null;
	const place = { paymentDate, receiptNumber, userId: Number(userId) };
	return byAccessPattern.byDate.fromComposite.toCursor(place);
}

/** A page of payments, of one person or of all, within a range of days, latest first. */
export async function listPayments(query: PaymentsQuery): Promise<Page<MembershipPayment>> {
	const { rows, next } = query.userId
		? await pageOfPerson(query.userId, query)
		: await pageOfAll(query);
	const people = await peopleById(rows.map(({ userId }) => userId));
	return { rows: rows.map((one) => payment(one, people.get(one.userId))), next };
}

export const latestFirst = (a: PaymentRecord, b: PaymentRecord) =>
	placeOf(a) < placeOf(b) ? 1 : -1;

const isPaidBy =
	(method: PaymentMethod | undefined) =>
	({ paymentMethod }: PaymentRecord) =>
		method === undefined || paymentMethod === method;

const pageOfPerson = async (
	userId: UserId,
	{ from = firstDay, to = lastDay, method, ...page }: PaymentsQuery,
) =>
	pageOf(
		(await paymentsOf(userId))
			.filter(({ paymentDate }) => from <= paymentDate && paymentDate <= to)
			.filter(isPaidBy(method))
			.sort(latestFirst),
		placeOf,
		page,
	);

/**
 * The query of all payments between two days, both inclusive. A key of the day after `to` sorts
 * after all payments of `to`, whose keys also have a receipt number.
 */
const queryBetween = (from: string, to: string) =>
	MembershipPayments.query.byDate({}).between({ paymentDate: from }, { paymentDate: dayAfter(to) });

async function pageOfAll({
	from = firstDay,
	to = lastDay,
	method,
	limit = paymentsAtOnce,
	cursor,
}: PaymentsQuery) {
	if (from > to) return { rows: [] };
	const read = await readOn(
		(count, at) => queryBetween(from, to).go({ order: "desc", limit: count, cursor: at }),
		{
			wanted: limit + 1,
			from: cursor ? placeAt(cursor, from, to) : null,
			isSeen: isPaidBy(method),
		},
	);
	return pageRead(read, placeOf, limit, cursor?.skip);
}

/**
 * A receipt, for its people, their guardians and staff: with the payments of all of its people whom
 * the caller may see, and the sum of all.
 */
export async function readReceipt(
	{ person: userId, session, way, now }: Acting,
	{ receiptNumber }: PaymentKey,
) {
	const found = await findPayment({ userId, receiptNumber });
	const all = found.people ? await paymentsOnReceipt(found) : [found];
	const family = new Set([userId, session.userId]);
	if (found.people && way !== "staff")
		for (const child of await childrenFor("seeFees", session.userId, now)) family.add(child);
	const visible = all.filter((one) => way === "staff" || family.has(one.userId as UserId));
	// A payment made online is recorded by its payer, with the id of the online payment as reference.
	const key = onlinePaymentKey(found.reference ?? "");
	const payer = key?.userId === found.recordedBy ? key.userId : undefined;
	const [people, firstReceipts] = await Promise.all([
		peopleById([...visible.map((one) => one.userId), found.recordedBy]),
		found.amount < 0 ? findFirstReceipts(found) : [],
	]);
	return {
		payer: payer === undefined ? undefined : people.get(payer),
		cashier: found.paymentMethod === "online" ? undefined : people.get(found.recordedBy),
		firstReceipts,
		payments: visible.map((one) => ({ payment: one, person: people.get(one.userId) ?? null })),
		total: all.reduce((sum, { amount }) => sum + amount, 0),
	};
}

/** The numbers of the receipts that a refund pays back: of its membership, or of its charges. */
async function findFirstReceipts({ userId, refundOf, parts = [] }: PaymentRecord) {
	if (refundOf) return [refundOf];
	const charges = new Set(parts.map(({ charge }) => charge));
	return (await paymentsOf(userId))
		.filter(
			(one) =>
				one.amount > 0 && isValid(one) && one.parts?.some(({ charge }) => charges.has(charge)),
		)
		.map(({ receiptNumber }) => receiptNumber);
}

/**
 * The payments of all people who share a receipt, in the order of their ids. A merge may have given
 * some to people whom the receipt does not name.
 */
export async function paymentsOnReceipt({ people = [], userId, receiptNumber }: PaymentRecord) {
	const survivor = await findSurvivors(people);
	const ids = new Set([userId, ...people, ...people.map(survivor)]);
	const keys = [...ids].map((id) => ({ userId: id, receiptNumber }));
	const { data } = await retryUnprocessed(() =>
		MembershipPayments.get(keys).go({ consistent: true }),
	);
	return data.sort((a, b) => a.userId - b.userId);
}

/** A person's payment with this receipt number. */
export const findPayment = async ({ userId, receiptNumber }: PaymentKey): Promise<PaymentRecord> =>
	requireFound(
		(await MembershipPayments.get({ userId, receiptNumber }).go({ consistent: true })).data,
	);

/** All payments between two days, both inclusive, latest first. */
export async function paymentsBetween(from: string, to: string): Promise<PaymentRecord[]> {
	return (await queryBetween(from, to).go({ pages: "all", order: "desc" })).data;
}

/** The fee of a membership period for a person, from the settings, in fils. */
export const membershipFeeOf = (
	{ dateOfBirth }: Pick<User, "dateOfBirth">,
	{ membershipFees }: Pick<Settings, "membershipFees">,
	now: number,
): number => membershipFees[dateOfBirth && isMinor(dateOfBirth, now) ? "child" : "adult"];
