import type {
	OnlinePaymentForStaff,
	OnlinePaymentKey,
	RecordTaken,
} from "#shared/competition/online-payments/online-payments.schema.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { refuseOwn } from "../../people/families/refuse-own.ts";
import { changeLedger, type Plan } from "../../people/memberships/ledger.ts";
import { findUsers, peopleById } from "../../people/users/users.service.ts";
import { chargedIn, chargesOf } from "../fees/charged.ts";
import { planPayment, recorderOf } from "../fees/payments.service.ts";
import { currentCharges } from "./follow-charge.ts";
import type { OnlinePaymentRecord } from "./online-payment.entity.ts";
import {
	auditOf,
	changePayment,
	onlinePaymentId,
	peopleOf,
	readPayment,
	viewForStaff,
} from "./records.ts";
import { isMembership, spreadOver } from "./spread-over.ts";

/** What is left, in fils, of the sum that the bank took instead of the amount. */
function leftOfTaken({ status, taken, refunds, refunding }: OnlinePaymentRecord): number {
	if (status !== "differs") throw new AppError("no_difference");
	if (refunding) throw new AppError("refund_waits");
	if (taken?.currency !== "KWD" || taken.amount === null) throw new AppError("taken_unclear");
	const back = refunds
		.filter(({ state }) => state === "refunded")
		.reduce((sum, { amount }) => sum + amount, 0);
	if (taken.amount - back <= 0) throw new AppError("all_refunded");
	return taken.amount - back;
}

/** The fees of a payment that still exist, and the people of all its fees who do. */
async function findFees({ charges }: OnlinePaymentRecord) {
	const current = await currentCharges(charges);
	const known = new Set((await findUsers(current.map(({ userId }) => userId))).map(({ id }) => id));
	const ofKnown = current.filter(({ userId }) => known.has(userId));
	const exists = await Promise.all(
		ofKnown.map(
			async (fee) => isMembership(fee) || chargedIn(await chargesOf(fee.userId), fee) !== undefined,
		),
	);
	return {
		fees: ofKnown.filter((_, at) => exists[at]),
		people: ofKnown.map(({ userId }) => userId),
	};
}

/** The payer's name for the receipt; null if they paid for themselves alone. */
async function payerName({ userId }: OnlinePaymentRecord, people: readonly number[]) {
	if (people.every((person) => person === userId)) return null;
	const payer = (await peopleById([userId])).get(userId);
	return payer ? nameIn(payer.preferredLanguage ?? "en", payer).full : null;
}

/**
 * Records what the bank took instead of the amount as a payment of the fees, with a receipt, and
 * closes the difference. What was refunded before is left out.
 */
export const recordTaken = (
	caller: SignedIn,
	key: OnlinePaymentKey,
	input: RecordTaken,
): Promise<OnlinePaymentForStaff> => changeLedger(caller, () => planRecord(caller, key, input));

async function planRecord(
	caller: SignedIn,
	key: OnlinePaymentKey,
	{ note = null }: RecordTaken,
): Promise<Plan<OnlinePaymentForStaff>> {
	const record = requireFound(await readPayment(key));
	await refuseOwn(caller, peopleOf(record));
	const amount = leftOfTaken(record);
	const { fees, people } = await findFees(record);
	if (people.length === 0) throw new AppError("nobody_to_credit");
	const planned = await planPayment(
		recorderOf(caller),
		{
			...spreadOver(fees, amount),
			creditOf: people[0],
			paymentMethod: "online",
			atBank: { source: record.source, bankReference: record.gatewayId },
			paymentDate: null,
			payer: await payerName(record, people),
			reference: onlinePaymentId(record),
			notes: note,
		},
		"credit",
	);
	const [{ receiptNumber, userId: receiptOf }] = planned.payments;
	const { after, write } = changePayment(
		record,
		{ status: "resolved", resolution: note ?? undefined, receiptNumber, receiptOf },
		caller.now,
	);
	return {
		change: auditOf(record, "recorded", { amount, receiptNumber, note }),
		writes: [...(planned.writes ?? []), write],
		answer: await viewForStaff(after),
	};
}
