import { ulid } from "ulid";
import {
	type OnlinePaymentForStaff,
	type OnlinePaymentKey,
	type PaidCharge,
	payableKey,
	type RefundFinding,
	type RefundRequest,
} from "#shared/competition/online-payments/online-payments.schema.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { log, nameOfError } from "../../core/log.ts";
import {
	GatewayError,
	type GatewayRefund,
	longestPayment,
	orderedOnceFor,
	type PaymentGateway,
} from "../../core/outside/payments/gateway.ts";
import type { Write } from "../../core/table/database.ts";
import { digestWrite } from "../../core/table/writeKey.ts";
import { refuseOwn } from "../../people/families/refuse-own.ts";
import {
	changeLedger,
	changeLedgerFor,
	type Plan,
	type Recorder,
} from "../../people/memberships/ledger.ts";
import { findSurvivors } from "../../people/users/survivors.ts";
import {
	planConfirmedRefund,
	planMembershipRefund,
	planRefund,
	planReleasedRefund,
} from "../fees/refunds.ts";
import { system } from "../registrations/registration.transitions.ts";
import type { OnlinePaymentRecord, StoredRefund } from "./online-payment.entity.ts";
import {
	auditOf,
	changePayment,
	peopleOf,
	readPayment,
	requireGateway,
	viewForStaff,
} from "./records.ts";

const isTaken = ({ state }: StoredRefund) => state !== "refused";

const sumOf = (refunds: readonly StoredRefund[]) =>
	refunds.filter(isTaken).reduce((sum, { amount }) => sum + amount, 0);

/**
 * How much can still be paid back: of a charge in the payment, or of the sum that the bank took
 * instead of what was asked for.
 */
function refundable({ status, taken, refunds }: OnlinePaymentRecord, charge: PaidCharge): number {
	if (status === "differs" && taken?.currency === "KWD")
		return Number(taken.amount) - sumOf(refunds);
	if (status !== "paid") throw new AppError("not_paid_online");
	return charge.amount - sumOf(refunds.filter(({ target }) => target === charge.target));
}

/** Reserves the amount of a refund in the ledger of the person whose charge it was. */
async function reserveRefund(
	{ receiptNumber = "" }: OnlinePaymentRecord,
	recorder: Recorder,
	{ target, chargeId, titleEn, titleAr, ...charge }: PaidCharge,
	{ amount, reason }: Pick<RefundRequest, "amount" | "reason">,
) {
	const userId = (await findSurvivors([charge.userId]))(charge.userId);
	const refund =
		payableKey(target).kind === "membership"
			? await planMembershipRefund(recorder, { userId, receiptNumber, amount, reason })
			: await planRefund(
					recorder,
					{ userId, target, chargeId, title: { titleEn, titleAr } },
					{ amount, reason, paymentMethod: "online", waits: true },
				);
	return { writes: refund.writes, stored: { userId, receiptNumber: refund.receiptNumber } };
}

const withRefunds = (refunds: readonly StoredRefund[]) => ({
	refunds,
	refunding: (["waiting", "differs"] as const).find((open) =>
		refunds.some(({ state }) => state === open),
	),
});

/**
 * Pays back part of a payment through the gateway. Its amount is reserved in the ledger by the
 * transaction that orders it, and booked as soon as the gateway has confirmed it, which may be later.
 */
export async function refundPayment(
	caller: SignedIn,
	key: OnlinePaymentKey,
	{ charge: target, amount, reason }: RefundRequest,
): Promise<OnlinePaymentForStaff> {
	const gateway = await requireGateway();
	const { now, session } = caller;
	const id = caller.writeKey?.id ?? digestWrite(ulid(now));
	const begun = requireFound(await readPayment(key)).refunds.find((one) => one.id === id);
	if (!begun) await changeLedger(caller, () => planOrder());
	else if (begun.amount !== amount || begun.target !== target) throw new AppError("key_reused");
	await followRefund(gateway, key, id, now).catch((error) => {
		// The scheduled task retries the refund.
		if (!(error instanceof GatewayError)) throw error;
		log.warn("a refund waits", nameOfError(error));
	});
	return viewForStaff(requireFound(await readPayment(key)));

	async function planOrder(): Promise<Plan<OnlinePaymentForStaff>> {
		const before = requireFound(await readPayment(key));
		await refuseOwn(caller, peopleOf(before));
		const charge = before.charges.find((one) => one.target === target);
		if (!charge || amount > refundable(before, charge))
			throw new AppError("invalid", { fields: { amount: "too_big" } });
		const recorder = { by: session.userId, now };
		const reserved =
			before.status === "paid"
				? await reserveRefund(before, recorder, charge, { amount, reason })
				: undefined;
		const made: StoredRefund = {
			id,
			target,
			...reserved?.stored,
			amount,
			reason,
			by: session.userId,
			at: new Date(now).toISOString(),
			state: "waiting",
		};
		const { after, write } = changePayment(before, withRefunds([...before.refunds, made]), now);
		return {
			change: auditOf(before, "refund_ordered", { target, amount, reason }),
			writes: [...(reserved?.writes ?? []), write],
			answer: await viewForStaff(after),
		};
	}
}

/** The statuses with which a gateway refuses a refund for good. */
const refusals = [400, 402, 403, 409];

/** The gateway's answer, or that staff have to find out what became of a refund. */
type Answer = Pick<StoredRefund, "state"> & Pick<GatewayRefund, "id" | "status">;

const unknown = { id: "", state: "differs" } as const;

/**
 * Orders a refund, or asks for its state. Repeating an order with the same id makes no second
 * refund.
 */
async function askFor(
	gateway: PaymentGateway,
	{ gatewayId: chargeId = "" }: OnlinePaymentRecord,
	{ id, amount, reason = "", gatewayId, at }: StoredRefund,
	now: number,
): Promise<Answer | null> {
	const age = now - Date.parse(at);
	if (gatewayId) {
		const refund = await gateway.retrieveRefund(gatewayId);
		if (
			refund &&
			refund.state === "refunded" &&
			(refund.amount !== amount || refund.currency !== "KWD")
		)
			return { ...refund, state: "differs" };
		return refund ?? (age > longestPayment ? { ...unknown, status: "UNKNOWN" } : null);
	}
	// Later the gateway would treat a repeated order as a second one, so staff have to check there.
	if (age > orderedOnceFor) return { ...unknown, status: "NO_ANSWER" };
	return gateway.refund({ chargeId, reference: id, amount, reason }).catch((error) => {
		if (!(error instanceof GatewayError) || !refusals.includes(error.code ?? 0)) throw error;
		const status = `HTTP ${error.code}`;
		return { id: "", state: "refused", status } as const;
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
	const recorder = { by: answer.state === "refunded" ? waiting.by : system, now };
	await changeLedgerFor(recorder, () => planAnswer(record, id, answer, recorder));
}

const actions = {
	waiting: "refund_waits",
	refunded: "refunded",
	refused: "refund_refused",
	differs: "refund_differs",
} as const satisfies Record<StoredRefund["state"], string>;

/** Stores what became of a refund that waits, with its change of the ledger. */
async function planAnswer(
	payment: OnlinePaymentRecord,
	id: string,
	{ id: gatewayId, state, status: outcome }: Answer,
	recorder: Recorder,
): Promise<Plan<null>> {
	const record = requireFound(await readPayment(payment));
	const one = record.refunds.find((other) => other.id === id);
	const { target, amount } = one ?? {};
	const change = auditOf(record, actions[state], { refund: id, target, amount, outcome });
	const isNews = one?.state === "waiting" && !(state === "waiting" && one.outcome === outcome);
	if (!isNews) return { change, writes: null, answer: null };
	const next = { ...one, state, outcome, ...(gatewayId && { gatewayId }) };
	return { change, writes: await writeRefund(record, one, next, recorder), answer: null };
}

/** The writes that change a refund of a payment, and the ledger if the bank's answer is known. */
async function writeRefund(
	record: OnlinePaymentRecord,
	before: StoredRefund,
	after: StoredRefund,
	recorder: Recorder,
): Promise<Write[]> {
	const { state, id, gatewayId = id, reason = "" } = after;
	const isDecided = state === "refunded" || state === "refused";
	// From then on the reason is in the ledger.
	const next = isDecided ? { ...after, reason: undefined } : after;
	const refunds = record.refunds.map((one) => (one === before ? next : one));
	const { write } = changePayment(record, withRefunds(refunds), recorder.now);
	if (!isDecided || !before.receiptNumber || before.userId === undefined) return [write];
	const userId = (await findSurvivors([before.userId]))(before.userId);
	const refund = { userId, receiptNumber: before.receiptNumber };
	const booked =
		state === "refunded"
			? await planConfirmedRefund(recorder, { ...refund, reference: gatewayId, reason })
			: await planReleasedRefund(recorder, refund);
	return [...booked, write];
}

/** Ends a refund about which the gateway has no answer, by what staff found out at the bank. */
export const resolveRefund = (
	caller: SignedIn,
	key: OnlinePaymentKey,
	id: string,
	{ finding, note }: RefundFinding,
): Promise<OnlinePaymentForStaff> =>
	changeLedger(caller, async () => {
		const record = requireFound(await readPayment(key));
		await refuseOwn(caller, peopleOf(record));
		const one = requireFound(record.refunds.find((other) => other.id === id));
		if (one.state !== "differs") throw new AppError("no_difference");
		const state = finding === "refunded" ? "refunded" : "refused";
		const recorder = { by: caller.session.userId, now: caller.now };
		const after = { ...one, state } as const;
		const refunds = record.refunds.map((other) => (other === one ? after : other));
		return {
			change: auditOf(record, "refund_resolved", { refund: id, finding, note }),
			writes: await writeRefund(record, one, after, recorder),
			answer: await viewForStaff({ ...record, ...withRefunds(refunds) }),
		};
	});
