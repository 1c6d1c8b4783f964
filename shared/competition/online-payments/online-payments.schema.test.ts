import * as z from "zod/mini";
import { fitsOnePayment, mostMemberships } from "./online-payments.rules.ts";
import {
	GatewayWebhook,
	membershipTarget,
	OnlinePaymentParams,
	OnlinePaymentStart,
	OnlineRefund,
	onlinePaymentKey,
	onlineStates,
	PaidCharge,
	payableKey,
	paymentSources,
	RefundFinding,
	RefundParams,
	RefundRequest,
	Resolution,
	refundFindings,
	refundStates,
} from "./online-payments.schema.ts";

/** The refused fields of an input, each with its first code; null if it is taken. */
function refusal(schema: z.ZodMiniType, value: unknown): Record<string, string> | null {
	const { error } = z.safeParse(schema, value);
	return error
		? Object.fromEntries(
				error.issues.toReversed().map(({ path, message }) => [path.join("."), message]),
			)
		: null;
}

const key = "abcdefghijklmnopqrst_-";

test("an online payment is known by its payer and a key; other texts are no payments", () => {
	expect(onlinePaymentKey(`34-${key}`)).toEqual({ userId: 34, id: key });
	for (const value of ["", "34", `034-${key}`, `34-${key}x`, `34-${key.slice(1)}`, key])
		expect(onlinePaymentKey(value)).toBeNull();
	expect(z.parse(OnlinePaymentParams, { id: `34-${key}` }).id).toEqual({ userId: 34, id: key });
	expect(refusal(RefundParams, { id: `34-${key}`, refund: key })).toBeNull();
	expect(refusal(RefundParams, { id: `34-${key}`, refund: "x" })).not.toBeNull();
});

test("what can be paid is a charge, or the membership of a person", () => {
	expect(membershipTarget(34)).toBe("membership-34");
	expect(payableKey("membership-34")).toEqual({ kind: "membership", userId: 34 });
	expect(payableKey("grading-34-7")).toEqual({ kind: "grading", userId: 34, promotionId: 7 });
	expect(payableKey("registration-12-34")).toMatchObject({ kind: "registration", userId: 34 });
});

const charges = (count: number) => Array.from({ length: count }, (_, at) => `grading-34-${at + 1}`);
const memberships = (count: number) =>
	Array.from({ length: count }, (_, at) => `membership-${at + 1}`);

test.each<[string, object, Record<string, string> | null]>([
	["a charge", {}, null],
	["a membership by card", { charges: ["membership-34"], source: "card" }, null],
	["nothing", { charges: [] }, { charges: "required" }],
	["no list", { charges: undefined }, { charges: "required" }],
	["another target", { charges: ["membership-034"] }, { "charges.0": "invalid" }],
	["a charge twice", { charges: ["grading-34-1", "grading-34-1"] }, { charges: "invalid" }],
	["thirty charges", { charges: charges(30) }, null],
	["thirty-one charges", { charges: charges(31) }, { charges: "too_long" }],
	["five memberships", { charges: memberships(5) }, null],
	["six memberships", { charges: memberships(6) }, { charges: "too_long" }],
	["four and six charges", { charges: [...memberships(4), ...charges(6)] }, null],
	["four and seven", { charges: [...memberships(4), ...charges(7)] }, { charges: "too_long" }],
	["no source", { source: undefined }, { source: "required" }],
	["gold", { source: "gold" }, { source: "required" }],
])("a payment of %s can begin or not", (_, change, expected) => {
	const start = { charges: ["grading-34-7"], source: "knet" };
	expect(refusal(OnlinePaymentStart, { ...start, ...change })).toEqual(expected);
});

test("one payment holds five memberships", () => {
	expect(mostMemberships).toBe(5);
	expect(fitsOnePayment([])).toBe(true);
});

test.each<[string, z.ZodMiniType, object, Record<string, string> | null]>([
	["a webhook", GatewayWebhook, { id: "chg_1", more: 1 }, null],
	["a webhook of nothing", GatewayWebhook, {}, { id: "required" }],
	["a webhook of an empty text", GatewayWebhook, { id: "" }, { id: "required" }],
	["a webhook of a long text", GatewayWebhook, { id: "x".repeat(100) }, null],
	["a webhook of a longer one", GatewayWebhook, { id: "x".repeat(101) }, { id: "too_long" }],
	["a refund", RefundRequest, { charge: "membership-34", amount: 1, reason: "Ill" }, null],
	[
		"a refund of nothing",
		RefundRequest,
		{ charge: "x", amount: 0, reason: "" },
		{ charge: "invalid", amount: "too_small", reason: "required" },
	],
	["a note", Resolution, { note: "Done" }, null],
	["no note", Resolution, { note: "" }, { note: "required" }],
	["a finding", RefundFinding, { finding: "released", note: "Asked" }, null],
	["no finding", RefundFinding, { note: "" }, { finding: "required", note: "required" }],
])("%s is taken or refused", (_, schema, value, expected) => {
	expect(refusal(schema, value)).toEqual(expected);
});

/** What became of a payment, of a refund, and what staff find out about a refund. */
const meanings = {
	payment: {
		started: "on the payment page",
		paid: "recorded in the ledger",
		failed: "the bank took nothing",
		expired: "nobody is on the page any longer",
		differs: "the bank took something else",
		resolved: "staff have settled what differed",
	},
	refund: {
		waiting: "its money is reserved",
		refunded: "its money is with the payer",
		refused: "its money is free again",
		differs: "nobody knows, and its money stays reserved",
	},
	finding: { refunded: "the bank paid out", released: "the bank did not" },
	source: { knet: "debit card", card: "credit card" },
};

test("payments, refunds and findings have these states, and people pay in these ways", () => {
	expect({
		payment: [...onlineStates],
		refund: [...refundStates],
		finding: [...refundFindings],
		source: [...paymentSources],
	}).toEqual(
		Object.fromEntries(Object.entries(meanings).map(([name, of]) => [name, Object.keys(of)])),
	);
});

test("what is paid and paid back is named in both languages, and says its state", () => {
	const fee = { target: "grading-34-7", userId: 34, amount: 1, titleEn: "Cup", titleAr: "كأس" };
	expect(z.parse(PaidCharge, fee)).toEqual(fee);
	const refund = { id: key, target: fee.target, amount: 1, outcome: null, at: "2026-11-01" };
	for (const state of Object.keys(meanings.refund))
		expect(refusal(OnlineRefund, { ...refund, state })).toBeNull();
});
