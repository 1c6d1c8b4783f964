import { ulid } from "ulid";
import {
	type OnlinePaymentForStaff,
	type OnlinePaymentKey,
	payableKey,
	type RefundRequest,
} from "#shared/competition/online-payments/online-payments.schema.ts";
import { changeLedgerFor, type Plan, type Recorder } from "../../community/memberships/ledger.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { log, nameOfError } from "../../core/log.ts";
import {
	GatewayError,
	type GatewayRefund,
	orderedOnceFor,
	type PaymentGateway,
} from "../../core/outside/payments/gateway.ts";
import { refusedWith, retryIf } from "../../core/retry.ts";
import { auditedTransaction, auditLineBy } from "../../core/table/audited-transaction.ts";
import { runTransaction } from "../../core/table/database.ts";
import { digestWrite } from "../../core/table/writeKey.ts";
import { planMembershipRefund, planRefund } from "../fees/refunds.ts";
import type { OnlinePaymentRecord, StoredRefund } from "./online-payment.entity.ts";
import { auditOf, changePayment, readPayment, requireGateway, viewForStaff } from "./records.ts";

const isTaken = ({ state }: StoredRefund) => state !== "refused";

/** How much of a charge in the payment can still be paid back. */
function refundable({ charges, refunds }: OnlinePaymentRecord, target: string): number {
	const paid = charges.find((charge) => charge.target === target)?.amount ?? 0;
	const taken = refunds.filter((one) => isTaken(one) && one.target === target);
	return taken.reduce((left, { amount }) => left - amount, paid);
}

type RefundTerms = Pick<StoredRefund, "target" | "amount"> & {
	reason: string;
	reference?: string;
};

/** The writes of a refund of a charge or a membership. */
function planRefundOf(
	{ receiptNumber = "" }: OnlinePaymentRecord,
	recorder: Recorder,
	{ target, ...terms }: RefundTerms,
): Promise<Plan<unknown>> {
	const key = payableKey(target);
	return key.kind === "membership"
		? planMembershipRefund(recorder, { ...terms, userId: key.userId, receiptNumber })
		: planRefund(recorder, target, { ...terms, paymentMethod: "online" });
}

const withRefunds = (refunds: readonly StoredRefund[]) => ({
	refunds,
	refunding: refunds.some(({ state }) => state === "waiting") ? "yes" : undefined,
});

/**
 * Pays back part of a payment through the gateway. The ledger has it as soon as the gateway has
 * confirmed it, which may be later.
 */
export async function refundPayment(
	caller: SignedIn,
	key: OnlinePaymentKey,
	{ charge: target, amount, reason }: RefundRequest,
): Promise<OnlinePaymentForStaff> {
	const gateway = await requireGateway();
	const { now, session } = caller;
	const id = caller.writeKey?.id ?? digestWrite(ulid(now));
	const before = requireFound(await readPayment(key));
	const begun = before.refunds.find((one) => one.id === id);
	if (!begun) {
		if (before.status !== "paid") throw new AppError("not_paid_online");
		if (amount > refundable(before, target))
			throw new AppError("invalid", { fields: { amount: "too_big" } });
		// Refuses what the charge and the credit do not hold, before any money moves.
		await planRefundOf(before, { by: session.userId, now }, { target, amount, reason });
		const made: StoredRefund = {
			id,
			target,
			amount,
			reason,
			by: session.userId,
			at: new Date(now).toISOString(),
			state: "waiting",
		};
		const { after, write } = changePayment(before, withRefunds([...before.refunds, made]), now);
		const change = auditOf(before, "refund_ordered", { target, amount, reason });
		await auditedTransaction(caller, change, [write], await viewForStaff(after));
	} else if (begun.amount !== amount || begun.target !== target) throw new AppError("key_reused");
	await followRefund(gateway, key, id, now).catch((error) => {
		// The scheduled task retries the refund.
		if (!(error instanceof GatewayError)) throw error;
		log.error("a refund waits", nameOfError(error));
	});
	return viewForStaff(requireFound(await readPayment(key)));
}

/** The statuses with which a gateway refuses a refund for good. */
const refusals = [400, 402, 403, 409];

/**
 * Orders a refund, or asks for its state. Repeating an order with the same id makes no second
 * refund.
 */
async function askFor(
	gateway: PaymentGateway,
	{ gatewayId: chargeId = "" }: OnlinePaymentRecord,
	{ id, amount, reason = "", gatewayId, at }: StoredRefund,
	now: number,
): Promise<GatewayRefund | null> {
	if (gatewayId) return gateway.retrieveRefund(gatewayId);
	// Later the gateway would treat a repeated order as a second one, so staff have to check there.
	if (now - Date.parse(at) > orderedOnceFor)
		return { id: "", state: "refused", status: "NO_ANSWER", amount, currency: "KWD" };
	return gateway.refund({ chargeId, reference: id, amount, reason }).catch((error) => {
		if (!(error instanceof GatewayError) || !refusals.includes(error.code ?? 0)) throw error;
		const status = `HTTP ${error.code}`;
		return { id: "", state: "refused", status, amount, currency: "KWD" } as const;
	});
}

/** Updates a refund with its state at the gateway. Idempotent. */
export async function followRefund(
	gateway: PaymentGateway,
	key: OnlinePaymentKey | OnlinePaymentRecord,
	id: string,
	now: number,
): Promise<void> {
	const record = requireFound(await readPayment(key));
	const waiting = record.refunds.find((one) => one.id === id && one.state === "waiting");
	const answer = waiting && (await askFor(gateway, record, waiting, now));
	if (!answer) return;
	const next = (one: StoredRefund): StoredRefund => ({
		...one,
		state: answer.state,
		outcome: answer.status,
		...(answer.id && { gatewayId: answer.id }),
		// From then on the reason is in the ledger.
		...(answer.state !== "waiting" && { reason: undefined }),
	});
	if (answer.state === "refunded") return confirmRefund(record, waiting, next, now);
	await retryIf(refusedWith("changed_meanwhile"), async () => {
		const current = requireFound(await readPayment(key));
		const one = current.refunds.find((other) => other.id === id);
		if (one?.state !== "waiting" || one.outcome === answer.status) return;
		const { write } = changePayment(
			current,
			withRefunds(current.refunds.map((other) => (other.id === id ? next(other) : other))),
			now,
		);
		const details = { refund: id, outcome: answer.status };
		const action = answer.state === "refused" ? "refund_refused" : "refund_waits";
		await runTransaction([write, auditLineBy(0, auditOf(current, action, details), now)]);
	});
}

/** Writes a confirmed refund into the ledger, in the transaction that marks it. */
async function confirmRefund(
	told: OnlinePaymentRecord,
	{ id, target, amount, reason = "", by }: StoredRefund,
	next: (one: StoredRefund) => StoredRefund,
	now: number,
): Promise<void> {
	const recorder = { by, now };
	await changeLedgerFor(recorder, async (): Promise<Plan<null>> => {
		const record = requireFound(await readPayment(told));
		const change = auditOf(record, "refunded", { refund: id, target, amount });
		const one = record.refunds.find((other) => other.id === id);
		if (one?.state !== "waiting") return { change, writes: null, answer: null };
		const refunds = record.refunds.map((other) => (other.id === id ? next(other) : other));
		const { gatewayId } = next(one);
		const planned = await planRefundOf(record, recorder, {
			target,
			amount,
			reason,
			reference: gatewayId ?? id,
		});
		const { write } = changePayment(record, withRefunds(refunds), now);
		return { change, writes: [...(planned.writes ?? []), write], answer: null };
	});
}
