import { setTimeout as pause } from "node:timers/promises";
import { onlinePaymentKey } from "#shared/competition/online-payments/online-payments.schema.ts";
import { currentYear } from "#shared/core/time/kuwait.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import {
	auditLine,
	auditLineBy,
	type Change,
	runOnce,
} from "../../core/table/audited-transaction.ts";
import { writeCountersOfAll } from "../../core/table/counters.ts";
import { conditionFailed, tryTransaction, type Write } from "../../core/table/database.ts";
import { takingTurns } from "../../core/turns.ts";
import { cashCountedAs, paymentsCountedAs } from "./memberships.counts.ts";
import { MembershipPayments, type PaymentRecord, ReceiptBooks } from "./payment.entity.ts";

/** All payments of a person, in the order they were recorded. */
export async function paymentsOf(userId: number): Promise<PaymentRecord[]> {
	const { data } = await MembershipPayments.query
		.ofPerson({ userId })
		.go({ pages: "all", consistent: true });
	return data.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}

/** Whether a payment was not voided; a refund that waits at the bank reserves its amount. */
export const isValid = ({ voidedAt }: PaymentRecord) => voidedAt === undefined;

/** Whether the money of a payment has changed hands. */
export const isSettled = ({ voidedAt, waitsSince }: PaymentRecord) =>
	voidedAt === undefined && waitsSince === undefined;

/** Whether an online payment names this receipt, so that only the gateway pays it back. */
export const isOfOnlinePayment = ({ paymentMethod, amount, reference }: PaymentRecord) =>
	paymentMethod === "online" && amount > 0 && onlinePaymentKey(reference ?? "") !== null;

/** A change of a payment; `before` is null for a new one, `after` for one that went to somebody else. */
export type PaymentChange =
	| { before: null; after: PaymentRecord }
	| { before: PaymentRecord; after: PaymentRecord | null };

/** The attributes of a payment that can change. */
const changing = ["voidedAt", "waitsSince", "validUntil", "amount"] as const;

const storePayment = (payment: PaymentRecord) => MembershipPayments.put(payment);
type Condition = Parameters<ReturnType<typeof storePayment>["where"]>[0];

function writePayment({ before, after }: PaymentChange): Write {
	if (before === null) return { put: MembershipPayments.create(after).params() };
	const isUnchanged: Condition = (payment, { eq, notExists }) =>
		changing
			.map((name) => {
				const was = before[name];
				return was === undefined ? notExists(payment[name]) : eq(payment[name], was);
			})
			.join(" AND ");
	return after === null
		? { delete: MembershipPayments.delete(before).where(isUnchanged).params() }
		: { put: storePayment(after).where(isUnchanged).params() };
}

/** The writes that store changes of payments, if these are still as they were read, and count them. */
export const writePayments = (changes: readonly PaymentChange[]): Write[] => [
	...changes.map(writePayment),
	...writeCountersOfAll("membershipPayment", paymentsCountedAs, changes),
	...writeCountersOfAll("cash", cashCountedAs, changes),
];

export const newPayments = (made: readonly PaymentRecord[]): PaymentChange[] =>
	made.map((after) => ({ before: null, after }));

export type Receipt = { number: string; write: Write };

/**
 * The next receipt number of the year, and the write that takes it: of two concurrent requests one
 * gets it.
 */
export async function nextReceipt(now: number): Promise<Receipt> {
	const year = currentYear(now);
	const { data } = await ReceiptBooks.get({ year }).go({ consistent: true });
	const before = data?.last;
	const last = (before ?? 0) + 1;
	const put = ReceiptBooks.put({ year, last }).where((book, { eq, notExists }) =>
		before === undefined ? notExists(book.last) : eq(book.last, before),
	);
	return { number: `${year}-${String(last).padStart(5, "0")}`, write: { put: put.params() } };
}

/** A planned change of the ledger. `writes` is null if nothing has to change. */
export type Plan<Answer> = { change: Change; writes: Write[] | null; answer: Answer };

/** The person who records a payment, and when, in ms since 1970. */
export type Recorder = { by: number; now: number };

/** How long a call retries, in ms; shorter than the call's time limit. */
const patience = 6_000;
const longestPause = 500;

/**
 * Changes the ledger according to `plan`, and plans again after a conflict: everybody who records
 * payments wants the next receipt number. After a lost response it fails with `busy`, because the
 * change may have been made.
 */
export const changeLedger = <Answer>(
	caller: SignedIn,
	plan: () => Promise<Plan<Answer>>,
): Promise<Answer> =>
	inTurn(() =>
		tryChange(
			{
				markOnce: (answer) => runOnce(caller, answer),
				audit: (change) => auditLine(caller, change),
			},
			plan,
		),
	);

/** Changes the ledger in the background, on behalf of a person. `plan` must be idempotent. */
export const changeLedgerFor = <Answer>(
	{ by, now }: Recorder,
	plan: () => Promise<Plan<Answer>>,
): Promise<Answer> =>
	inTurn(() =>
		tryChange({ markOnce: () => [], audit: (change) => auditLineBy(by, change, now) }, plan),
	);

const inTurn = takingTurns();

type Trail = { markOnce: (answer: unknown) => Write[]; audit: (change: Change) => Write };

async function tryChange<Answer>(
	{ markOnce, audit }: Trail,
	plan: () => Promise<Plan<Answer>>,
): Promise<Answer> {
	const giveUp = Date.now() + patience;
	for (let tries = 1; Date.now() < giveUp; tries++) {
		const { change, writes, answer } = await plan();
		if (!writes) return answer;
		const marks = markOnce(answer);
		const cancelled = await tryTransaction([...marks, ...writes, audit(change)]);
		if (!cancelled) return answer;
		if (marks.length > 0 && conditionFailed(cancelled[0])) throw new AppError("changed_meanwhile");
		if (
			!cancelled.some((reason) => conditionFailed(reason) || reason.code === "TransactionConflict")
		)
			break;
		await pause(Math.random() * Math.min(longestPause, 20 * 2 ** tries));
	}
	throw new AppError("busy", { retryAfter: 1 });
}
