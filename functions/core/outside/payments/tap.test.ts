import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { assert, integer, property } from "fast-check";
import type { ChargeOrder } from "./gateway.ts";
import { signCharge, signedText, tapPayments, toFils } from "./tap.ts";

type SentRequest = { method?: string; path?: string; key?: string; body: unknown };
const requests: SentRequest[] = [];
let answer: { status: number; body: string } = { status: 200, body: "{}" };

async function readBody(request: IncomingMessage) {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	return Buffer.concat(chunks).toString();
}

/** A fake of Tap that answers what a test sets. */
const tap = createServer(async (request, response) => {
	const text = await readBody(request);
	requests.push({
		method: request.method,
		path: request.url,
		key: request.headers.authorization,
		body: text && JSON.parse(text),
	});
	response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
});
await new Promise<void>((listening) => tap.listen(0, "127.0.0.1", listening));
const { port } = tap.address() as AddressInfo;

afterAll(() => {
	tap.close();
	tap.closeAllConnections();
});
beforeEach(() => {
	requests.length = 0;
});

const gateway = tapPayments({ url: `http://127.0.0.1:${port}/v2`, key: async () => "sk_test_key" });

const charge = {
	id: "chg_TS02A5720231634Gx5x0908901",
	status: "CAPTURED",
	amount: 12.5,
	currency: "KWD",
	reference: { transaction: "12-abc", gateway: "123456789012345", payment: "4809231634090890891" },
	transaction: { created: "1694512345678", url: "https://pay.example/1" },
};

const order: ChargeOrder = {
	reference: "12-abc",
	amount: 12_345,
	source: "knet",
	description: "Kyokushin",
	charges: ["registration-1-12", "grading-12-3"],
	payer: { firstName: "Sara", email: "sara@test.example" },
	returnUrl: "https://site.example/paid?payment=12-abc",
	webhookUrl: "https://site.example/api/online-payments/webhook",
};

describe("the signature of a webhook", () => {
	test("signs the fields in Tap's order, with three decimals for dinars", () => {
		expect(signedText(charge)).toBe(
			"x_idchg_TS02A5720231634Gx5x0908901x_amount12.500x_currencyKWDx_gateway_reference123456789012345x_payment_reference4809231634090890891x_statusCAPTUREDx_created1694512345678",
		);
		const expected = createHmac("sha256", "sk_test_key").update(signedText(charge)).digest("hex");
		expect(signCharge(charge, "sk_test_key")).toBe(expected);
	});

	test("signs two decimals for other currencies, and nothing for missing references", () => {
		const other = { ...charge, amount: 10, currency: "USD", reference: null, transaction: null };
		expect(signedText(other)).toBe(
			"x_idchg_TS02A5720231634Gx5x0908901x_amount10.00x_currencyUSDx_gateway_referencex_payment_referencex_statusCAPTUREDx_created",
		);
	});

	test("accepts a webhook only with a valid signature", async () => {
		const signature = signCharge(charge, "sk_test_key");
		expect(await gateway.readWebhook(charge, signature)).toBe(charge.id);
		expect(await gateway.readWebhook(charge, signature.toUpperCase())).toBe(charge.id);
		expect(await gateway.readWebhook({ ...charge, amount: 12.501 }, signature)).toBeNull();
		expect(await gateway.readWebhook({ ...charge, status: "DECLINED" }, signature)).toBeNull();
		expect(await gateway.readWebhook(charge, signCharge(charge, "sk_other"))).toBeNull();
		expect(await gateway.readWebhook(charge, "")).toBeNull();
		expect(await gateway.readWebhook({ id: 5 }, signature)).toBeNull();
		const off = tapPayments({ url: "http://127.0.0.1:1", key: async () => null });
		expect(await off.isReady()).toBe(false);
		expect(await off.readWebhook(charge, signature)).toBeNull();
	});
});

describe("amounts", () => {
	test("converting fils to dinars and back loses nothing", () => {
		void assert(
			property(
				integer({ min: 1, max: 10_000_000 }),
				(fils) => toFils(JSON.parse(JSON.stringify(fils / 1000))) === fils,
			),
		);
	});

	test("rejects amounts with fractions of a fils, and amounts that are too large", () => {
		expect([toFils(0.0005), toFils("1.0001"), toFils(1e300), toFils("12.500")]).toEqual([
			null,
			null,
			null,
			12_500,
		]);
	});
});

describe("calls to Tap", () => {
	test("creates a charge with our reference as its idempotency key", async () => {
		answer = { status: 200, body: JSON.stringify({ ...charge, status: "INITIATED" }) };
		expect(await gateway.create(order)).toEqual({
			id: charge.id,
			reference: "12-abc",
			state: "waiting",
			status: "INITIATED",
			amount: 12_500,
			currency: "KWD",
			url: "https://pay.example/1",
		});
		expect(requests).toEqual([
			{
				method: "POST",
				path: "/v2/charges",
				key: "Bearer sk_test_key",
				body: {
					amount: 12.345,
					currency: "KWD",
					customer_initiated: true,
					threeDSecure: true,
					save_card: false,
					description: "Kyokushin",
					metadata: { charges: "registration-1-12 grading-12-3" },
					reference: { transaction: "12-abc", order: "12-abc", idempotent: "12-abc" },
					customer: { first_name: "Sara", email: "sara@test.example" },
					source: { id: "src_kw.knet" },
					post: { url: order.webhookUrl },
					redirect: { url: order.returnUrl },
				},
			},
		]);
	});

	test.each([
		["CAPTURED", "captured"],
		["INITIATED", "waiting"],
		["IN_PROGRESS", "waiting"],
		["UNKNOWN", "waiting"],
		["ABANDONED", "ended"],
		["CANCELLED", "ended"],
		["FAILED", "ended"],
		["DECLINED", "ended"],
		["RESTRICTED", "ended"],
		["TIMEDOUT", "ended"],
		["VOID", "ended"],
	])("reads the status %s as %s", async (status, state) => {
		answer = { status: 200, body: JSON.stringify({ ...charge, status }) };
		expect(await gateway.retrieve(charge.id)).toMatchObject({ status, state });
	});

	test("returns null for a charge that Tap does not know, and escapes slashes in ids", async () => {
		answer = { status: 404, body: '{"errors":[]}' };
		expect(await gateway.retrieve("../refunds/x")).toBeNull();
		expect(requests[0].path).toBe("/v2/charges/..%2Frefunds%2Fx");
	});

	test("refunds with our reference as its idempotency key", async () => {
		const body = { id: "re_1", status: "PENDING", amount: 2.5, currency: "KWD" };
		answer = { status: 200, body: JSON.stringify(body) };
		const ordered = { chargeId: charge.id, reference: "r-1", amount: 2_500, reason: "Ill" };
		expect(await gateway.refund(ordered)).toEqual({ ...body, state: "waiting", amount: 2_500 });
		expect(requests[0].body).toEqual({
			charge_id: charge.id,
			amount: 2.5,
			currency: "KWD",
			description: "Ill",
			reason: "requested_by_customer",
			reference: { merchant: "r-1", idempotent: "r-1" },
		});
		answer = { status: 200, body: JSON.stringify({ ...body, status: "REFUNDED" }) };
		expect(await gateway.retrieveRefund("re_1")).toMatchObject({ state: "refunded" });
		answer = { status: 200, body: JSON.stringify({ ...body, status: "DECLINED" }) };
		expect(await gateway.retrieveRefund("re_1")).toMatchObject({ state: "refused" });
	});

	test.each([
		["a refusal", 401, "{}", 401],
		["a server error", 500, "{}", 500],
		["an answer that is no JSON", 200, "<html>", 200],
		["an answer of another form", 200, '{"id":"chg_1"}', undefined],
	])("throws on %s", async (_, status, body, code) => {
		answer = { status, body };
		await expect(gateway.create(order)).rejects.toMatchObject({ name: "GatewayError", code });
	});

	test("throws when Tap cannot be reached", async () => {
		const away = tapPayments({ url: "http://127.0.0.1:1/v2", key: async () => "sk" });
		await expect(away.retrieve("chg_1")).rejects.toMatchObject({ name: "GatewayError" });
	});
});
