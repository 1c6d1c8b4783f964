import fc from "fast-check";
import { followCharge } from "#functions/competition/online-payments/follow-charge.ts";
import { OnlinePayments } from "#functions/competition/online-payments/online-payment.entity.ts";
import { reconcilePayments } from "#functions/competition/online-payments/reconcile.ts";
import { paymentGateway } from "#functions/core/outside/payments/paymentGateway.ts";
import { signCharge } from "#functions/core/outside/payments/tap.ts";
import { type BankOutcome, bankKey } from "#local/stand-ins/bank/bank.ts";
import { onlinePaymentKey } from "#shared/competition/online-payments/online-payments.schema.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { createFamilyForTest, newChildForTest } from "../../core/families.ts";
import { feesForTest, payForTest, standingForTest } from "../../core/fees.ts";
import {
	chargeAtBank,
	chargeIdOf,
	chargePersonForTest,
	connectBank,
	createDifferenceForTest,
	createPaidOnlineForTest,
	createPaymentForTest,
	finishAtBank,
	pressAtBank,
	refundOnlineForTest,
	repeatWebhook,
	sendToWebhook,
	startPayment,
} from "../../core/online-payments.ts";
import { admin, callerForTest, createPersonForTest } from "../../core/people.ts";
import { seed, sized } from "../../core/size.ts";

beforeEach(() => connectBank());

type Made = Awaited<ReturnType<typeof createPaymentForTest>>;

const check = async ({ payer, payment }: Made) =>
	(await call("GET", `/online-payments/${payment.id}`, { cookie: payer.cookie })).body;

/** The payment as it is stored, without asking the gateway. */
const stored = async ({ payment: { id } }: Pick<Made, "payment">) => {
	const key = onlinePaymentKey(id);
	const { data } = await OnlinePayments.get(key as never).go({ consistent: true });
	return data;
};

const standing = ({ payer, target }: Made) => standingForTest(payer, target);

const onlineLines = async ({ payer }: Pick<Made, "payer">) =>
	(await feesForTest(payer)).payments.map(({ amount, paymentMethod }) => ({
		amount,
		paymentMethod,
	}));

const open = { owed: 12_500, paid: 0, state: "open", credit: 0 };
const paid = { owed: 12_500, paid: 12_500, state: "paid", credit: 0 };

describe("what can happen at the gateway", () => {
	test.each<[BankOutcome, string, object]>([
		["paid", "paid", paid],
		["paidWithRepeatedWebhook", "paid", paid],
		["declined", "failed", open],
		["cancelled", "failed", open],
		["timedOut", "expired", open],
		["paidOtherAmount", "differs", open],
		["forgedWebhook", "started", open],
	])("%s at the gateway leaves the payment %s", async (outcome, state, fee) => {
		const made = await createPaymentForTest();
		const back = await pressAtBank(made.payment, outcome);
		expect(new URL(back).pathname).toBe("/paid");
		expect(new URL(back).searchParams.get("payment")).toBe(made.payment.id);
		expect((await stored(made))?.status).toBe(state);
		expect(await standing(made)).toEqual(fee);
		expect(await onlineLines(made)).toHaveLength(state === "paid" ? 1 : 0);
	});

	test("a paid payment has a receipt, a line in the ledger with its reference, and audit lines", async () => {
		const made = await createPaidOnlineForTest();
		const answer = await check(made);
		expect(answer).toMatchObject({ state: "paid", outcome: "CAPTURED", url: null });
		const { payments } = await feesForTest(made.payer);
		expect(payments).toMatchObject([{ amount: 12_500, paymentMethod: "online" }]);
		expect(answer.receipt).toBe(payments[0].id);
		const { cookie } = made.payer;
		expect(
			(await call("GET", `/membership-payments/${answer.receipt}/receipt`, { cookie })).status,
		).toBe(200);
		const lines = await auditOf("onlinePayment", made.payment.id);
		expect(lines.map(({ action }) => action).sort()).toEqual(["paid", "started"]);
	});

	test("the page after paying finds a payment whose webhook never came", async () => {
		const made = await createPaymentForTest();
		expect((await check(made)).state).toBe("started");
		await OnlinePayments.patch(onlinePaymentKey(made.payment.id) as never)
			.set({ askedAt: 0 })
			.go();
		await pressAtBank(made.payment, "paidWithoutWebhook");
		expect((await stored(made))?.status).toBe("started");
		expect(await check(made)).toMatchObject({ state: "paid" });
		expect(await standing(made)).toEqual(paid);
	});

	test("a late webhook of a payment that was found before changes nothing", async () => {
		const made = await createPaymentForTest();
		await pressAtBank(made.payment, "paidWithoutWebhook");
		await check(made);
		const before = await stored(made);
		expect(await repeatWebhook(chargeIdOf(made.payment))).toBe(200);
		expect(await stored(made)).toEqual(before);
	});

	test("simultaneous webhooks and status checks record one payment", async () => {
		const made = await createPaymentForTest();
		await pressAtBank(made.payment, "paidWithoutWebhook");
		const id = chargeIdOf(made.payment);
		const all = await Promise.all([
			...Array.from({ length: 6 }, () => repeatWebhook(id)),
			check(made),
			check(made),
		]);
		expect(all.slice(0, 6)).toEqual(Array(6).fill(200));
		expect(await onlineLines(made)).toEqual([{ amount: 12_500, paymentMethod: "online" }]);
		expect(await standing(made)).toEqual(paid);
	});
});

test("a payment that the gateway first reports as failed and then as captured pays the charge", async () => {
	const made = await createPaymentForTest();
	await pressAtBank(made.payment, "declined");
	const record = await stored(made);
	if (!record) throw new Error("There is no payment");
	const charge = await paymentGateway.get()?.retrieve(chargeIdOf(made.payment));
	if (!charge) throw new Error("There is no charge");
	await followCharge(record, { ...charge, state: "captured", status: "CAPTURED" }, Date.now());
	expect((await stored(made))?.status).toBe("paid");
	expect(await standing(made)).toEqual(paid);
});

describe("beginning a payment", () => {
	test("a repeated start returns the same payment, and a reused key for another payment method is rejected", async () => {
		const payer = await createPersonForTest();
		const target = await chargePersonForTest(payer);
		const [first, ...again] = await Promise.all(
			Array.from({ length: 6 }, () => startPayment(payer, [target], { key: "one" })),
		);
		expect(first.status).toBe(201);
		for (const { body } of again) expect(body).toEqual(first.body);
		expectRefusal(
			await startPayment(payer, [target], { key: "one", source: "card" }),
			"key_reused",
		);
		const lines = await auditOf("onlinePayment", first.body.id);
		expect(lines.map(({ action }) => action)).toEqual(["started"]);
		const { body } = await call("GET", "/me/online-payments", { cookie: payer.cookie });
		expect(body).toMatchObject({ sources: ["knet", "card"], waiting: [{ id: first.body.id }] });
	});

	test("of several that begin at once for a fee, one begins; the others must wait until it has ended", async () => {
		const { guardian, child } = await createFamilyForTest();
		const [target, other] = [await chargePersonForTest(child), await chargePersonForTest(child)];
		const all = await Promise.all([
			...[1, 2, 3, 4].map(() => startPayment(guardian, [target])),
			...[1, 2, 3, 4].map(() => startPayment(guardian, [other, target])),
		]);
		expect(all.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
		for (const answer of all.filter(({ status }) => status === 409))
			expectRefusal(answer, "payment_waits");
	});

	test("a payment that was cancelled, declined or left lets the fee be paid again", async () => {
		const payer = await createPersonForTest();
		const target = await chargePersonForTest(payer);
		const start = async () => (await startPayment(payer, [target])).body;
		const cancel = ({ id }: { id: string }) =>
			call("POST", `/online-payments/${id}/cancel`, { cookie: payer.cookie });
		const first = await start();
		const stranger = await createPersonForTest();
		expectRefusal(
			await call("POST", `/online-payments/${first.id}/cancel`, { cookie: stranger.cookie }),
			"not_found",
		);
		expect((await cancel(first)).body).toMatchObject({ state: "failed", outcome: "CANCELLED" });
		const lines = await auditOf("onlinePayment", first.id);
		expect(lines.map(({ action }) => action)).toContain("cancelled");
		await pressAtBank(await start(), "declined");
		await pressAtBank(await start(), "timedOut");
		const last = await start();
		// The money of a payment that was cancelled may still arrive: it pays the fee.
		await pressAtBank(first, "paid");
		expect(await standingForTest(payer, target)).toEqual(paid);
		// Then the other one becomes credit.
		await pressAtBank(last, "paid");
		expect(await standingForTest(payer, target)).toEqual({ ...paid, credit: 12_500 });
	});

	test("cancelling a payment that was paid meanwhile finds it paid", async () => {
		const made = await createPaymentForTest();
		await pressAtBank(made.payment, "paidWithoutWebhook");
		const { body } = await call("POST", `/online-payments/${made.payment.id}/cancel`, {
			cookie: made.payer.cookie,
		});
		expect(body).toMatchObject({ state: "paid" });
		expect(await standing(made)).toEqual(paid);
	});

	test("a payment whose fees are no longer owed is not listed as waiting", async () => {
		const made = await createPaymentForTest();
		const waiting = async () =>
			(await call("GET", "/me/online-payments", { cookie: made.payer.cookie })).body.waiting;
		expect(await waiting()).toMatchObject([{ id: made.payment.id }]);
		await call("POST", `/charges/${made.target}/waive`, {
			cookie: await admin(),
			body: { amount: 12_500, reason: "Helper" },
		});
		expect(await waiting()).toEqual([]);
	});

	test("requests the open amount from the gateway, with our reference and the payer", async () => {
		const { payer, target, payment } = await createPaymentForTest(10_250);
		const charge = await chargeAtBank(chargeIdOf(payment));
		expect(charge).toMatchObject({
			amount: 10.25,
			currency: "KWD",
			source: { id: "src_kw.knet" },
			reference: { transaction: payment.id, order: payment.id },
		});
		expect(payment).toMatchObject({
			amount: 10_250,
			charges: [{ target, userId: payer.id, amount: 10_250 }],
		});
	});

	test("a guardian pays for two children at once, with one receipt", async () => {
		const { guardian, child } = await createFamilyForTest();
		const { body: second } = await call("POST", "/me/dependents", {
			cookie: guardian.cookie,
			body: newChildForTest({ firstName: "Omar" }),
		});
		const charges = [
			await chargePersonForTest(child, 5_000),
			await chargePersonForTest(second, 7_000),
		];
		const { body: payment } = await startPayment(guardian, charges, { source: "card" });
		expect(payment.amount).toBe(12_000);
		await pressAtBank(payment, "paid");
		for (const [position, { id }] of [child, second].entries()) {
			const { payments, charges: all } = await feesForTest({ id });
			expect(payments).toMatchObject([{ paymentMethod: "online" }]);
			expect(all.find(({ target }) => target === charges[position])?.state).toBe("paid");
		}
	});

	test("nobody pays for others or looks at their payments, and nothing is paid twice", async () => {
		const made = await createPaidOnlineForTest();
		const stranger = await createPersonForTest();
		expectRefusal(await startPayment(stranger, [made.target]), "not_found");
		expectRefusal(
			await startPayment(await callerForTest({ role: "admin" }), [made.target]),
			"not_found",
		);
		expectRefusal(await startPayment(made.payer, [made.target]), "nothing_to_pay");
		const path = `/online-payments/${made.payment.id}`;
		expectRefusal(await call("GET", path, { cookie: stranger.cookie }), "not_found");
		expectRefusal(await call("GET", `${path}/refunds`, { cookie: stranger.cookie }), "forbidden");
	});
});

describe("fees that change during a payment", () => {
	test("money for a fee that was waived becomes credit", async () => {
		const made = await createPaymentForTest();
		const waived = await call("POST", `/charges/${made.target}/waive`, {
			cookie: await admin(),
			body: { amount: 12_500, reason: "Helper" },
		});
		expect(waived.status).toBe(200);
		await pressAtBank(made.payment, "paid");
		expect(await standing(made)).toEqual({ owed: 0, paid: 0, state: "waived", credit: 12_500 });
		expect((await stored(made))?.status).toBe("paid");
	});

	test("money for a fee that was paid in cash meanwhile becomes credit", async () => {
		const made = await createPaymentForTest();
		await payForTest([{ id: made.target, amount: 10_000 }]);
		await pressAtBank(made.payment, "paid");
		expect(await standing(made)).toEqual({ ...paid, credit: 10_000 });
	});
});

describe("differences", () => {
	test("staff see a payment whose amount differs, are notified, and close it with a note", async () => {
		const made = await createDifferenceForTest();
		const staff = await callerForTest({ role: "admin" });
		const { cookie } = staff;
		const listed = async () =>
			(await call("GET", "/online-payments", { cookie })).body.find(
				({ id }: { id: string }) => id === made.payment.id,
			);
		expect(await eventually(listed, "the payment in the list")).toMatchObject({
			state: "differs",
			amount: 12_500,
			taken: { amount: 11_500, currency: "KWD" },
			payer: { id: made.payer.id },
		});
		await eventually(async () => {
			const { body } = await call("GET", "/notifications", { cookie });
			return body.some(({ type }: { type: string }) => type === "onlinePayment");
		}, "the notification");
		const close = () =>
			call("PATCH", `/online-payments/${made.payment.id}`, {
				cookie,
				body: { note: "Paid back at the bank" },
			});
		expect((await close()).body).toMatchObject({ state: "resolved" });
		expectRefusal(await close(), "no_difference");
		await repeatWebhook(chargeIdOf(made.payment));
		expect((await stored(made))?.status).toBe("resolved");
		expect(await standing(made)).toEqual(open);
	});

	const record = async ({ payment: { id } }: Pick<Made, "payment">, key?: string) =>
		call("POST", `/online-payments/${id}/record`, {
			cookie: await admin(),
			body: {},
			headers: key ? { "idempotency-key": `${id} ${key}` } : undefined,
		});

	test("staff record what the bank took as a part payment, once, with a receipt", async () => {
		const made = await createDifferenceForTest();
		const [first, again] = [await record(made, "one press"), await record(made, "one press")];
		expect(first.status).toBe(200);
		expect(again.body).toEqual(first.body);
		expectRefusal(await record(made), "no_difference");
		expect(await standing(made)).toEqual({
			owed: 12_500,
			paid: 11_500,
			state: "partlyPaid",
			credit: 0,
		});
		expect(await onlineLines(made)).toEqual([{ amount: 11_500, paymentMethod: "online" }]);
		const { payments } = await feesForTest(made.payer);
		expect(first.body).toMatchObject({ state: "resolved", receipt: payments[0].id });
		const lines = await auditOf("onlinePayment", made.payment.id);
		expect(lines.filter(({ action }) => action === "recorded")).toHaveLength(1);
	});

	test("a sum for a fee that was waived meanwhile is recorded as credit", async () => {
		const made = await createDifferenceForTest();
		await call("POST", `/charges/${made.target}/waive`, {
			cookie: await admin(),
			body: { amount: 12_500, reason: "Helper" },
		});
		expect((await record(made)).status).toBe(200);
		expect(await standing(made)).toEqual({ owed: 0, paid: 0, state: "waived", credit: 11_500 });
	});

	test("only what was not refunded of the sum is recorded, and nothing of one that was", async () => {
		const made = await createDifferenceForTest();
		await refundOnlineForTest(made, { amount: 1_500 });
		expect((await record(made)).status).toBe(200);
		expect(await onlineLines(made)).toEqual([{ amount: 10_000, paymentMethod: "online" }]);
		const other = await createDifferenceForTest();
		await refundOnlineForTest(other, { amount: 11_500 });
		expectRefusal(await record(other), "all_refunded");
	});

	test("a receipt names the payer of a family, and nobody who paid only for themselves", async () => {
		const { guardian, child } = await createFamilyForTest();
		const targets = [await chargePersonForTest(guardian), await chargePersonForTest(child)];
		const { body: payment } = await startPayment(guardian, targets);
		await pressAtBank(payment, "paidOtherAmount");
		const alone = await createDifferenceForTest();
		for (const made of [{ payment }, alone]) expect((await record(made)).status).toBe(200);
		const payersFor = async (person: { id: number }) =>
			(await feesForTest(person)).payments.map(({ payer }) => payer);
		expect(await payersFor(child)).toEqual([`${guardian.firstName} ${guardian.lastName}`]);
		expect(await payersFor(alone.payer)).toEqual([null]);
	});
});

describe("the bank's sums of days", () => {
	const list = async (month: string) =>
		(await call("GET", `/bank-settlements?month=${month}`, { cookie: await admin() })).body;
	const enter = async (day: string, body: object) =>
		call("PUT", `/bank-settlements/${day}`, { cookie: await admin(), body });

	test("are entered as they are copied, replaced, and taken back, each with an audit line", async () => {
		const day = "2022-02-03";
		expect((await enter(day, { sum: "KD 1,234.500", note: "Statement 7" })).body).toMatchObject({
			day,
			sum: 1_234_500,
			note: "Statement 7",
		});
		await enter(day, { sum: "-12.250" });
		expect(await list("2022-02")).toMatchObject([{ day, sum: -12_250, note: null }]);
		expect((await enter(day, { sum: null })).body).toBeNull();
		expect(await list("2022-02")).toEqual([]);
		const lines = await auditOf("bankSettlement", day);
		expect(lines.map(({ action }) => action).sort()).toEqual(["entered", "entered", "removed"]);
	});

	test("are refused for a day to come, and for a text that is no sum", async () => {
		expect((await enter("2199-01-01", { sum: 5 })).body.fields).toEqual({ day: "date_invalid" });
		expect((await enter("2022-02-04", { sum: "1,234" })).body.fields).toEqual({ sum: "invalid" });
		expect((await enter("2022-02-04", {})).status).toBe(400);
	});
});

describe("hostile webhooks", () => {
	const many = sized({ whole: 200, share: 200 });

	test(`of ${many} forged, altered or replayed webhooks none marks anything as paid`, async () => {
		const victim = await createPaymentForTest();
		const other = await createPaidOnlineForTest();
		const charge = await chargeAtBank(chargeIdOf(victim.payment));
		const others = await chargeAtBank(chargeIdOf(other.payment));
		const before = await stored(other);
		const captured = { ...charge, status: "CAPTURED" };
		const signedOther = signCharge(others, bankKey);
		const hex = fc.string({
			unit: fc.constantFrom(..."0123456789abcdef"),
			minLength: 64,
			maxLength: 64,
		});
		const attack = fc.oneof(
			// Guessed signatures, and those of another key.
			fc.record({ body: fc.constant(captured), hashstring: hex }),
			fc.string().map((key) => ({
				body: captured,
				hashstring: signCharge(captured, `${key}x`),
			})),
			fc.constant({ body: captured, hashstring: signCharge(charge, bankKey) }),
			// A signed webhook with other content.
			fc
				.record({
					id: fc.constantFrom(charge.id, "chg_other"),
					status: fc.constantFrom("CAPTURED", "INITIATED"),
					amount: fc.constantFrom(0.001, 12.5, 99),
					currency: fc.constantFrom("KWD", "USD"),
				})
				.map((changes) => ({
					body: { ...others, ...changes },
					hashstring: signedOther,
				})),
			// A true signature of another charge, said to be for this payment.
			fc.constant({
				body: {
					...others,
					reference: { ...others.reference, transaction: victim.payment.id },
				},
				hashstring: signedOther,
			}),
			// Replays: the signed webhook of this charge from before it was paid, and that of the
			// other charge.
			fc.constant({ body: charge, hashstring: signCharge(charge, bankKey) }),
			fc.constant({ body: others, hashstring: signedOther }),
			// Random content for this charge, unsigned or with the signature of another charge.
			fc.record({
				body: fc
					.dictionary(fc.string(), fc.jsonValue())
					.map((more) => ({ ...more, id: charge.id })),
				hashstring: fc.constantFrom("", signedOther),
			}),
			fc.record({ body: fc.jsonValue(), hashstring: fc.constant(signedOther) }),
		);
		const statuses = new Set<number>();
		for (const { body, hashstring } of fc.sample(attack, { seed, numRuns: many }))
			statuses.add((await sendToWebhook(body, hashstring)).status);
		expect([...statuses].filter((status) => ![200, 400, 403].includes(status))).toEqual([]);
		expect((await stored(victim))?.status).toBe("started");
		expect(await standing(victim)).toEqual(open);
		expect(await onlineLines(victim)).toEqual([]);
		expect(await stored(other)).toEqual(before);
		expect(await onlineLines(other)).toHaveLength(1);
	});

	test("a webhook without a signature is refused, and one of an unknown charge has no effect", async () => {
		const { payment } = await createPaymentForTest();
		const charge = await chargeAtBank(chargeIdOf(payment));
		expectRefusal(await sendToWebhook(charge), "forbidden");
		const unknown = { ...charge, id: "chg_unknown" };
		expect((await sendToWebhook(unknown, signCharge(unknown, bankKey))).status).toBe(200);
	});
});

describe("reconciliation", () => {
	test("finds a payment whose webhook never came", async () => {
		const made = await createPaymentForTest();
		await pressAtBank(made.payment, "paidWithoutWebhook");
		await eventually(async () => {
			await reconcilePayments(Date.now());
			return (await stored(made))?.status === "paid";
		}, "the answer");
		expect(await standing(made)).toEqual(paid);
	});
});

describe("refunds", () => {
	const refund = refundOnlineForTest;

	test("a refund goes back through the gateway, once, with a line in the ledger", async () => {
		const made = await createPaidOnlineForTest();
		const first = await refund(made, {}, "once");
		expect(first.body.refunds).toMatchObject([{ amount: 2_500, state: "refunded" }]);
		expect((await refund(made, {}, "once")).body).toEqual(first.body);
		expect(await onlineLines(made)).toEqual(
			expect.arrayContaining([
				{ amount: 12_500, paymentMethod: "online" },
				{ amount: -2_500, paymentMethod: "online" },
			]),
		);
		expect(await standing(made)).toMatchObject({ owed: 10_000, paid: 10_000, credit: 0 });
		const tooMuch = await refund(made, { amount: 10_001 });
		expect(tooMuch.body.fields).toEqual({ amount: "too_big" });
	});

	test("a refund that waits at the gateway reaches the ledger when the gateway confirms it", async () => {
		const made = await createPaidOnlineForTest();
		const { body } = await refund(made, { reason: "Wait for the bank" });
		expect(body.refunds).toMatchObject([{ state: "waiting", outcome: "PENDING" }]);
		const record = await stored(made);
		await finishAtBank(record?.refunds[0].gatewayId ?? "");
		await eventually(async () => {
			await reconcilePayments(Date.now());
			return (await stored(made))?.refunds[0].state === "refunded";
		}, "the refund");
		expect(await onlineLines(made)).toHaveLength(2);
		expect((await stored(made))?.refunding).toBeUndefined();
	});

	test("a refund that the gateway declines changes no fee, and can be tried again", async () => {
		const made = await createPaidOnlineForTest();
		const { body } = await refund(made, { amount: 12_500, reason: "Decline it" });
		expect(body.refunds).toMatchObject([{ state: "refused", outcome: "DECLINED" }]);
		expect(await standing(made)).toEqual(paid);
		const again = await refund(made, { amount: 12_500, reason: "Ill" });
		expect(again.body.refunds[1]).toMatchObject({ state: "refunded" });
	});

	test("only what was paid online is refunded online", async () => {
		const made = await createPaymentForTest();
		expectRefusal(await refund(made, {}), "not_paid_online");
		const other = await createPaidOnlineForTest();
		expect((await refund(other, { charge: made.target })).body.fields).toEqual({
			amount: "too_big",
		});
	});
});
