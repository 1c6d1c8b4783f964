import * as z from "zod/mini";
import { dayAfter, kuwaitDate } from "../../core/time/kuwait.ts";
import { longestYears, yearFrom } from "./memberships.rules.ts";
import {
	Exemption,
	MembershipsQuery,
	OwnPayment,
	PaymentInput,
	PaymentParams,
	paidOn,
	ReminderWish,
	statedFee,
	VoidInput,
} from "./memberships.schema.ts";

/** The refused fields of an input, each with its first code; null if it is taken. */
function refusal(schema: z.ZodMiniType, value: unknown): Record<string, string> | null {
	const { error } = z.safeParse(schema, value);
	return error
		? Object.fromEntries(
				error.issues.toReversed().map(({ path, message }) => [path.join("."), message]),
			)
		: null;
}

const today = kuwaitDate(Date.now());
const first = yearFrom(today, -longestYears);
const last = yearFrom(today, longestYears);
const payment = { userId: 34, amount: 9_000, paymentMethod: "cash" };

test.each<[string, object, Record<string, string> | null]>([
	["no day", {}, null],
	["an empty day", { paymentDate: "" }, null],
	["today", { paymentDate: today }, null],
	["tomorrow", { paymentDate: dayAfter(today) }, { paymentDate: "date_invalid" }],
	["no date", { paymentDate: "someday" }, { paymentDate: "date_invalid" }],
	["ten years ago", { paymentDate: first }, null],
	["longer ago", { paymentDate: dayAfter(first, -1) }, { paymentDate: "day_too_early" }],
	["an empty end", { validUntil: "" }, null],
	["no end", { validUntil: null }, null],
	["an end today", { validUntil: today }, null],
	["an end yesterday", { validUntil: dayAfter(today, -1) }, { validUntil: "end_before_start" }],
	["the latest end", { validUntil: last }, null],
	["a later end", { validUntil: dayAfter(last) }, { validUntil: "too_big" }],
	["an end of text", { validUntil: "someday" }, { validUntil: "date_invalid" }],
	[
		"an end, and no date",
		{ paymentDate: "x", validUntil: last },
		{ paymentDate: "date_invalid", validUntil: "end_before_start" },
	],
	["no way", { paymentMethod: undefined }, { paymentMethod: "required" }],
	["the gateway", { paymentMethod: "online" }, { paymentMethod: "required" }],
])("a payment with %s is taken or refused", (_, change, expected) => {
	expect(refusal(PaymentInput, { ...payment, ...change })).toEqual(expected);
});

test("an empty end follows from the settings", () => {
	for (const validUntil of ["", null, undefined])
		expect(z.parse(PaymentInput, { ...payment, validUntil }).validUntil).toBeUndefined();
	expect(z.parse(PaymentInput, { ...payment, validUntil: last }).validUntil).toBe(last);
});

test("a payment without a day was paid today in Kuwait", () => {
	const midnight = Date.parse("2026-11-21T21:00:00Z");
	expect(paidOn({}, midnight)).toBe("2026-11-22");
	expect(paidOn({ paymentDate: null }, midnight)).toBe("2026-11-22");
	expect(paidOn({ paymentDate: "2026-01-01" }, midnight)).toBe("2026-01-01");
});

test("a payment is known by its person and receipt", () => {
	expect(z.parse(PaymentParams, { id: "34-2026-00042" }).id).toEqual({
		userId: 34,
		receiptNumber: "2026-00042",
	});
	for (const id of ["34-2026-0042", "034-2026-00042", "2026-00042"])
		expect(refusal(PaymentParams, { id })).not.toBeNull();
	expect(refusal(VoidInput, { reason: " " })).toEqual({ reason: "required" });
});

test.each([
	["exempt", null],
	["none", null],
	["paid", "by_payments"],
	["overdue", "by_payments"],
	["gold", "required"],
	[undefined, "required"],
])("staff state that a person is %s, or not", (membershipFeeStatus, code) => {
	const expected = code && { membershipFeeStatus: code };
	expect(refusal(Exemption, { membershipFeeStatus })).toEqual(expected);
});

const Stated = z.object(statedFee);

test.each<[string, object, Record<string, string> | null]>([
	["nothing", {}, null],
	["no end", { membershipExpiryDate: null }, null],
	["an empty end", { membershipExpiryDate: "" }, null],
	["the latest end", { membershipExpiryDate: last }, null],
	["a later end", { membershipExpiryDate: dayAfter(last) }, { membershipExpiryDate: "too_big" }],
	["a payment", { lastPaymentDate: today }, { lastPaymentDate: "by_payments" }],
])("an edit of a person states %s, or may not", (_, change, expected) => {
	expect(refusal(Stated, change)).toEqual(expected);
});

test("the list of memberships begins with those that are overdue", () => {
	expect(z.parse(MembershipsQuery, {}).status).toBe("overdue");
	expect(refusal(ReminderWish, {})).toEqual({ status: "required" });
	for (const status of ["pending", "overdue"]) expect(refusal(ReminderWish, { status })).toBeNull();
	for (const status of ["paid", "exempt"]) expect(refusal(ReminderWish, { status })).not.toBeNull();
});

test("a payment as its person sees it may wait at the bank or have been refused there", () => {
	const own = {
		id: "34-2026-00042",
		receiptNumber: "2026-00042",
		payer: null,
		amount: -1,
		paymentDate: today,
		validUntil: null,
		parts: [{ charge: "c", amount: -1, titleEn: "Cup", titleAr: "كأس" }],
		paymentMethod: "online",
		createdAt: today,
		voidedAt: null,
		voidReason: null,
	};
	for (const atBank of ["waiting", "refused", null])
		expect(z.parse(OwnPayment, { ...own, atBank })).toEqual({ ...own, atBank });
	expect(refusal(OwnPayment, { ...own, atBank: "lost" })).not.toBeNull();
});
