import { followRefund } from "#functions/competition/online-payments/refunds.service.ts";
import { longestPayment, type PaymentGateway } from "#functions/core/outside/payments/gateway.ts";
import { paymentGateway } from "#functions/core/outside/payments/paymentGateway.ts";
import { tapPayments } from "#functions/core/outside/payments/tap.ts";
import {
	type BankCharge,
	type BankOutcome,
	bankKey,
	bankPath,
} from "#local/stand-ins/bank/bank.ts";
import {
	type OnlinePayment,
	type OnlinePaymentKey,
	onlinePaymentKey,
} from "#shared/competition/online-payments/online-payments.schema.ts";
import { call } from "./api.ts";
import { baseUrl } from "./env.ts";
import { createEventClassForTest } from "./event-classes.ts";
import { createEventForTest } from "./events.ts";
import { admin, createPersonForTest } from "./people.ts";

const bank = `${baseUrl}${bankPath}`;

/** The gateway's stand-in, for work that runs in the process of the test. */
export function connectBank(): PaymentGateway {
	const gateway = tapPayments({ url: `${bank}/v2`, key: async () => bankKey });
	paymentGateway.use(gateway);
	return gateway;
}

/** A fee that a person owes for a place at an event; returns the id of the charge. */
export async function chargePersonForTest({ id }: { id: number }, fee = 12_500): Promise<string> {
	const event = await createEventForTest({ fee });
	const { id: classId } = await createEventClassForTest(event.id);
	const { status, body } = await call("POST", `/events/${event.id}/classes/${classId}/register`, {
		cookie: await admin(),
		body: { userId: id },
	});
	if (status !== 201) throw new Error(`Registering answered ${status}: ${JSON.stringify(body)}`);
	return `registration-${body.registration.id}`;
}

export const startPayment = (
	{ cookie }: { cookie: string },
	charges: string[],
	{ source = "knet", key }: { source?: string; key?: string } = {},
) =>
	call("POST", "/online-payments", {
		cookie,
		body: { charges, source },
		headers: key ? { "idempotency-key": key } : undefined,
	});

/** A member who owes a fee and was sent to the payment page. */
export async function createPaymentForTest(fee = 12_500) {
	const payer = await createPersonForTest();
	const target = await chargePersonForTest(payer, fee);
	const { status, body } = await startPayment(payer, [target]);
	if (status !== 201) throw new Error(`Starting answered ${status}: ${JSON.stringify(body)}`);
	return { payer, target, payment: body as OnlinePayment };
}

/** The number of a charge at the gateway, from the address of its page. */
export const chargeIdOf = ({ url }: { url: string | null }) => url?.split("/").at(-1) ?? "";

/** Presses a button on the gateway's page; returns the address to which the browser is sent. */
export async function pressAtBank(
	{ url }: { url: string | null },
	outcome: BankOutcome,
): Promise<string> {
	const answer = await fetch(url ?? "", {
		method: "POST",
		redirect: "manual",
		body: new URLSearchParams({ outcome }),
	});
	return answer.headers.get("location") ?? "";
}

/** Makes the gateway call the webhook of a charge again; returns the status of our answer. */
export async function repeatWebhook(chargeId: string): Promise<number> {
	const answer = await fetch(`${bank}/webhook/${chargeId}`, { method: "POST" });
	return ((await answer.json()) as { status: number }).status;
}

/** Ends a refund that waits at the gateway. */
export const finishAtBank = (refundId: string, how: "finish" | "decline" = "finish") =>
	fetch(`${bank}/${how}/${refundId}`, { method: "POST" });

/** A charge as the gateway has it. */
export async function chargeAtBank(chargeId: string): Promise<BankCharge> {
	const headers = { authorization: `Bearer ${bankKey}` };
	return (await (await fetch(`${bank}/v2/charges/${chargeId}`, { headers })).json()) as BankCharge;
}

/** Our webhook, called by anybody. */
export const sendToWebhook = (body: unknown, hashstring?: string) =>
	call("POST", "/online-payments/webhook", {
		body,
		headers: hashstring === undefined ? undefined : { hashstring },
	});

/** A payment that was paid online. */
export async function createPaidOnlineForTest(fee = 12_500) {
	const made = await createPaymentForTest(fee);
	await pressAtBank(made.payment, "paid");
	return made;
}

/** Refunds part of a payment, as staff. */
export const refundOnlineForTest = async (
	{ payment, target }: Pick<Awaited<ReturnType<typeof createPaymentForTest>>, "payment" | "target">,
	wish: object = {},
	key?: string,
) =>
	call("POST", `/online-payments/${payment.id}/refunds`, {
		cookie: await admin(),
		body: { charge: target, amount: 2_500, reason: "Ill", ...wish },
		headers: key ? { "idempotency-key": key } : undefined,
	});

/** A gateway that has forgotten what it was asked to do. */
export const forgetfulBank = (): PaymentGateway => ({
	...connectBank(),
	retrieve: async () => null,
	retrieveRefund: async () => null,
});

/** After this time the gateway is not waited for any longer, in ms. */
export const forgottenAfter = longestPayment + 60_000;

/** A payment with a refund about which the gateway has no answer. */
export async function createDifferingRefundForTest(wish: object = {}) {
	const made = await createPaidOnlineForTest();
	const { body } = await refundOnlineForTest(made, { reason: "Wait for the bank", ...wish });
	const refund = body.refunds[0].id as string;
	const key = onlinePaymentKey(made.payment.id) as OnlinePaymentKey;
	await followRefund(forgetfulBank(), key, refund, Date.now() + forgottenAfter);
	return { ...made, refund };
}

/** A payment of which the bank took another amount. */
export async function createDifferenceForTest() {
	const made = await createPaymentForTest();
	await pressAtBank(made.payment, "paidOtherAmount");
	return made;
}
