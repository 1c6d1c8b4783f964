import { OnlinePayments } from "#functions/competition/online-payments/online-payment.entity.ts";
import { askAboutPayment } from "#functions/competition/online-payments/online-payments.service.ts";
import { reconcilePayments } from "#functions/competition/online-payments/reconcile.ts";
import { followRefund } from "#functions/competition/online-payments/refunds.service.ts";
import { takeWebhook } from "#functions/competition/online-payments/webhook.ts";
import type { GatewayRefund } from "#functions/core/outside/payments/gateway.ts";
import { paymentGateway } from "#functions/core/outside/payments/paymentGateway.ts";
import {
	type OnlinePaymentKey,
	onlinePaymentKey,
} from "#shared/competition/online-payments/online-payments.schema.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { monthAt } from "#shared/core/time/month.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { createFamilyForTest } from "../../core/families.ts";
import { createChargeForTest, feesForTest, payForTest, standingForTest } from "../../core/fees.ts";
import { recordForTest, setMembershipFeesForTest } from "../../core/memberships.ts";
import { settledMerge } from "../../core/merges.ts";
import {
	chargeIdOf,
	chargePersonForTest,
	connectBank,
	createDifferenceForTest,
	createDifferingRefundForTest,
	createPaidOnlineForTest,
	createPaymentForTest,
	finishAtBank,
	forgetfulBank,
	forgottenAfter,
	pressAtBank,
	refundOnlineForTest,
	repeatWebhook,
	startPayment,
} from "../../core/online-payments.ts";
import { admin, callerForTest, createPersonForTest, superAdmin } from "../../core/people.ts";

beforeAll(() => setMembershipFeesForTest({ adult: 20_000, child: 10_000, family: 0 }));
beforeEach(() => connectBank());

type Made = Awaited<ReturnType<typeof createPaymentForTest>>;

const keyOf = ({ payment }: Pick<Made, "payment">) =>
	onlinePaymentKey(payment.id) as OnlinePaymentKey;
const stored = async (made: Pick<Made, "payment">) => {
	const { data } = await OnlinePayments.get(keyOf(made)).go({ consistent: true });
	if (!data) throw new Error("There is no payment");
	return data;
};
const standing = ({ payer, target }: Made) => standingForTest(payer, target);
const chargeOf = async ({ payer, target }: Made) =>
	(await feesForTest(payer)).charges.find((one) => one.target === target);
const wait = { amount: 12_500, reason: "Wait for the bank" };

/** The sums of the current month by method, in fils. */
const monthNow = async () => {
	const { body } = await call("GET", "/money", { cookie: await admin() });
	const month = monthAt(Date.now());
	return body.months.find((one: { month: string }) => one.month === month).byMethod;
};

/** Answers for a refund that waits as the gateway would; the amount is the one that was ordered. */
async function answerRefund(made: Made, answer: Partial<GatewayRefund>, now = Date.now()) {
	const bank = connectBank();
	const [{ id, amount, gatewayId = "" }] = (await stored(made)).refunds;
	const full = { id: gatewayId, state: "refused", status: "DECLINED", amount, currency: "KWD" };
	const gateway = {
		...bank,
		retrieveRefund: async () => ({ ...full, ...answer }) as GatewayRefund,
	};
	await followRefund(gateway, keyOf(made), id, now);
}

const voidReceipt = async (path: "fee-payments" | "membership-payments", id: string) =>
	call("POST", `/${path}/${id}/void`, { cookie: await admin(), body: { reason: "Mistyped" } });

describe("a refund that waits at the bank", () => {
	test("reserves its money: it cannot be refunded, spent, voided or ordered again", async () => {
		const made = await createPaidOnlineForTest();
		const cookie = await admin();
		const before = await monthNow();
		expect((await refundOnlineForTest(made, wait)).body.refunds).toMatchObject([
			{ state: "waiting" },
		]);
		expect(await standing(made)).toEqual({ owed: 0, paid: 0, state: "refunding", credit: 0 });
		expect((await chargeOf(made))?.refunding).toBe(12_500);
		const [, eventId] = made.target.split("-");
		const ofEvent = (await call("GET", `/events/${eventId}/fees`, { cookie })).body.rows;
		expect(ofEvent).toMatchObject([{ state: "refunding", refunding: 12_500 }]);
		const cash = await call("POST", `/charges/${made.target}/refund`, {
			cookie,
			body: { amount: 1, reason: "Again", paymentMethod: "cash" },
		});
		expectRefusal(cash, "less_is_open");
		const again = await refundOnlineForTest(made, { amount: 1 });
		expect(again.body.fields).toEqual({ amount: "too_big" });
		const other = await chargePersonForTest(made.payer, 3_000);
		expectRefusal(await call("POST", `/charges/${other}/use-credit`, { cookie }), "no_credit");
		const { payments } = await feesForTest(made.payer);
		expect(payments).toMatchObject([
			{ amount: -12_500, atBank: "waiting", voidedAt: null },
			{ amount: 12_500, atBank: null },
		]);
		expectRefusal(await voidReceipt("fee-payments", payments[0].id), "payment_used");
		expectRefusal(await voidReceipt("fee-payments", payments[1].id), "payment_online");
		const moved = await call("POST", `/registrations/${made.target.slice(13)}/move`, {
			cookie,
			body: { classId: await addClassTo(Number(eventId)) },
		});
		expectRefusal(moved, "refund_waits");
		expect(await monthNow()).toEqual(before);
	});

	test("is booked once when the bank confirms it, however often the bank is asked", async () => {
		const made = await createPaidOnlineForTest();
		await refundOnlineForTest(made, wait);
		const { online } = await monthNow();
		await finishAtBank((await stored(made)).refunds[0].gatewayId ?? "");
		await eventually(async () => {
			await Promise.all([reconcilePayments(Date.now()), reconcilePayments(Date.now())]);
			return (await stored(made)).refunds[0].state === "refunded";
		}, "the refund");
		await reconcilePayments(Date.now());
		expect(await standing(made)).toEqual({ owed: 0, paid: 0, state: "refunded", credit: 0 });
		expect((await chargeOf(made))?.refunding).toBe(0);
		expect((await feesForTest(made.payer)).payments).toMatchObject([
			{ amount: -12_500, atBank: null, voidedAt: null },
			{ amount: 12_500 },
		]);
		expect((await monthNow()).online).toBe(online - 12_500);
		expect((await stored(made)).refunding).toBeUndefined();
	});

	test("is booked on the day on which the bank confirms it, not on that of its order", async () => {
		const made = await createPaidOnlineForTest();
		await refundOnlineForTest(made, wait);
		const now = Date.now() + 2 * 24 * 60 * 60 * 1000;
		await answerRefund(made, { state: "refunded", status: "REFUNDED" }, now);
		const [{ paymentDate }] = (await feesForTest(made.payer)).payments;
		expect(paymentDate).toBe(kuwaitDate(now));
	});

	test("gives its money back when the bank refuses it", async () => {
		const made = await createPaidOnlineForTest();
		await refundOnlineForTest(made, { ...wait, amount: 5_000 });
		expect(await standing(made)).toMatchObject({ owed: 7_500, paid: 7_500, state: "paid" });
		const { online } = await monthNow();
		await answerRefund(made, { state: "refused" });
		expect(await standing(made)).toEqual({ owed: 12_500, paid: 12_500, state: "paid", credit: 0 });
		expect((await chargeOf(made))?.refunding).toBe(0);
		const { payments } = await feesForTest(made.payer);
		expect(payments).toMatchObject([{ amount: -5_000, atBank: "refused" }, { amount: 12_500 }]);
		expect(payments[0].voidedAt).not.toBeNull();
		expect((await monthNow()).online).toBe(online);
		const printed = await call("GET", `/membership-payments/${payments[0].id}/receipt?lang=en`, {
			cookie: made.payer.cookie,
		});
		expect(printed.body).toContain("Not paid out by the bank");
		expect((await refundOnlineForTest(made, { amount: 12_500 })).status).toBe(200);
	});

	test("becomes credit when it is refused after the registration was cancelled", async () => {
		const made = await createPaidOnlineForTest();
		await refundOnlineForTest(made, { ...wait, amount: 5_000 });
		const cookie = await admin();
		const cancelled = await call("DELETE", `/registrations/${made.target.slice(13)}`, { cookie });
		expect(cancelled.status).toBe(200);
		expect(await standing(made)).toMatchObject({ owed: 0, paid: 0, credit: 7_500 });
		await answerRefund(made, { state: "refused" });
		expect(await standing(made)).toEqual({ owed: 0, paid: 0, state: "void", credit: 12_500 });
	});

	test("of several ways to pay the same money back at once, one succeeds", async () => {
		const made = await createPaidOnlineForTest();
		const cookie = await admin();
		const other = await chargePersonForTest(made.payer, 3_000);
		const body = { amount: 12_500, reason: "Ill", paymentMethod: "cash" };
		const answers = await Promise.all([
			refundOnlineForTest(made, wait),
			call("POST", `/charges/${made.target}/refund`, { cookie, body }),
			refundOnlineForTest(made, wait),
			call("POST", `/charges/${made.target}/refund`, { cookie, body }),
			call("POST", `/charges/${other}/use-credit`, { cookie }),
		]);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
		expect((await feesForTest(made.payer)).credit).toBe(0);
	});

	test("reserves credit as well, also against spending it at the same moment", async () => {
		const made = await createPaymentForTest();
		await payForTest([{ id: made.target, amount: 12_500 }]);
		await pressAtBank(made.payment, "paid");
		expect((await feesForTest(made.payer)).credit).toBe(12_500);
		const other = await chargePersonForTest(made.payer, 3_000);
		// The whole sum that was paid online is refunded: from the charge that cash paid, first.
		await refundOnlineForTest(made, wait);
		expect((await feesForTest(made.payer)).credit).toBe(12_500);
		const cookie = await admin();
		const body = { amount: 12_500, reason: "Ill", paymentMethod: "cash" };
		const [spent, refunded] = await Promise.all([
			call("POST", `/charges/${other}/use-credit`, { cookie }),
			call("POST", `/charges/${made.target}/refund`, { cookie, body }),
		]);
		expect([spent.status, refunded.status].filter((status) => status === 200)).toHaveLength(1);
		expect((await feesForTest(made.payer)).credit).toBeGreaterThanOrEqual(0);
	});

	test("of a membership reserves it until the bank answers", async () => {
		const payer = await createPersonForTest();
		const target = `membership-${payer.id}`;
		const { body: payment } = await startPayment(payer, [target]);
		await pressAtBank(payment, "paid");
		const made = { payer, payment, target };
		const status = async () => (await call("GET", "/me/membership", payer)).body.status;
		await refundOnlineForTest(made, { ...wait, amount: 20_000 });
		expect(await status()).toBe("paid");
		expect((await refundOnlineForTest(made, { amount: 1 })).body.fields).toEqual({
			amount: "too_big",
		});
		const finish = async (how: "finish" | "decline") => {
			const { id, gatewayId = "" } = (await stored(made)).refunds.at(-1) ?? {};
			await finishAtBank(gatewayId, how);
			await followRefund(connectBank(), keyOf(made), id ?? "", Date.now());
		};
		await finish("decline");
		expect(await status()).toBe("paid");
		await refundOnlineForTest(made, { ...wait, amount: 20_000 });
		await finish("finish");
		expect(await status()).toBe("pending");
		expect((await feesForTest(payer)).credit).toBe(0);
	});
});

async function addClassTo(eventId: number): Promise<number> {
	const { body } = await call("POST", `/events/${eventId}/classes`, {
		cookie: await admin(),
		body: { className: "Other", classNameAr: "أخرى", maxParticipants: 5, fee: 1_000 },
	});
	return body.id;
}

describe("a receipt of an online payment", () => {
	test("cannot be voided, neither of fees nor of memberships; one of cash can", async () => {
		const made = await createPaidOnlineForTest();
		const [{ id }] = (await feesForTest(made.payer)).payments;
		expectRefusal(await voidReceipt("fee-payments", id), "payment_online");
		const payer = await createPersonForTest();
		const { body } = await startPayment(payer, [`membership-${payer.id}`]);
		await pressAtBank(body, "paid");
		const [{ id: membership }] = (await feesForTest(payer)).payments;
		expectRefusal(await voidReceipt("fee-payments", membership), "payment_online");
		expectRefusal(await voidReceipt("membership-payments", membership), "not_found");
		expect((await call("GET", "/me/membership", payer)).body.status).toBe("paid");
		const cash = await recordForTest((await createPersonForTest()).id, { paymentMethod: "cash" });
		expect((await voidReceipt("membership-payments", cash.id)).status).toBe(200);
		const { body: listed } = await call("GET", `/membership-payments?userId=${made.payer.id}`, {
			cookie: await admin(),
		});
		expect(listed).toMatchObject([{ isOnline: true }]);
		expect(cash.isOnline).toBe(false);
	});

	test("cannot be recorded by hand: staff do not choose the method", async () => {
		const { person, target } = await createChargeForTest();
		const paid = await payForTest([{ id: target, amount: 1_000 }], { paymentMethod: "online" });
		expect(paid.body.fields).toEqual({ paymentMethod: "invalid" });
		const cookie = await admin();
		const body = { userId: person.id, amount: 1_000, paymentMethod: "online" };
		const recorded = await call("POST", "/membership-payments", { cookie, body });
		expect(recorded.body.fields).toEqual({ paymentMethod: "invalid" });
		await payForTest([{ id: target, amount: 1_000 }]);
		const refunded = await call("POST", `/charges/${target}/refund`, {
			cookie,
			body: { amount: 1, reason: "Ill", paymentMethod: "online" },
		});
		expect(refunded.body.fields).toEqual({ paymentMethod: "invalid" });
	});
});

describe("what the gateway no longer knows", () => {
	test("a payment expires when nobody can be on its page any longer, and not before", async () => {
		const made = await createPaymentForTest();
		const record = await stored(made);
		const bank = forgetfulBank();
		expect((await askAboutPayment(bank, record, Date.now() + 60_000)).status).toBe("started");
		const ended = await askAboutPayment(bank, record, Date.now() + forgottenAfter);
		expect(ended).toMatchObject({ status: "expired", outcome: "UNKNOWN" });
		const { body } = await call("GET", "/me/online-payments", { cookie: made.payer.cookie });
		expect(body.waiting).toEqual([]);
		// The fee can be paid again.
		expect((await startPayment(made.payer, [made.target])).status).toBe(201);
	});

	test("a refund waits for staff with its money reserved, and notifies them", async () => {
		const early = await createPaidOnlineForTest();
		await refundOnlineForTest(early, wait);
		const [{ id }] = (await stored(early)).refunds;
		await followRefund(forgetfulBank(), keyOf(early), id, Date.now() + 60_000);
		expect((await stored(early)).refunds).toMatchObject([{ state: "waiting" }]);

		const staff = await callerForTest({ role: "admin" });
		const made = await createDifferingRefundForTest({ amount: 12_500 });
		expect((await stored(made)).refunds).toMatchObject([{ state: "differs", outcome: "UNKNOWN" }]);
		expect(await standing(made)).toMatchObject({ paid: 0, state: "refunding", credit: 0 });
		const isListed = async () =>
			(await call("GET", "/online-payments", staff)).body.some(
				(one: { id: string }) => one.id === made.payment.id,
			);
		await eventually(isListed, "the payment in the list");
		await eventually(
			async () =>
				(await call("GET", "/notifications", staff)).body.some(
					({ type, title }: { type: string; title: string }) =>
						type === "onlinePayment" && title.includes("refund"),
				),
			"the notification",
		);
		await reconcilePayments(Date.now());
		expect((await stored(made)).refunds).toMatchObject([{ state: "differs" }]);
	});

	test("is listed for staff, also while another refund of the payment waits", async () => {
		const made = await createDifferingRefundForTest();
		const isListed = async () =>
			(await call("GET", "/online-payments", { cookie: await admin() })).body.some(
				({ id }: { id: string }) => id === made.payment.id,
			);
		await eventually(isListed, "the payment in the list");
		await refundOnlineForTest(made, { ...wait, amount: 1_000 });
		expect((await stored(made)).refunds).toMatchObject([
			{ state: "differs" },
			{ state: "waiting" },
		]);
		expect(await isListed()).toBe(true);
	});

	const settle = async (made: Made & { refund: string }, finding: string) =>
		call("PATCH", `/online-payments/${made.payment.id}/refunds/${made.refund}`, {
			cookie: await admin(),
			body: { finding, note: "The bank says so" },
		});

	test("staff confirm a refund that the bank has paid out: it is booked once", async () => {
		const made = await createDifferingRefundForTest({ amount: 12_500 });
		const answers = await Promise.all([
			settle(made, "refunded"),
			settle(made, "released"),
			settle(made, "refunded"),
		]);
		const settled = answers.filter(({ status }) => status === 200);
		expect(settled).toHaveLength(1);
		for (const answer of answers.filter(({ status }) => status !== 200))
			expectRefusal(answer, "no_difference");
		const { state } = settled[0].body.refunds[0];
		const { payments, credit } = await feesForTest(made.payer);
		expect(payments[0].voidedAt === null).toBe(state === "refunded");
		expect(credit).toBe(0);
		const lines = await auditOf("onlinePayment", made.payment.id);
		expect(lines.filter(({ action }) => action === "refund_resolved")).toHaveLength(1);
	});

	test.each([
		["refunded", { owed: 0, paid: 0, state: "refunded", credit: 0 }, null],
		["released", { owed: 12_500, paid: 12_500, state: "paid", credit: 0 }, "refused"],
	])("a refund that staff found %s leaves the fee so", async (finding, fee, atBank) => {
		const made = await createDifferingRefundForTest({ amount: 12_500 });
		expect((await settle(made, finding)).status).toBe(200);
		expect(await standing(made)).toEqual(fee);
		expect((await feesForTest(made.payer)).payments[0].atBank).toBe(atBank);
		expect((await stored(made)).refunding).toBeUndefined();
	});
});

describe("money that is not what was asked for", () => {
	test("goes back through the bank up to what it took, and not into the ledger", async () => {
		const made = await createDifferenceForTest();
		const tooMuch = await refundOnlineForTest(made, { amount: 11_501 });
		expect(tooMuch.body.fields).toEqual({ amount: "too_big" });
		const part = await refundOnlineForTest(made, { ...wait, amount: 1_500 });
		expect(part.body).toMatchObject({ state: "differs", refunds: [{ state: "waiting" }] });
		const cookie = await admin();
		const close = () =>
			call("PATCH", `/online-payments/${made.payment.id}`, { cookie, body: { note: "Done" } });
		expectRefusal(await close(), "refund_waits");
		await answerRefund(made, { state: "refunded", status: "REFUNDED" });
		const rest = await refundOnlineForTest(made, { amount: 10_000 });
		expect(rest.body.refunds).toMatchObject([{ state: "refunded" }, { state: "refunded" }]);
		expect((await refundOnlineForTest(made, { amount: 1 })).body.fields).toEqual({
			amount: "too_big",
		});
		expect((await feesForTest(made.payer)).payments).toEqual([]);
		expect((await close()).body.state).toBe("resolved");
		expectRefusal(await refundOnlineForTest(made, { amount: 1 }), "not_paid_online");
	});
});

describe("a merge while a payment is under way", () => {
	async function mergeInto(keepId: number, mergeId: number): Promise<void> {
		const cookie = await superAdmin();
		const { body, status } = await call("POST", "/users/merge", {
			cookie,
			body: { keepId, mergeId },
		});
		if (status >= 300) throw new Error(`Merging answered ${status}: ${JSON.stringify(body)}`);
		await settledMerge(cookie, body.id);
	}

	test("of the payer: the page after paying, the webhook and the refund find it", async () => {
		const made = await createPaymentForTest();
		const survivor = await createPersonForTest();
		await mergeInto(survivor.id, made.payer.id);
		const back = new URL(await pressAtBank(made.payment, "paid"));
		const path = `/online-payments/${back.searchParams.get("payment")}`;
		const { body } = await call("GET", path, survivor);
		expect(body).toMatchObject({ state: "paid", charges: [{ person: { id: survivor.id } }] });
		expect(
			(await call("GET", `/membership-payments/${body.receipt}/receipt`, survivor)).status,
		).toBe(200);
		const { charges, payments } = await feesForTest(survivor);
		expect(charges).toMatchObject([{ state: "paid", paid: 12_500 }]);
		expect(payments).toMatchObject([{ amount: 12_500 }]);
		const moved = { ...made, payer: survivor };
		const refunded = await refundOnlineForTest(moved, { amount: 12_500 });
		expect(refunded.body.refunds).toMatchObject([{ state: "refunded" }]);
		expect((await feesForTest(survivor)).charges).toMatchObject([{ state: "refunded" }]);
	});

	test("of a child whose place and membership a guardian pays", async () => {
		const { guardian, child } = await createFamilyForTest();
		const place = await chargePersonForTest(child, 5_000);
		const targets = [place, `membership-${child.id}`];
		const { body: payment } = await startPayment(guardian, targets);
		const { child: survivor } = await createFamilyForTest();
		await mergeInto(survivor.id, child.id);
		await pressAtBank(payment, "paid");
		const fees = await feesForTest(survivor);
		expect(fees.charges).toMatchObject([{ state: "paid" }]);
		expect([fees.membership, fees.credit]).toEqual([null, 0]);
		for (const [target, amount] of [
			[place, 5_000],
			[targets[1], 10_000],
		] as const) {
			const made = { payer: guardian, payment, target };
			const refunded = await refundOnlineForTest(made, { amount });
			expect(refunded.body.refunds.at(-1)).toMatchObject({ state: "refunded" });
		}
		expect(await feesForTest(survivor)).toMatchObject({
			credit: 0,
			membership: { status: "pending" },
		});
	});

	test("a payment that had failed before it and is captured late is found", async () => {
		const made = await createPaymentForTest();
		await pressAtBank(made.payment, "declined");
		const survivor = await createPersonForTest();
		await mergeInto(survivor.id, made.payer.id);
		const bank = connectBank();
		const charge = await bank.retrieve(chargeIdOf(made.payment));
		if (!charge) throw new Error("There is no charge");
		const late = { ...charge, state: "captured", status: "CAPTURED" } as const;
		paymentGateway.use({ ...bank, readWebhook: async () => late.id, retrieve: async () => late });
		await takeWebhook({ id: late.id }, "signed", Date.now());
		expect((await feesForTest(survivor)).payments).toMatchObject([{ amount: 12_500 }]);
	});

	test("a refund that waits is confirmed for the person who was kept", async () => {
		const made = await createPaidOnlineForTest();
		await refundOnlineForTest(made, wait);
		const { gatewayId = "" } = (await stored(made)).refunds[0];
		const survivor = await createPersonForTest();
		await mergeInto(survivor.id, made.payer.id);
		expect((await feesForTest(survivor)).credit).toBe(0);
		await finishAtBank(gatewayId);
		await eventually(async () => {
			await reconcilePayments(Date.now());
			return (await feesForTest(survivor)).charges[0]?.state === "refunded";
		}, "the refund");
		expect(await feesForTest(survivor)).toMatchObject({ credit: 0 });
	});

	test("is not found by strangers, and no longer by its old number after the merge is undone", async () => {
		const made = await createPaymentForTest();
		const survivor = await createPersonForTest();
		await mergeInto(survivor.id, made.payer.id);
		const stranger = await createPersonForTest();
		const path = `/online-payments/${made.payment.id}`;
		expectRefusal(await call("GET", path, stranger), "not_found");
		expect((await call("GET", path, survivor)).status).toBe(200);
		const cookie = await superAdmin();
		const merges = (await call("GET", "/merges", { cookie })).body;
		const merge = merges.find((one: { keepId: number }) => one.keepId === survivor.id);
		await call("POST", `/merges/${merge.id}/undo`, { cookie });
		await settledMerge(cookie, merge.id);
		expectRefusal(await call("GET", path, survivor), "not_found");
		expect(await stored(made)).toMatchObject({ status: "started" });
		expect(await repeatWebhook(chargeIdOf(made.payment))).toBe(200);
	});
});
