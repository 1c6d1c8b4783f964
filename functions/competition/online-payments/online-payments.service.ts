import { ulid } from "ulid";
import { openAmount } from "#shared/competition/fees/charges.rules.ts";
import {
	membershipTarget,
	type OnlinePayment,
	type OnlinePaymentForStaff,
	type OnlinePaymentKey,
	type OnlinePaymentStart,
	type OnlinePayments as OwnPayments,
	type PaidCharge,
	payableKey,
	paymentSources,
	type Resolution,
} from "#shared/competition/online-payments/online-payments.schema.ts";
import { federationName } from "#shared/core/federation.ts";
import type { UserId } from "#shared/core/ids.ts";
import { capMemberships, membershipTitle } from "#shared/people/memberships/memberships.rules.ts";
import { readSettings } from "../../base/settings/settings.service.ts";
import type { SignedIn } from "../../core/caller.ts";
import { env } from "../../core/env.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { log, nameOfError } from "../../core/log.ts";
import {
	type ChargeOrder,
	type GatewayCharge,
	GatewayError,
	orderedOnceFor,
	type PaymentGateway,
} from "../../core/outside/payments/gateway.ts";
import { readyGateway } from "../../core/outside/payments/paymentGateway.ts";
import { refusedWith, retryIf } from "../../core/retry.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import { isConditionFailure } from "../../core/table/database.ts";
import { firstVersion } from "../../core/table/versioned.ts";
import { digestWrite } from "../../core/table/writeKey.ts";
import { actFor } from "../../people/families/authorization.ts";
import { refuseOwn } from "../../people/families/refuse-own.ts";
import { findUser } from "../../people/users/users.service.ts";
import { chargesOf } from "../fees/charged.ts";
import { payableMembership } from "../fees/fees.service.ts";
import {
	currentCharges,
	endPayment,
	expirePayment,
	followCharge,
	isForgotten,
} from "./follow-charge.ts";
import { type OnlinePaymentRecord, OnlinePayments } from "./online-payment.entity.ts";
import { holdFees } from "./payment-holds.ts";
import {
	auditOf,
	changePayment,
	onlinePaymentId,
	peopleOf,
	readPayment,
	requireGateway,
	viewForStaff,
	viewManyForStaff,
	viewPayment,
	viewPayments,
} from "./records.ts";

/** Payments in one list of staff, and payments of a person that may wait at a time. */
const mostListed = 100;
const mostWaiting = 5;

/** How the caller can pay online, and their payments without an answer. */
export async function listOwnPayments({ session, now }: SignedIn): Promise<OwnPayments> {
	if (!(await readyGateway())) return { sources: [], waiting: [] };
	const { data } = await OnlinePayments.query
		.ofPayer({ userId: session.userId })
		.where(({ status }, { eq }) => eq(status, "started"))
		.go({ pages: "all", consistent: true });
	const owed = await Promise.all(data.map((payment) => isOwedStill(payment, now)));
	const latest = data
		.filter((_, position) => owed[position])
		.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
		.slice(0, mostWaiting);
	return { sources: [...paymentSources], waiting: await viewPayments(latest) };
}

/** Whether something is still open of what a payment is for: its fees may have been cancelled. */
async function isOwedStill({ charges }: OnlinePaymentRecord, now: number): Promise<boolean> {
	const current = await currentCharges(charges);
	const isMembership = ({ target }: PaidCharge) => payableKey(target).kind === "membership";
	const peopleOf = (some: readonly PaidCharge[]) => [...new Set(some.map(({ userId }) => userId))];
	const [memberships, fees] = await Promise.all([
		payableMemberships(peopleOf(current.filter(isMembership)), now),
		Promise.all(peopleOf(current.filter((one) => !isMembership(one))).map(openChargesOf)),
	]);
	const open = new Map([...memberships, ...fees.flat()].map((fee) => [fee.target, fee.amount]));
	return current.some(({ target }) => (open.get(target) ?? 0) > 0);
}

/** A person's open charges. */
async function openChargesOf(person: UserId): Promise<PaidCharge[]> {
	const charges = await chargesOf(person);
	return charges.map(({ target, charge, userId, titleEn, titleAr }) => ({
		target,
		chargeId: charge.id,
		userId: userId as UserId,
		amount: openAmount(charge),
		titleEn,
		titleAr,
	}));
}

/** The membership fees that can be paid, lowered to a family's maximum. */
async function payableMemberships(people: readonly UserId[], now: number): Promise<PaidCharge[]> {
	if (people.length === 0) return [];
	const [settings, found] = await Promise.all([readSettings(), Promise.all(people.map(findUser))]);
	const amounts = found.map((person) =>
		person ? (payableMembership(person, settings, now)?.amount ?? 0) : 0,
	);
	const lowered = capMemberships(amounts, settings.membershipFees.family);
	return people.map((userId, position) => ({
		target: membershipTarget(userId),
		userId,
		amount: lowered[position],
		validUntil: found[position]?.membershipExpiryDate ?? null,
		...membershipTitle,
	}));
}

/** The open amounts of targets that the caller may pay. Throws if a target is paid already. */
async function openFees(caller: SignedIn, targets: readonly string[]): Promise<PaidCharge[]> {
	const keys = targets.map(payableKey);
	const peopleOf = (kinds: readonly string[]) => [
		...new Set(keys.filter(({ kind }) => kinds.includes(kind)).map(({ userId }) => userId)),
	];
	const people = new Set(keys.map(({ userId }) => userId));
	await Promise.all([...people].map((person) => actFor(caller, "payFees", person)));
	const fees = await Promise.all([
		payableMemberships(peopleOf(["membership"]), caller.now),
		...peopleOf(["registration", "grading"]).map(openChargesOf),
	]);
	const byTarget = new Map(fees.flat().map((fee) => [fee.target, fee]));
	return targets.map((target) => {
		const fee = requireFound(byTarget.get(target));
		if (fee.amount <= 0) throw new AppError("nothing_to_pay");
		return fee;
	});
}

/** The order of a payment at the gateway: the same for each attempt, so that it is made once. */
async function orderOf(record: OnlinePaymentRecord): Promise<ChargeOrder> {
	const payer = requireFound(await findUser(record.userId as UserId));
	if (!payer.email) throw new AppError("no_address");
	const { SITE_URL } = env();
	const reference = onlinePaymentId(record);
	return {
		reference,
		amount: record.amount,
		source: record.source,
		description: federationName[payer.preferredLanguage ?? "en"],
		charges: record.charges.map(({ target }) => target),
		payer: { firstName: payer.firstName, email: payer.email },
		returnUrl: `${SITE_URL}/paid?payment=${reference}`,
		webhookUrl: `${SITE_URL}/api/online-payments/webhook`,
	};
}

/** Creates the charge of a payment at the gateway. Idempotent. */
export const orderCharge = async (
	gateway: PaymentGateway,
	record: OnlinePaymentRecord,
): Promise<GatewayCharge> => gateway.create(await orderOf(record));

/** Stores the address of the payment page before it is returned to anybody. */
const linkCharge = (
	payment: OnlinePaymentRecord,
	{ id: gatewayId, url }: GatewayCharge,
	now: number,
): Promise<OnlinePaymentRecord> =>
	retryIf(refusedWith("changed_meanwhile"), async () => {
		const record = requireFound(await readPayment(payment));
		if (record.gatewayId) return record;
		const { after } = changePayment(record, { gatewayId, url: url ?? undefined }, now);
		await OnlinePayments.put(after)
			.where(({ version }, { eq }) => eq(version, record.version))
			.go()
			.catch((error) => {
				throw isConditionFailure(error) ? new AppError("changed_meanwhile") : error;
			});
		return after;
	});

/** Begins a payment. A repeat with the same key leads to the same page. */
export async function startPayment(
	caller: SignedIn,
	{ charges, source }: OnlinePaymentStart,
): Promise<OnlinePayment> {
	const gateway = await requireGateway();
	const key = {
		userId: caller.session.userId,
		id: caller.writeKey?.id ?? digestWrite(ulid(caller.now)),
	};
	const begun = await begin(caller, key, { charges, source });
	if (begun.request !== caller.writeKey?.request) throw new AppError("key_reused");
	if (begun.gatewayId) return viewPayment(begun);
	const charge = await orderCharge(gateway, begun).catch((error) => {
		if (!(error instanceof GatewayError)) throw error;
		log.error("no charge was created", nameOfError(error));
		throw new AppError("payment_page_unavailable");
	});
	return viewPayment(await linkCharge(begun, charge, caller.now));
}

/** Stores a payment, or finds the one that an earlier attempt of the same call has stored. */
const begin = (
	caller: SignedIn,
	key: OnlinePaymentKey,
	start: OnlinePaymentStart,
): Promise<OnlinePaymentRecord> =>
	retryIf(
		(failure) => refusedWith("busy")(failure) || refusedWith("changed_meanwhile")(failure),
		async () => (await readPayment(key)) ?? storePayment(caller, key, start),
	);

async function storePayment(
	caller: SignedIn,
	key: OnlinePaymentKey,
	{ charges, source }: OnlinePaymentStart,
): Promise<OnlinePaymentRecord> {
	const open = await openFees(caller, charges);
	const holds = await holdFees(open, key, caller.now);
	const record: OnlinePaymentRecord = {
		...key,
		status: "started",
		source,
		charges: open,
		amount: open.reduce((sum, { amount }) => sum + amount, 0),
		request: caller.writeKey?.request,
		refunds: [],
		...firstVersion(caller.now),
	};
	const { amount } = record;
	// The record stores the call's idempotency key, so that a repeated call continues where it
	// stopped.
	await auditedTransaction(
		{ ...caller, writeKey: undefined },
		auditOf(record, "started", { amount, source, charges }),
		[{ put: OnlinePayments.create(record).params() }, ...holds],
	);
	return record;
}

/** Shortest time between two questions to the gateway about a payment, in ms. */
const askEvery = 10_000;

/** Whether this call may ask the gateway; of several at a time one may. */
async function mayAsk({ userId, id, askedAt }: OnlinePaymentRecord, now: number): Promise<boolean> {
	if (askedAt !== undefined && now - askedAt < askEvery) return false;
	try {
		await OnlinePayments.patch({ userId, id })
			.set({ askedAt: now })
			.where((record, { eq, notExists }) =>
				askedAt === undefined ? notExists(record.askedAt) : eq(record.askedAt, askedAt),
			)
			.go();
		return true;
	} catch (error) {
		if (isConditionFailure(error)) return false;
		throw error;
	}
}

/**
 * Reads the state of a payment at the gateway and stores it. Throws `GatewayError` if the gateway
 * does not answer.
 */
export async function askAboutPayment(
	gateway: PaymentGateway,
	record: OnlinePaymentRecord,
	now: number,
): Promise<OnlinePaymentRecord> {
	if (record.gatewayId) {
		const charge = await gateway.retrieve(record.gatewayId);
		if (charge) return followCharge(record, charge, now);
		return isForgotten(record, now) ? expirePayment(record, now, "UNKNOWN") : record;
	}
	// The gateway's answer was lost, so the payer never saw its page. Ordering again with the same
	// reference returns the same charge.
	if (now - Date.parse(record.createdAt) > orderedOnceFor) return expirePayment(record, now);
	const charge = await orderCharge(gateway, record);
	return followCharge(await linkCharge(record, charge, now), charge, now);
}

/**
 * The current state of a payment of the caller. The browser's return only asks: it does not prove
 * the payment.
 */
export async function checkPayment(
	{ session, now }: SignedIn,
	key: OnlinePaymentKey,
): Promise<OnlinePayment> {
	const record = requireFound(await readPayment(key));
	if (record.userId !== session.userId) throw new AppError("not_found");
	const gateway = await readyGateway();
	if (!gateway || record.status !== "started" || !(await mayAsk(record, now)))
		return viewPayment(record);
	return askAboutPayment(gateway, record, now).then(viewPayment, (error) => {
		if (!(error instanceof GatewayError)) throw error;
		return viewPayment(record);
	});
}

/**
 * Ends a payment that its payer has not finished, so that its fees can be paid in another one. Asks
 * the gateway first, because the money may have been taken meanwhile. If it is taken later, it pays
 * the fees all the same, or becomes credit.
 */
export async function cancelPayment(
	caller: SignedIn,
	key: OnlinePaymentKey,
): Promise<OnlinePayment> {
	const { session, now } = caller;
	const found = requireFound(await readPayment(key));
	if (found.userId !== session.userId) throw new AppError("not_found");
	const gateway = await requireGateway();
	return retryIf(refusedWith("changed_meanwhile"), async () => {
		const record = requireFound(await readPayment(key));
		const current =
			record.status === "started" && record.gatewayId
				? await askAboutPayment(gateway, record, now).catch((error) => {
						if (!(error instanceof GatewayError)) throw error;
						throw new AppError("payment_page_unavailable");
					})
				: record;
		if (current.status !== "started") return viewPayment(current);
		const cancelled = { status: "failed", outcome: "CANCELLED" } as const;
		return viewPayment(await endPayment(current, cancelled, now, caller));
	});
}

/**
 * Payments whose money differs from what was asked for, and payments with a refund about which the
 * gateway has no answer.
 */
export async function listDifferingPayments(): Promise<OnlinePaymentForStaff[]> {
	const { byStatus, byOpenRefund } = OnlinePayments.query;
	const found = await Promise.all([
		byStatus({ status: "differs" }).go({ pages: "all" }),
		byOpenRefund({ refunding: "differs" }).go({ pages: "all" }),
		// One refund of a payment may wait while another one differs.
		byOpenRefund({ refunding: "waiting" }).go({ pages: "all" }),
	]);
	const isDiffering = ({ status, refunds }: OnlinePaymentRecord) =>
		status === "differs" || refunds.some(({ state }) => state === "differs");
	const differing = found.flatMap(({ data }) => data).filter(isDiffering);
	const distinct = new Map(differing.map((one) => [onlinePaymentId(one), one]));
	const oldestFirst = [...distinct.values()].sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
	return viewManyForStaff(oldestFirst.slice(0, mostListed));
}

export const findForStaff = async (key: OnlinePaymentKey): Promise<OnlinePaymentForStaff> =>
	viewForStaff(requireFound(await readPayment(key)));

/** Closes a payment with a difference. */
export async function resolvePayment(
	caller: SignedIn,
	key: OnlinePaymentKey,
	{ note }: Resolution,
): Promise<OnlinePaymentForStaff> {
	const record = requireFound(await readPayment(key));
	if (record.status !== "differs") throw new AppError("no_difference");
	await refuseOwn(caller, peopleOf(record));
	if (record.refunding) throw new AppError("refund_waits");
	const { after, write } = changePayment(
		record,
		{ status: "resolved", resolution: note },
		caller.now,
	);
	const answer = await viewForStaff(after);
	await auditedTransaction(caller, auditOf(record, "resolved", { note }), [write], answer);
	return answer;
}
