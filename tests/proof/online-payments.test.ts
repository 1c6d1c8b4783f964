import {
	type OnlinePaymentKey,
	onlinePaymentKey,
} from "#shared/competition/online-payments/online-payments.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { openBank } from "./bank.ts";
import { callerForTest } from "./caller.ts";
import { guardianshipForTest } from "./guardianship.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { newBatch } = await import("#functions/base/stream/batch.ts");
const { newNotifications } = await import("#functions/people/notifications/newNotification.ts");
const { makeCrowd, makeEvent, makeStaff } = await import("./crowd.ts");
const { Guardianships } = await import("#functions/people/families/guardianship.entity.ts");
const { Users } = await import("#functions/people/users/user.entity.ts");
const { identity } = await import("#functions/core/outside/identity.ts");
const { embeddedIdentity } = await import("#local/stand-ins/identity.ts");
const { paymentGateway } = await import("#functions/core/outside/payments/paymentGateway.ts");
const { GatewayError, longestPayment, orderedOnceFor } = await import(
	"#functions/core/outside/payments/gateway.ts"
);
const { digestWrite } = await import("#functions/core/table/writeKey.ts");
const online = await import("#functions/competition/online-payments/online-payments.service.ts");
const { OnlinePayments } = await import(
	"#functions/competition/online-payments/online-payment.entity.ts"
);
const { differenceNotices } = await import(
	"#functions/competition/online-payments/online-payments.stream.ts"
);
const { onlinePaymentsReactions } = await import(
	"#functions/competition/online-payments/online-payments.reactions.ts"
);
const { changePayment } = await import("#functions/competition/online-payments/records.ts");
const { reconcilePayments } = await import("#functions/competition/online-payments/reconcile.ts");
const refunds = await import("#functions/competition/online-payments/refunds.service.ts");
const { followCharge } = await import("#functions/competition/online-payments/follow-charge.ts");
const { takeWebhook } = await import("#functions/competition/online-payments/webhook.ts");
const { runTransaction } = await import("#functions/core/table/database.ts");
const settings = await import("#functions/base/settings/settings.service.ts");
afterAll(world.close);

type Gateway = ReturnType<typeof openBank>["gateway"];
type Record_ = Awaited<ReturnType<typeof stored>>;

identity.use(embeddedIdentity());
const bank = openBank();
beforeEach(() => paymentGateway.use(bank.gateway));
const now = Date.parse("2025-03-10T09:00:00Z");
const minute = 60 * 1000;
const hour = 60 * minute;
await makeStaff();
const staff = (at = now) => callerForTest(9, "super-admin", at);
const { version: _, ...before } = await settings.readSettings();
await settings.updateSettings(staff(), {
	...before,
	membershipFees: { adult: 9_000, child: 5_000, family: 12_000 },
});

let lastId = 4_000;
/** A person with an open charge of 10 KD. */
async function charged() {
	lastId += 10;
	const [person] = await makeCrowd(1, lastId);
	const { eventId } = await makeEvent(9, [], 0, undefined, { fee: 10_000, shadow: false });
	await world.call("POST /api/events/{id}/register", { id: `${eventId}` }, person.cookie, {});
	const target = `registration-${eventId}-${person.id}`;
	return { ...person, target, own: (at = now) => callerForTest(person.id, "member", at) };
}
const keyIn = (id: string) => onlinePaymentKey(id) as OnlinePaymentKey;
async function stored(key: { userId: number; id: string }) {
	const { data } = await OnlinePayments.get({ userId: key.userId, id: key.id }).go({
		consistent: true,
	});
	if (!data) throw new Error("There is no payment");
	return data;
}
const refused = (act: Promise<unknown>, code: string) =>
	expect(act).rejects.toMatchObject({ code });
/** The gateway as it is, but for what a test says. */
const gatewayWith = (change: Partial<Gateway>): Gateway => {
	const gateway = { ...bank.gateway, ...change };
	paymentGateway.use(gateway);
	return gateway;
};
const failing = (code?: number) => async () => {
	throw new GatewayError("No", code);
};
const broken = async () => {
	throw new Error("Broken");
};

/** A payment that waits for the bank. */
async function started() {
	const person = await charged();
	const { id } = await online.startPayment(person.own(), {
		charges: [person.target],
		source: "knet",
	});
	const record = await stored(keyIn(id));
	return { ...person, record, key: keyIn(id), atBank: record.gatewayId ?? "" };
}
async function paid() {
	const made = await started();
	bank.capture(made.atBank);
	await takeWebhook({ id: made.atBank }, "signed", now);
	return { ...made, record: await stored(made.key) };
}
/** Stores a change of a payment, as an earlier call would have. */
async function put<R extends Record_>(record: R, change: Partial<R>): Promise<R> {
	const changed = { ...record, ...change };
	await OnlinePayments.put(changed).go();
	return changed;
}

describe("beginning a payment", () => {
	test("orders it at the gateway with all that the gateway needs", async () => {
		const orders: unknown[] = [];
		gatewayWith({
			create: (order) => {
				orders.push(order);
				return bank.gateway.create(order);
			},
		});
		const person = await charged();
		await Users.patch({ id: person.id }).set({ preferredLanguage: "ar" }).go();
		const { id } = await online.startPayment(person.own(), {
			charges: [person.target],
			source: "card",
		});
		expect(orders).toEqual([
			{
				reference: id,
				amount: 10_000,
				source: "card",
				description: "كيوكوشن كاراتيه الكويت",
				charges: [person.target],
				payer: { firstName: "Crowd", email: `crowd${person.id}@test.example` },
				returnUrl: `http://localhost:1/paid?payment=${id}`,
				webhookUrl: "http://localhost:1/api/online-payments/webhook",
			},
		]);
		const english = await started();
		expect(orders).toHaveLength(2);
		expect(orders[1]).toMatchObject({ description: "Kyokushin Karate Kuwait" });
		expect(english.record).toMatchObject({
			status: "started",
			source: "knet",
			amount: 10_000,
			refunds: [],
			url: expect.stringContaining("http://bank/"),
			charges: [{ target: english.target, userId: english.id, amount: 10_000, titleEn: "Storm" }],
		});
	});

	test("with the same key is one payment; with another wish the key is refused", async () => {
		const { target, own } = await charged();
		const writeKey = { id: digestWrite("start"), request: "one" };
		const start = (request: string) =>
			online.startPayment(
				{ ...own(), writeKey: { ...writeKey, request } },
				{ charges: [target], source: "knet" },
			);
		const both = await Promise.all([start("one"), start("one")]);
		expect(both[0]).toEqual(both[1]);
		expect(await start("one")).toEqual(both[0]);
		await refused(start("two"), "key_reused");
	});

	test("without an answer of the gateway stays begun, and the same call goes on", async () => {
		const { target, own } = await charged();
		const caller = { ...own(), writeKey: { id: digestWrite("lost"), request: "one" } };
		const start = () => online.startPayment(caller, { charges: [target], source: "knet" });
		gatewayWith({ create: failing(500) });
		await refused(start(), "payment_page_unavailable");
		gatewayWith({ create: broken });
		await expect(start()).rejects.toThrow("Broken");
		paymentGateway.use(bank.gateway);
		expect(await start()).toMatchObject({ state: "started", url: expect.any(String) });
	});

	test("needs a gateway, something to pay, and the right to pay it", async () => {
		const [one, other] = [await charged(), await charged()];
		const start = (charges: string[]) =>
			online.startPayment(one.own(), { charges, source: "knet" });
		await refused(start([other.target]), "not_found");
		await refused(start([one.target.replace(/-(\d+)-/, "-9$1-")]), "not_found");
		const made = await paid();
		await refused(
			online.startPayment(made.own(), { charges: [made.target], source: "knet" }),
			"nothing_to_pay",
		);
		paymentGateway.use(null);
		await refused(start([one.target]), "online_payment_off");
		expect(await online.listOwnPayments(one.own())).toEqual({ sources: [], waiting: [] });
	});

	test("memberships of a family are lowered to its maximum, beside the places", async () => {
		const [parent, child] = [await charged(), await charged()];
		await Users.patch({ id: child.id }).set({ dateOfBirth: "2018-01-01" }).go();
		await Guardianships.put(guardianshipForTest({ childId: child.id, guardianId: parent.id })).go();
		const charges = [`membership-${parent.id}`, child.target, `membership-${child.id}`];
		const begun = await online.startPayment(parent.own(), { charges, source: "knet" });
		expect(begun.charges.map(({ target, amount, userId }) => [target, amount, userId])).toEqual([
			[charges[0], 7_715, parent.id],
			[charges[1], 10_000, child.id],
			[charges[2], 4_285, child.id],
		]);
		expect(begun.amount).toBe(22_000);
		expect(begun.charges.map(({ person }) => person?.id)).toEqual([parent.id, child.id, child.id]);
	});
});

describe("asking about a payment", () => {
	const requests: string[] = [];
	const counting = () =>
		gatewayWith({
			retrieve: (id) => {
				requests.push(id);
				return bank.gateway.retrieve(id);
			},
		});
	beforeEach(() => void requests.splice(0));

	test.each([
		["never", undefined, 1],
		["just now", 0, 0],
		["less than ten seconds ago", 9_999, 0],
		["ten seconds ago", 10_000, 1],
	])("after it was asked about %s", async (_, ago, times) => {
		const made = await started();
		await put(made.record, { askedAt: ago === undefined ? undefined : now - ago });
		counting();
		expect(await online.checkPayment(made.own(), made.key)).toMatchObject({ state: "started" });
		expect(requests).toHaveLength(times);
		expect((await stored(made.key)).askedAt).toBe(times > 0 ? now : now - (ago ?? 0));
	});

	test("several pages at once ask once", async () => {
		const made = await started();
		counting();
		await Promise.all([1, 2, 3].map(() => online.checkPayment(made.own(), made.key)));
		expect(requests).toHaveLength(1);
	});

	test("is for its payer, and not needed once it has ended", async () => {
		const [made, other] = [await paid(), await charged()];
		await refused(online.checkPayment(other.own(), made.key), "not_found");
		counting();
		expect(await online.checkPayment(made.own(), made.key)).toMatchObject({ state: "paid" });
		expect(requests).toEqual([]);
	});

	test("shows what is known while the gateway does not answer", async () => {
		const made = await started();
		gatewayWith({ retrieve: failing(500) });
		expect(await online.checkPayment(made.own(), made.key)).toMatchObject({ state: "started" });
		gatewayWith({ retrieve: broken });
		await expect(online.checkPayment(made.own(now + hour), made.key)).rejects.toThrow("Broken");
		paymentGateway.use(null);
		expect(await online.checkPayment(made.own(now + hour), made.key)).toMatchObject({
			state: "started",
		});
	});

	test.each([
		[
			"that the gateway does not know waits for three days",
			true,
			longestPayment,
			"started",
			undefined,
		],
		[
			"that the gateway does not know ends after them",
			true,
			longestPayment + 1,
			"expired",
			"UNKNOWN",
		],
		[
			"whose order had no answer is ordered again for 23 hours",
			false,
			orderedOnceFor,
			"started",
			undefined,
		],
		["whose order had no answer ends after them", false, orderedOnceFor + 1, "expired", undefined],
	])("a payment %s", async (_, isOrdered, age, status, outcome) => {
		const made = await started();
		const record = await put(made.record, {
			...(!isOrdered && { gatewayId: undefined, url: undefined }),
		});
		const gateway = isOrdered ? gatewayWith({ retrieve: async () => null }) : bank.gateway;
		const after = await online.askAboutPayment(gateway, record, now + age);
		expect([after.status, after.outcome]).toEqual([status, outcome]);
		expect(after.gatewayId).toBe(isOrdered || status === "started" ? made.atBank : undefined);
	});

	const ended = { state: "ended" } as const;
	test.each<[string, Partial<Record_>, object, number, string, string | undefined]>([
		["waits", {}, { state: "waiting", status: "INITIATED" }, 0, "started", undefined],
		[
			"waits for three days",
			{},
			{ state: "waiting", status: "IN_PROGRESS" },
			longestPayment,
			"started",
			undefined,
		],
		[
			"waits for longer",
			{},
			{ state: "waiting", status: "UNKNOWN" },
			longestPayment + 1,
			"expired",
			"UNKNOWN",
		],
		["left the page", {}, { ...ended, status: "ABANDONED" }, 0, "expired", "ABANDONED"],
		["let the page time out", {}, { ...ended, status: "TIMEDOUT" }, 0, "expired", "TIMEDOUT"],
		[
			"was declined",
			{},
			{ ...ended, status: "DECLINED" },
			longestPayment + 1,
			"failed",
			"DECLINED",
		],
		[
			"had failed and waits",
			{ status: "failed" },
			{ state: "waiting", status: "X" },
			longestPayment + 1,
			"failed",
			undefined,
		],
		[
			"had expired and was left",
			{ status: "expired" },
			{ ...ended, status: "ABANDONED" },
			0,
			"expired",
			undefined,
		],
		[
			"had failed and is captured",
			{ status: "failed" },
			{ state: "captured", status: "CAPTURED" },
			0,
			"paid",
			"CAPTURED",
		],
		[
			"had expired and is captured",
			{ status: "expired" },
			{ state: "captured", status: "CAPTURED" },
			0,
			"paid",
			"CAPTURED",
		],
		[
			"took another amount",
			{},
			{ state: "captured", status: "CAPTURED", amount: 9_999 },
			0,
			"differs",
			"CAPTURED",
		],
		[
			"took no whole fils",
			{},
			{ state: "captured", status: "CAPTURED", amount: null },
			0,
			"differs",
			"CAPTURED",
		],
		[
			"took another currency",
			{},
			{ state: "captured", status: "CAPTURED", currency: "USD" },
			0,
			"differs",
			"CAPTURED",
		],
		[
			"was paid before",
			{ status: "paid" },
			{ state: "captured", status: "X", amount: 1 },
			0,
			"paid",
			undefined,
		],
		[
			"differed before",
			{ status: "differs" },
			{ state: "captured", status: "CAPTURED" },
			0,
			"differs",
			undefined,
		],
		[
			"was settled before",
			{ status: "resolved" },
			{ state: "captured", status: "CAPTURED" },
			0,
			"resolved",
			undefined,
		],
	])("a payment whose person %s ends so", async (_, change, charge, age, status, outcome) => {
		const made = await started();
		const record = await put(made.record, change);
		const atBank = await bank.gateway.retrieve(made.atBank);
		if (!atBank) throw new Error("There is no charge");
		const after = await followCharge(record, { ...atBank, ...charge }, now + age);
		expect([after.status, after.outcome]).toEqual([status, outcome]);
		expect(await stored(made.key)).toEqual(after);
	});

	test.each<[string, (userId: UserId) => Partial<Record_["charges"][number]>]>([
		["somebody who is gone", () => ({ userId: 999_999 as UserId })],
		["a charge that is gone", (userId) => ({ target: `grading-${userId}-77`, chargeId: "x" })],
	])("money for %s is for staff to look at", async (_, change) => {
		const made = await started();
		const [charge] = made.record.charges;
		await put(made.record, { charges: [{ ...charge, ...change(made.id) }] });
		bank.capture(made.atBank);
		await takeWebhook({ id: made.atBank }, "signed", now);
		expect(await stored(made.key)).toMatchObject({
			status: "differs",
			outcome: "CAPTURED",
			taken: { amount: 10_000, currency: "KWD" },
		});
	});
});

describe("a webhook", () => {
	test("counts only if it is signed and the gateway knows the charge and its reference", async () => {
		const made = await started();
		bank.capture(made.atBank);
		const call = (id: string, signature = "signed") => takeWebhook({ id }, signature, now);
		await refused(call(made.atBank, "forged"), "forbidden");
		await call("chg_unknown");
		const charge = await bank.gateway.retrieve(made.atBank);
		for (const reference of [null, "order 77", `9${made.key.userId}-${made.key.id}`]) {
			gatewayWith({ retrieve: async () => charge && { ...charge, reference } });
			await call(made.atBank);
		}
		gatewayWith({ retrieve: failing(500) });
		await call(made.atBank);
		gatewayWith({ retrieve: broken });
		await expect(call(made.atBank)).rejects.toThrow("Broken");
		paymentGateway.use(bank.gateway);
		await call(bank.forge(made.atBank));
		expect((await stored(made.key)).status).toBe("started");
		await put(made.record, { gatewayId: undefined });
		await call(made.atBank);
		expect(await stored(made.key)).toMatchObject({ status: "paid", gatewayId: made.atBank });
		paymentGateway.use(null);
		await refused(call(made.atBank), "not_found");
	});
});

describe("the clock", () => {
	/** Ends all that waits, so that a test counts its own payments. */
	async function endAll() {
		for (const status of ["started"] as const) {
			const { data } = await OnlinePayments.query.byStatus({ status }).go({ pages: "all" });
			for (const one of data) await put(one, { status: "expired" });
		}
		const { data } = await OnlinePayments.query.byOpenRefund({ refunding: "waiting" }).go();
		for (const one of data) await put(one, { refunds: [], refunding: undefined });
	}
	beforeEach(endAll);

	test.each([
		["in its first hour each time", hour - 1, 0, true],
		["then not sooner than an hour after it was asked", hour, hour - 1, false],
		["then an hour after it was asked", hour, hour, true],
		["then if it was never asked", hour, undefined, true],
	])("asks about a payment %s", async (_, age, ago, isRequested) => {
		const made = await started();
		const checkedAt = ago === undefined ? undefined : now + age - ago;
		await put(made.record, { askedAt: checkedAt });
		bank.capture(made.atBank);
		expect(await reconcilePayments(now + age)).toBe(isRequested ? 1 : 0);
		expect((await stored(made.key)).status).toBe(isRequested ? "paid" : "started");
	});

	test("notes when it asked in vain, and goes on with the next after an error", async () => {
		const [one, other] = [await started(), await started()];
		bank.capture(other.atBank);
		const retrieveOr = (fail: () => Promise<never>) =>
			gatewayWith({
				retrieve: (id) => (id === one.atBank ? fail() : bank.gateway.retrieve(id)),
			});
		retrieveOr(failing(500));
		expect(await reconcilePayments(now)).toBe(1);
		expect((await stored(other.key)).status).toBe("paid");
		retrieveOr(broken);
		expect(await reconcilePayments(now)).toBe(0);
		paymentGateway.use(bank.gateway);
		expect(await reconcilePayments(now + minute)).toBe(0);
		expect(await stored(one.key)).toMatchObject({ status: "started", askedAt: now + minute });
	});

	test("leaves off while the gateway cannot be reached, and without one does nothing", async () => {
		const made = await started();
		const requests: string[] = [];
		gatewayWith({
			retrieve: (id) => {
				requests.push(id);
				return failing()();
			},
		});
		expect(await reconcilePayments(now)).toBe(0);
		expect(requests).toEqual([made.atBank]);
		bank.capture(made.atBank);
		paymentGateway.use(null);
		expect(await reconcilePayments(now)).toBe(0);
		expect((await stored(made.key)).status).toBe("started");
	});

	test("asks about each refund that waits, and only about those", async () => {
		const made = await paid();
		const order = (amount: number) =>
			refunds.refundPayment(staff(), made.key, { charge: made.target, amount, reason: "Ill" });
		await order(1_000);
		await order(2_000);
		bank.decide("refunded", new Set([made.atBank]));
		bank.decide("refunded", new Set([made.atBank]));
		expect(await reconcilePayments(now)).toBe(0);
		expect((await stored(made.key)).refunds.map(({ state }) => state)).toEqual([
			"refunded",
			"refunded",
		]);
	});
});

describe("a refund", () => {
	const order = (
		{ key, target }: { key: OnlinePaymentKey; target: string },
		amount: number,
		{ writeKey }: { writeKey?: { id: string; request: string } } = {},
	) =>
		refunds.refundPayment({ ...staff(), writeKey }, key, { charge: target, amount, reason: "Ill" });
	const statesOf = async ({ key }: { key: OnlinePaymentKey }) =>
		(await stored(key)).refunds.map(({ state, outcome }) => [state, outcome]);

	test("with the same key is ordered once; another sum or charge needs another key", async () => {
		const made = await paid();
		const writeKey = { id: digestWrite(`refund ${made.id}`), request: "one" };
		const once = () => order(made, 4_000, { writeKey });
		await Promise.allSettled([once(), once()]);
		await once();
		expect(await statesOf(made)).toEqual([["waiting", "PENDING"]]);
		await refused(order(made, 4_001, { writeKey }), "key_reused");
		await refused(
			order({ ...made, target: `membership-${made.id}` }, 4_000, { writeKey }),
			"key_reused",
		);
	});

	test("is at most what was paid and is not on its way back", async () => {
		const made = await paid();
		await refused(order(made, 10_001), "invalid");
		await refused(order({ ...made, target: `membership-${made.id}` }, 1), "invalid");
		await order(made, 4_000);
		await refused(order(made, 6_001), "invalid");
		bank.decide("refused", new Set([made.atBank]));
		await reconcilePayments(now);
		await order(made, 10_000);
		await refused(order(made, 1), "invalid");
		const waiting = await started();
		await refused(order(waiting, 1), "not_paid_online");
		paymentGateway.use(null);
		await refused(order(made, 1), "online_payment_off");
	});

	test("of a payment that differs is at most what the bank took, in dinars", async () => {
		const made = await started();
		const differs = await put(made.record, {
			status: "differs",
			taken: { amount: 4_000, currency: "KWD" },
		});
		await refused(order(made, 4_001), "invalid");
		await put(differs, { taken: { amount: null, currency: "KWD" } });
		await refused(order(made, 1), "invalid");
		await put(differs, { taken: { amount: 4_000, currency: "USD" } });
		await refused(order(made, 1), "not_paid_online");
		await put(differs, { status: "resolved" });
		await refused(order(made, 1), "not_paid_online");
		await put(differs, { taken: undefined });
		await refused(order(made, 1), "not_paid_online");
		await put(differs, {});
		bank.capture(made.atBank, { amount: 4_000 });
		await order(made, 4_000);
		expect((await stored(made.key)).refunds).toMatchObject([{ state: "waiting", amount: 4_000 }]);
		expect((await stored(made.key)).refunds[0].receiptNumber).toBeUndefined();
	});

	test.each([
		[400, ["refused", "HTTP 400"]],
		[402, ["refused", "HTTP 402"]],
		[403, ["refused", "HTTP 403"]],
		[409, ["refused", "HTTP 409"]],
		[401, ["waiting", undefined]],
		[500, ["waiting", undefined]],
		[undefined, ["waiting", undefined]],
	])(
		"that the gateway answers with %p is refused for good, or ordered again",
		async (code, state) => {
			const made = await paid();
			gatewayWith({ refund: failing(code) });
			await order(made, 4_000);
			expect(await statesOf(made)).toEqual([state]);
			paymentGateway.use(bank.gateway);
			await reconcilePayments(now);
			const isOver = state[0] === "refused";
			expect(await statesOf(made)).toEqual([isOver ? state : ["waiting", "PENDING"]]);
		},
	);

	test("stays ordered when something else breaks, and the call says so", async () => {
		const made = await paid();
		gatewayWith({ refund: broken });
		await expect(order(made, 4_000)).rejects.toThrow("Broken");
		expect(await statesOf(made)).toEqual([["waiting", undefined]]);
	});

	test.each<[string, boolean, object | null, number, (string | undefined)[]]>([
		["has no answer for three days", true, null, longestPayment, ["waiting", "PENDING"]],
		["has no answer for longer", true, null, longestPayment + 1, ["differs", "UNKNOWN"]],
		["was not ordered for sure for 23 hours", false, null, orderedOnceFor, ["waiting", "PENDING"]],
		[
			"was not ordered for sure for longer",
			false,
			null,
			orderedOnceFor + 1,
			["differs", "NO_ANSWER"],
		],
		["was paid out", true, { state: "refunded", status: "REFUNDED" }, 0, ["refunded", "REFUNDED"]],
		[
			"was paid out in part",
			true,
			{ state: "refunded", amount: 3_999, status: "REFUNDED" },
			0,
			["differs", "REFUNDED"],
		],
		[
			"was paid out in dollars",
			true,
			{ state: "refunded", currency: "USD", status: "REFUNDED" },
			0,
			["differs", "REFUNDED"],
		],
		[
			"was refused, of whatever sum",
			true,
			{ state: "refused", amount: null, status: "DECLINED" },
			0,
			["refused", "DECLINED"],
		],
		[
			"waits under another name",
			true,
			{ state: "waiting", status: "IN_PROGRESS" },
			0,
			["waiting", "IN_PROGRESS"],
		],
	])("that %s ends so", async (_, isOrdered, answer, age, expected) => {
		const made = await paid();
		await order(made, 4_000);
		const record = await stored(made.key);
		const [refund] = record.refunds;
		if (!isOrdered)
			await put(record, { refunds: [{ ...refund, gatewayId: undefined, outcome: undefined }] });
		const known = await bank.gateway.retrieveRefund(refund.gatewayId ?? "");
		const gateway = gatewayWith({
			retrieveRefund: async () => (answer && known ? { ...known, ...answer } : null),
		});
		await refunds.followRefund(gateway, made.key, refund.id, now + age);
		expect(await statesOf(made)).toEqual([expected]);
		expect((await stored(made.key)).refunding).toBe(
			["waiting", "differs"].find((state) => state === expected[0]),
		);
		// What has ended does not end again.
		const { version } = await stored(made.key);
		await refunds.followRefund(gateway, made.key, refund.id, now + age);
		expect((await stored(made.key)).version).toBe(version);
	});

	test("is settled by staff only if nobody knows what became of it", async () => {
		const made = await paid();
		await order(made, 4_000);
		const [{ id }] = (await stored(made.key)).refunds;
		const settle = (refund: string) =>
			refunds.resolveRefund(staff(), made.key, refund, { finding: "released", note: "Asked" });
		await refused(settle(id), "no_difference");
		await refused(settle(digestWrite("none")), "not_found");
		await refunds.followRefund(
			gatewayWith({ retrieveRefund: async () => null }),
			made.key,
			id,
			now + longestPayment + 1,
		);
		const answer = await settle(id);
		expect(answer.refunds).toMatchObject([{ state: "refused", amount: 4_000 }]);
		expect(answer.refunds).toEqual((await online.findForStaff(made.key)).refunds);
	});
});

describe("what staff have to look at", () => {
	test("lists each payment that differs, or a refund of which does, oldest first", async () => {
		const at = (minutes: number) => new Date(now + minutes * minute).toISOString();
		const make = async (minutes: number, change: Partial<Record_>) => {
			const made = await started();
			return put(made.record, { createdAt: at(minutes), ...change });
		};
		const refund = (state: "waiting" | "refunded" | "refused" | "differs", id: string) => ({
			id,
			target: "x",
			amount: 1,
			by: 9,
			at: at(0),
			state,
		});
		const last = await make(-1, { status: "differs" });
		const first = await make(-4, {
			status: "paid",
			refunding: "differs",
			refunds: [refund("differs", "a"), refund("differs", "b")],
		});
		const second = await make(-3, {
			status: "differs",
			refunding: "waiting",
			refunds: [refund("waiting", "a")],
		});
		const third = await make(-2, {
			status: "paid",
			refunding: "waiting",
			refunds: [refund("waiting", "a"), refund("differs", "b")],
		});
		const other = await make(-5, {
			status: "paid",
			refunding: "waiting",
			refunds: [refund("waiting", "a")],
		});
		const known = new Set([first, second, third, last].map(({ userId, id }) => `${userId}-${id}`));
		const listed = (await online.listDifferingPayments()).map(({ id }) => id);
		expect(listed.filter((id) => known.has(id))).toEqual([...known]);
		expect(new Set(listed).size).toBe(listed.length);
		expect(listed).not.toContain(`${other.userId}-${other.id}`);
	});

	test("shows the payer, the bank's numbers and the refunds of a payment", async () => {
		const made = await paid();
		await refunds.refundPayment(staff(), made.key, {
			charge: made.target,
			amount: 4_000,
			reason: "Ill",
		});
		const record = await stored(made.key);
		const person = expect.objectContaining({ id: made.id, lastName: `${made.id}` });
		expect(await online.findForStaff(made.key)).toEqual({
			id: `${made.id}-${made.key.id}`,
			state: "paid",
			source: "knet",
			amount: 10_000,
			charges: [{ ...record.charges[0], person }],
			url: null,
			outcome: "CAPTURED",
			receipt: `${made.id}-${record.receiptNumber}`,
			createdAt: record.createdAt,
			payer: person,
			gatewayId: made.atBank,
			taken: null,
			refunds: [
				{
					id: record.refunds[0].id,
					target: made.target,
					amount: 4_000,
					state: "waiting",
					outcome: "PENDING",
					at: record.refunds[0].at,
				},
			],
		});
		const waiting = await started();
		expect(await online.findForStaff(waiting.key)).toMatchObject({
			state: "started",
			url: expect.stringContaining("http://bank/"),
			outcome: null,
			receipt: null,
			taken: null,
		});
		const differs = await put(waiting.record, {
			status: "differs",
			taken: { amount: 1, currency: "USD" },
			gatewayId: undefined,
		});
		expect(await online.findForStaff(waiting.key)).toMatchObject({
			url: null,
			gatewayId: null,
			taken: { amount: 1, currency: "USD" },
		});
		await put(differs, { receiptNumber: "2025-00001" });
		expect((await online.findForStaff(waiting.key)).receipt).toBeNull();
		await refused(online.findForStaff({ ...made.key, id: digestWrite("none") }), "not_found");
	});

	test("a payment is closed with a note once, and not while money is on its way back", async () => {
		const made = await started();
		const close = () => online.resolvePayment(staff(), made.key, { note: "Paid back" });
		await refused(close(), "no_difference");
		const differs = await put(made.record, { status: "differs", refunding: "waiting" });
		await refused(close(), "refund_waits");
		await put(differs, { refunding: undefined });
		expect(await close()).toMatchObject({ state: "resolved" });
		expect((await stored(made.key)).resolution).toBe("Paid back");
		await refused(close(), "no_difference");
	});

	test("people see their latest five payments that wait, latest first", async () => {
		const made = await started();
		const at = (minutes: number) => new Date(now + minutes * minute).toISOString();
		for (const minutes of [3, 1, 5, 2, 4, 6])
			await put(
				{ ...made.record, id: digestWrite(`${made.id} ${minutes}`) },
				{ createdAt: at(minutes) },
			);
		await put(
			{ ...made.record, id: digestWrite(`${made.id} paid`) },
			{ createdAt: at(9), status: "paid" },
		);
		const { sources, waiting } = await online.listOwnPayments(made.own());
		expect(sources).toEqual(["knet", "card"]);
		expect(waiting.map(({ createdAt }) => createdAt)).toEqual([6, 5, 4, 3, 2].map(at));
	});

	const record = (change: object) =>
		({
			userId: 7,
			id: "k",
			amount: 10_000,
			status: "paid",
			refunds: [],
			updatedAt: "2025-03-10T09:00:00.000Z",
			...change,
		}) as unknown as Record_;
	const refund = (id: string, state: string) => ({ id, state, amount: Number(id) });

	test.each<[string, object | null, object | null, [string, number][]]>([
		["begins to differ", { status: "started" }, { status: "differs" }, [["differs", 10_000]]],
		["differs from the start", null, { status: "differs" }, [["differs", 10_000]]],
		["differed before", { status: "differs" }, { status: "differs" }, []],
		["is settled", { status: "differs" }, { status: "resolved" }, []],
		["was removed", { status: "differs" }, null, []],
		[
			"has a refund that begins to differ",
			{ refunds: [refund("1", "differs"), refund("2", "waiting")] },
			{ refunds: [refund("1", "differs"), refund("2", "differs"), refund("3", "waiting")] },
			[["refundDiffers", 2]],
		],
		[
			"differs in both ways",
			{ status: "started" },
			{ status: "differs", refunds: [refund("1", "differs")] },
			[
				["differs", 10_000],
				["refundDiffers", 1],
			],
		],
		[
			"has a refund that was settled",
			{ refunds: [refund("1", "differs")] },
			{ refunds: [refund("1", "refused")] },
			[],
		],
	])("staff are told of a payment that %s", async (_, was, is, expected) => {
		const notices = await differenceNotices(was && record(was), is && record(is));
		expect(
			notices
				.map(({ params }) => params as { status: string; amount: number })
				.map(({ status, amount }) => [status, amount]),
		).toEqual(expected);
		expect(new Set(notices.map(({ userId }) => userId))).toEqual(
			new Set(expected.length > 0 ? [999] : []),
		);
		expect(notices.map(({ createdAt }) => createdAt)).toEqual(
			expected.map(() => "2025-03-10T09:00:00.000Z"),
		);
	});
});

test("a change of a payment tells staff of what differs now", async () => {
	const { record } = await started();
	const batch = newBatch(now);
	const tell = (before: object | null, after: object | null) =>
		onlinePaymentsReactions.onlinePayment?.({ before, after } as never, batch);
	const differs = { ...record, status: "differs" };
	await tell(differs, differs);
	await tell(differs, null);
	expect(newNotifications.itemsIn(batch)).toEqual([]);
	await tell(record, differs);
	expect(newNotifications.itemsIn(batch)).toMatchObject([{ userId: 999, kind: "onlinePayment" }]);
});

test("of two changes of a payment that were planned at once the second fails", async () => {
	const made = await started();
	const plans = ["failed", "expired"].map((status) =>
		changePayment(made.record, { status } as Partial<Record_>, now),
	);
	await runTransaction([plans[0].write]);
	await refused(runTransaction([plans[1].write]), "changed_meanwhile");
	expect((await stored(made.key)).status).toBe("failed");
});
