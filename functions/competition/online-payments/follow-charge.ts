import {
	membershipTarget,
	type PaidCharge,
	payableKey,
} from "#shared/competition/online-payments/online-payments.schema.ts";
import type { SignedIn } from "../../core/caller.ts";
import { nullIfNotFound } from "../../core/errors.ts";
import { type GatewayCharge, longestPayment } from "../../core/outside/payments/gateway.ts";
import { refusedWith, retryIf } from "../../core/retry.ts";
import { auditLine, auditLineBy } from "../../core/table/audited-transaction.ts";
import { runTransaction } from "../../core/table/database.ts";
import { changeLedgerFor, type Plan } from "../../people/memberships/ledger.ts";
import { findSurvivors } from "../../people/users/survivors.ts";
import { findUsers } from "../../people/users/users.service.ts";
import { chargedIn, chargesOf } from "../fees/charged.ts";
import { planPayment } from "../fees/payments.service.ts";
import type { OnlinePaymentRecord } from "./online-payment.entity.ts";
import { auditOf, changePayment, onlinePaymentId, readPayment } from "./records.ts";

/**
 * A payment in a final state keeps that state. A failed payment is not final, because money may
 * still arrive.
 */
const isFinal = ({ status }: OnlinePaymentRecord) =>
	status === "paid" || status === "differs" || status === "resolved";

/** The gateway's words for a page that was left without paying. */
const leftStatuses = ["ABANDONED", "TIMEDOUT"];

type Changes = Parameters<typeof changePayment>[1];

/**
 * Ends a payment by the gateway's answer, without touching the ledger.
 * @param caller the payer who gave it up; by default the gateway ended it
 */
export async function endPayment(
	record: OnlinePaymentRecord,
	changes: Changes & Required<Pick<Changes, "status">>,
	now: number,
	caller?: SignedIn,
): Promise<OnlinePaymentRecord> {
	const { after, write } = changePayment(record, changes, now);
	const { status, outcome, taken, gatewayId } = after;
	const change = auditOf(record, caller ? "cancelled" : status, { outcome, taken, gatewayId });
	const line = caller ? auditLine(caller, change) : auditLineBy(0, change, now);
	await runTransaction([write, line]);
	return after;
}

/**
 * Ends a payment whose page nobody ever got to see, or which the gateway does not know.
 * @param outcome the word for why, as if the gateway had said it
 */
export const expirePayment = (record: OnlinePaymentRecord, now: number, outcome?: string) =>
	endPayment(record, { status: "expired", outcome }, now);

/** Whether a payment that the gateway does not know can end. */
export const isForgotten = ({ createdAt }: OnlinePaymentRecord, now: number) =>
	now - Date.parse(createdAt) > longestPayment;

const isMembership = ({ target }: PaidCharge) => payableKey(target).kind === "membership";

/** The charges of a payment where they are now: a merge or a move may have come between. */
export async function currentCharges(charges: readonly PaidCharge[]): Promise<PaidCharge[]> {
	const survivor = await findSurvivors(charges.map(({ userId }) => userId));
	return Promise.all(
		charges.map(async (charge) => {
			const userId = survivor(charge.userId);
			if (isMembership(charge)) return { ...charge, userId, target: membershipTarget(userId) };
			const now = chargedIn(await chargesOf(userId), charge);
			return { ...charge, userId, target: now?.target ?? charge.target };
		}),
	);
}

async function planPaid(
	record: OnlinePaymentRecord,
	{ id: gatewayId, status }: GatewayCharge,
	now: number,
): Promise<Plan<OnlinePaymentRecord> | null> {
	const charges = await currentCharges(record.charges);
	const people = [...new Set(charges.map(({ userId }) => userId))];
	if ((await findUsers(people)).length < people.length) return null;
	const planned = await planPayment(
		{ by: record.userId, now },
		{
			charges: charges
				.filter((charge) => !isMembership(charge))
				.map(({ target, amount }) => ({ id: target, amount })),
			memberships: charges.filter(isMembership),
			credit: 0,
			paymentMethod: "online",
			atBank: { source: record.source, bankReference: gatewayId },
			paymentDate: null,
			payer: null,
			reference: onlinePaymentId(record),
			notes: null,
		},
		"credit",
	).catch(nullIfNotFound);
	if (!planned) return null;
	const [{ receiptNumber, userId: receiptOf }] = planned.payments;
	const { after, write } = changePayment(
		record,
		{ status: "paid", outcome: status, gatewayId, receiptNumber, receiptOf },
		now,
	);
	return {
		change: auditOf(record, "paid", { gatewayId, amount: record.amount, receiptNumber }),
		writes: [...(planned.writes ?? []), write],
		answer: after,
	};
}

/** The amount that staff have to look at. Also stored if its charge or person no longer exists. */
const capturedAmount = ({ amount, currency, id, status }: GatewayCharge) =>
	({
		status: "differs",
		outcome: status,
		gatewayId: id,
		taken: { amount, currency },
	}) as const;

/**
 * Updates a payment with the state of its charge at the gateway. Only this function marks payments
 * as paid. Idempotent.
 */
export const followCharge = (
	payment: OnlinePaymentRecord,
	charge: GatewayCharge,
	now: number,
): Promise<OnlinePaymentRecord> =>
	retryIf(refusedWith("changed_meanwhile"), async () => {
		const record = await readPayment(payment);
		if (!record || isFinal(record)) return record ?? payment;
		const { state, status, amount, currency, id } = charge;
		if (state === "captured") {
			if (amount !== record.amount || currency !== "KWD")
				return endPayment(record, capturedAmount(charge), now);
			return captured(record, charge, now);
		}
		if (record.status !== "started") return record;
		const isLeft = state === "ended" && leftStatuses.includes(status);
		const isOver = isForgotten(record, now);
		if (isLeft || (state === "waiting" && isOver))
			return endPayment(record, { status: "expired", outcome: status, gatewayId: id }, now);
		if (state === "ended")
			return endPayment(record, { status: "failed", outcome: status, gatewayId: id }, now);
		return record;
	});

async function captured(record: OnlinePaymentRecord, charge: GatewayCharge, now: number) {
	// Read anew for each attempt: another call may have marked it as paid meanwhile.
	const plan = async (): Promise<Plan<OnlinePaymentRecord>> => {
		const current = (await readPayment(record)) ?? record;
		const keep = { change: auditOf(record, "paid"), writes: null, answer: current };
		if (isFinal(current)) return keep;
		const paid = await planPaid(current, charge, now);
		if (paid) return paid;
		return { ...keep, answer: await endPayment(current, capturedAmount(charge), now) };
	};
	return changeLedgerFor({ by: record.userId, now }, plan);
}
