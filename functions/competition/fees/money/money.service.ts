import type {
	CashClosing,
	CashDay,
	CashClosings as Closings,
	Money,
	Reopening,
} from "#shared/competition/fees/fees.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { currentYear, dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import {
	type PaymentMethod,
	paymentMethods,
} from "#shared/people/memberships/memberships.rules.ts";
import type { SignedIn } from "../../../core/caller.ts";
import { AppError, requireFound } from "../../../core/errors.ts";
import { type Numbers, readCounters } from "../../../core/table/counters.ts";
import { allDojos } from "../../../people/dojos/dojos.service.ts";
import {
	dayClosed,
	findClosedUntil,
	moveClosedUntil,
	readCashOf,
	requireCashOf,
} from "../../../people/memberships/cash-book.ts";
import { changeLedger, isSettled } from "../../../people/memberships/ledger.ts";
import { dojoName, eventName, methodName } from "../../../people/memberships/memberships.counts.ts";
import { paymentsBetween } from "../../../people/memberships/payments.service.ts";
import type { User } from "../../../people/users/user.entity.ts";
import { findUser, namedPerson, peopleById } from "../../../people/users/users.service.ts";
import { findEvents } from "../../events/events.service.ts";
import { type CashClosingRecord, CashClosings } from "../cash-closing.entity.ts";
import { chargedName, openAtDojo, openAtEvent, openName } from "../fees.counts.ts";

const methodsOf = (paid: Numbers, month: string) =>
	Object.fromEntries(
		paymentMethods.map((method) => [method, paid[methodName(month, method)] ?? 0]),
	) as Record<PaymentMethod, number>;

const sum = (amounts: Record<string, number>) =>
	Object.values(amounts).reduce((total, amount) => total + amount, 0);

/** Ids from the names of non-zero counters: what follows the prefix. */
const idsIn = (numbers: Numbers, prefix: string) =>
	Object.entries(numbers).flatMap(([name, amount]) =>
		name.startsWith(prefix) && amount !== 0 ? Number(name.slice(prefix.length)) : [],
	);

/** What was collected in a year, and what is outstanding now, from counters. */
export async function readMoney(requestedYear: string | undefined, now: number): Promise<Money> {
	const year = requestedYear ?? String(currentYear(now));
	const { membershipPayment: paid, chargeLine: owed } = await readCounters([
		"membershipPayment",
		"chargeLine",
	]);
	const months = Array.from({ length: 12 }, (_, at) => {
		const number = String(at + 1).padStart(2, "0");
		const month = `${year}-${number}`;
		const byMethod = methodsOf(paid, month);
		return {
			month,
			collected: sum(byMethod),
			before: sum(methodsOf(paid, `${Number(year) - 1}-${number}`)),
			charged: owed[chargedName(month)] ?? 0,
			byMethod,
		};
	});
	const dojoIds = new Set([
		...idsIn(paid, dojoName(year, 0).slice(0, -1)),
		...idsIn(owed, "dojo "),
	]);
	const eventIds = new Set([
		...idsIn(paid, eventName(year, 0).slice(0, -1)),
		...idsIn(owed, "event "),
	]);
	const [everyDojo, events] = await Promise.all([allDojos(), findEvents([...eventIds])]);
	const dojos = everyDojo.filter(({ id }) => dojoIds.has(id));
	return {
		year: Number(year),
		months,
		open: owed[openName] ?? 0,
		dojos: dojos.map(({ id, nameEn, nameAr }) => ({
			dojoId: id,
			nameEn,
			nameAr,
			collected: paid[dojoName(year, id)] ?? 0,
			open: owed[openAtDojo(id)] ?? 0,
		})),
		events: events.map(({ id, titleEn, titleAr }) => ({
			eventId: id,
			titleEn,
			titleAr,
			collected: paid[eventName(year, id)] ?? 0,
			open: owed[openAtEvent(id)] ?? 0,
		})),
	};
}

/** Number of receipts of a day, and the sum of their payments by method. */
async function sumsOfDay(day: string) {
	const valid = (await paymentsBetween(day, day)).filter(isSettled);
	const amounts = Object.fromEntries(paymentMethods.map((method) => [method, 0])) as Record<
		PaymentMethod,
		number
	>;
	for (const { paymentMethod, amount } of valid) amounts[paymentMethod] += amount;
	return { payments: new Set(valid.map(({ receiptNumber }) => receiptNumber)).size, amounts };
}

/** What was counted and expected at a closing, and who signed it. */
const viewClosed = (
	{ counted, expected, reason, notes, closedAt }: CashClosingRecord,
	by: User | null | undefined,
) => ({
	counted,
	expected,
	reason: reason ?? null,
	notes: notes ?? null,
	closedAt,
	by: by ? namedPerson(by) : null,
});

/** The closing of a day's cash in the form of the API. */
const viewClosing = async (
	closing: CashClosingRecord,
	cash: number,
): Promise<CashDay["closing"]> => ({
	...viewClosed(closing, await findUser(closing.closedBy as UserId)),
	afterwards: cash - closing.expected,
});

/** The closings of a year, the latest first. */
export async function listClosings(
	requestedYear: string | undefined,
	now: number,
): Promise<Closings> {
	const year = requestedYear ?? String(currentYear(now));
	const { data } = await CashClosings.query
		.inOrder({})
		.between({ day: `${year}-01-01` }, { day: `${year}-12-31` })
		.go({ pages: "all", order: "desc" });
	const people = await peopleById(data.map(({ closedBy }) => closedBy));
	return data.map((closing) => ({
		from: closing.before === undefined ? null : dayAfter(closing.before),
		day: closing.day,
		...viewClosed(closing, people.get(closing.closedBy)),
	}));
}

const findClosing = async (day: string): Promise<CashClosingRecord | null> =>
	(await CashClosings.get({ day }).go({ consistent: true })).data;

/** When the cash of days was closed, by day. A closing closes the days before it as well. */
export async function findClosings(from: string, to: string): Promise<Map<string, string>> {
	const { data } = await CashClosings.query.inOrder({}).gte({ day: from }).go({ pages: "all" });
	const days = new Map<string, string>();
	for (const { day, before, closedAt } of data)
		for (
			let closed = before === undefined || before < from ? from : dayAfter(before);
			closed <= day && closed <= to;
			closed = dayAfter(closed)
		)
			days.set(closed, closedAt);
	return days;
}

export async function readDay(day: string): Promise<CashDay> {
	const [sums, closing, cash, closedUntil = null] = await Promise.all([
		sumsOfDay(day),
		findClosing(day),
		readCashOf(day),
		findClosedUntil(),
	]);
	const amounts = { ...sums.amounts, cash };
	return {
		day,
		...sums,
		amounts,
		closedUntil,
		closing: closing && (await viewClosing(closing, cash)),
	};
}

/** Days back from today of which cash can be closed. */
const mostDaysBack = 366;

/** Throws if the cash of a day cannot be closed: it lies ahead, long ago, or in what is closed. */
function demandClosable(day: string, closed: string | null, now: number): void {
	const today = kuwaitDate(now);
	if (day > today) throw new AppError("invalid", { fields: { day: "date_invalid" } });
	if (day < dayAfter(today, -mostDaysBack))
		throw new AppError("invalid", { fields: { day: "day_too_early" } });
	if (closed !== null && day <= closed) throw dayClosed(closed);
}

/**
 * Closes the cash of a day, and of the days before it, with the amount that was counted. A payment
 * that is recorded at the same time is in the expected sum, or refused.
 */
export const closeDay = (
	caller: SignedIn,
	day: string,
	{ counted, reason, notes }: CashClosing,
): Promise<CashDay> =>
	changeLedger(caller, async () => {
		const before = await readDay(day);
		demandClosable(day, before.closedUntil, caller.now);
		const differs = counted !== before.amounts.cash;
		if (differs && !reason) throw new AppError("invalid", { fields: { reason: "required" } });
		const closing = {
			day,
			counted,
			expected: before.amounts.cash,
			reason: (differs && reason) || undefined,
			notes: notes ?? undefined,
			before: before.closedUntil ?? undefined,
			closedBy: caller.session.userId,
			closedAt: new Date(caller.now).toISOString(),
		};
		return {
			change: { entityType: "cashClosing", entityId: day, action: "closed", details: closing },
			writes: [
				requireCashOf(day, closing.expected),
				moveClosedUntil(closing.before, day),
				{ put: CashClosings.create(closing).params() },
			],
			answer: {
				...before,
				closedUntil: day,
				closing: await viewClosing(closing, closing.expected),
			},
		};
	});

/** Takes back the latest closing, with a reason: payments can be recorded on its days again. */
export const reopenDay = (caller: SignedIn, day: string, { reason }: Reopening): Promise<CashDay> =>
	changeLedger(caller, async () => {
		const [before, closing] = await Promise.all([readDay(day), findClosing(day)]);
		const { closedAt, ...closed } = requireFound(closing);
		if (before.closedUntil !== day) throw new AppError("later_day_closed");
		return {
			change: {
				entityType: "cashClosing",
				entityId: day,
				action: "reopened",
				details: { ...closed, closedAt, reason, reasonOfDifference: closed.reason },
			},
			writes: [
				moveClosedUntil(day, closed.before),
				{
					delete: CashClosings.delete({ day })
						.where((stored, { eq }) => eq(stored.closedAt, closedAt))
						.params(),
				},
			],
			answer: { ...before, closedUntil: closed.before ?? null, closing: null },
		};
	});
