import {
	type PaymentMethod,
	paymentMethods,
} from "#shared/community/memberships/memberships.rules.ts";
import type { CashClosing, CashDay, Money } from "#shared/competition/fees/fees.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { currentYear } from "#shared/core/time/kuwait.ts";
import { isSettled } from "../../../community/memberships/ledger.ts";
import {
	dojoName,
	eventName,
	methodName,
} from "../../../community/memberships/memberships.counts.ts";
import { paymentsBetween } from "../../../community/memberships/payments.service.ts";
import { findUser, namedPerson } from "../../../community/users/users.service.ts";
import type { SignedIn } from "../../../core/caller.ts";
import { auditedTransaction } from "../../../core/table/audited-transaction.ts";
import { type Numbers, readTallies } from "../../../core/table/tally.ts";
import { allDojos } from "../../../training/dojos/dojos.service.ts";
import { findEvents } from "../../events/events.service.ts";
import { type CashClosingRecord, CashClosings } from "../cash-closing.entity.ts";
import { chargedName, openAtDojo, openAtEvent, openName } from "../fees.counts.ts";

const methodsOf = (paid: Numbers, month: string) =>
	Object.fromEntries(
		paymentMethods.map((method) => [method, paid[methodName(month, method)] ?? 0]),
	) as Record<PaymentMethod, number>;

const sum = (amounts: Record<string, number>) =>
	Object.values(amounts).reduce((total, amount) => total + amount, 0);

/** Ids at the end of the names of counters that begin with a prefix and are not zero. */
const idsIn = (numbers: Numbers, prefix: string) =>
	Object.entries(numbers).flatMap(([name, amount]) =>
		name.startsWith(prefix) && amount !== 0 ? Number(name.slice(prefix.length)) : [],
	);

/** What was collected in a year, and what is outstanding now, from counters. */
export async function readMoney(wanted: string | undefined, now: number): Promise<Money> {
	const year = wanted ?? String(currentYear(now));
	const { membershipPayment: paid, chargeLine: owed } = await readTallies([
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

/** The closing of a day's cash in the form of the API. */
async function viewClosing({
	counted,
	expected,
	notes,
	closedAt,
	closedBy,
}: CashClosingRecord): Promise<CashDay["closing"]> {
	const by = await findUser(closedBy as UserId);
	return { counted, expected, notes: notes ?? null, closedAt, by: by ? namedPerson(by) : null };
}

export async function readDay(day: string): Promise<CashDay> {
	const [sums, { data: closing }] = await Promise.all([
		sumsOfDay(day),
		CashClosings.get({ day }).go({ consistent: true }),
	]);
	return { day, ...sums, closing: closing && (await viewClosing(closing)) };
}

/** Closes a day's cash with the amount that was counted, once. */
export async function closeDay(
	caller: SignedIn,
	day: string,
	{ counted, notes }: CashClosing,
): Promise<CashDay> {
	const before = await readDay(day);
	const closing = {
		day,
		counted,
		expected: before.amounts.cash,
		notes: notes ?? undefined,
		closedBy: caller.session.userId,
		closedAt: new Date(caller.now).toISOString(),
	};
	const answer: CashDay = { ...before, closing: await viewClosing(closing) };
	await auditedTransaction(
		caller,
		{ entityType: "cashClosing", entityId: day, action: "closed", details: closing },
		[{ put: CashClosings.create(closing).params(), onConditionFailed: "day_closed" }],
		answer,
	);
	return answer;
}
