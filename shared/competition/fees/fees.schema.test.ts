import * as z from "zod/mini";
import { dayAfter, kuwaitDate } from "../../core/time/kuwait.ts";
import {
	CashClosing,
	Charge,
	ChargeParams,
	chargeKey,
	FeePayment,
	GivenUp,
	GivenUpQuery,
	Money,
	mostCharges,
	mostCredit,
	OwedMemberships,
	Refund,
	Reopening,
	Waiver,
} from "./fees.schema.ts";
import { priceChecks } from "./prices.schema.ts";
import { titleAtEvent } from "./titleAtEvent.ts";

/** The refused fields of an input, each with its first code; null if it is taken. */
function refusal(schema: z.ZodMiniType, value: unknown): Record<string, string> | null {
	const { error } = z.safeParse(schema, value);
	return error
		? Object.fromEntries(
				error.issues.toReversed().map(({ path, message }) => [path.join("."), message]),
			)
		: null;
}

test.each([
	["registration-12-34", { kind: "registration", eventId: 12, userId: 34, classId: 0 }],
	["registration-12-34-5", { kind: "registration", eventId: 12, userId: 34, classId: 5 }],
	["grading-34-7", { kind: "grading", userId: 34, promotionId: 7 }],
])("the target %s names its record", (target, key) => {
	expect(chargeKey(target)).toEqual(key);
	expect(refusal(ChargeParams, { id: target })).toBeNull();
});

test.each(["registration-12", "registration-012-34", "grading-34", "grading-34-7-1", "x", ""])(
	"%j is no target",
	(id) => {
		expect(refusal(ChargeParams, { id })).toEqual({ id: "invalid" });
	},
);

const part = { id: "grading-34-7", amount: 1_000 };
const payment = { charges: [part], paymentMethod: "cash" };
const parts = (count: number) =>
	Array.from({ length: count }, (_, at) => ({ ...part, id: `grading-34-${at + 1}` }));

test.each<[string, object, Record<string, string> | null]>([
	["a charge", {}, null],
	["two charges", { charges: parts(2) }, null],
	["as many charges as a transaction holds", { charges: parts(mostCharges) }, null],
	["one charge more", { charges: parts(mostCharges + 1) }, { charges: "too_long" }],
	["a charge twice", { charges: [part, part] }, { charges: "invalid" }],
	["no charge", { charges: [] }, { charges: "required" }],
	["no list", { charges: undefined }, { charges: "required" }],
	["a text instead of a list", { charges: "grading-34-7" }, { charges: "required" }],
	[
		"nothing of a charge",
		{ charges: [{ ...part, amount: 0 }] },
		{ "charges.0.amount": "too_small" },
	],
	["another target", { charges: [{ ...part, id: "x" }] }, { "charges.0.id": "invalid" }],
	["the highest credit", { credit: mostCredit }, null],
	["more credit than anybody means", { credit: mostCredit + 1 }, { credit: "too_big" }],
	["less than no credit", { credit: -1 }, { credit: "too_small" }],
	["no method", { paymentMethod: undefined }, { paymentMethod: "required" }],
	["tomorrow", { paymentDate: dayAfter(kuwaitDate(Date.now())) }, { paymentDate: "date_invalid" }],
])("a payment of %s is taken or refused", (_, change, expected) => {
	expect(refusal(FeePayment, { ...payment, ...change })).toEqual(expected);
});

test("a payment has no credit unless it is stated", () => {
	expect(z.parse(FeePayment, payment).credit).toBe(0);
});

test("a waiver, a refund and a reopened day need a reason, and a refund its way", () => {
	const reason = "Ill";
	expect(refusal(Waiver, { amount: 1, reason })).toBeNull();
	expect(refusal(Waiver, { amount: 0, reason: " " })).toEqual({
		amount: "too_small",
		reason: "required",
	});
	expect(refusal(Refund, { amount: 1, reason, paymentMethod: "knet" })).toBeNull();
	expect(refusal(Refund, { amount: 1, reason: "" })).toEqual({
		reason: "required",
		paymentMethod: "required",
	});
	expect(refusal(Reopening, { reason: "" })).toEqual({ reason: "required" });
	expect(refusal(CashClosing, { counted: 0 })).toBeNull();
	expect(refusal(CashClosing, { counted: -1 })).toEqual({ counted: "too_small" });
});

test("what was given up is read by month, and is a refund or a waiver", () => {
	expect(refusal(GivenUpQuery, { month: "2026-12" })).toBeNull();
	expect(refusal(GivenUpQuery, { month: "2026-13" })).toEqual({ month: "invalid" });
	const line = {
		id: "1",
		day: "2026-12-01",
		amount: 1,
		reason: null,
		receipt: null,
		titles: [{ titleEn: "Cup", titleAr: "كأس" }],
		person: null,
		by: null,
	};
	for (const kind of ["refund", "waiver"]) expect(refusal(GivenUp, { ...line, kind })).toBeNull();
	expect(refusal(GivenUp, { ...line, kind: "gift" })).not.toBeNull();
});

test("answers name what they are about in both languages", () => {
	const named = (schema: z.ZodMiniType, value: object) =>
		Object.keys(z.parse(schema, value) as object).filter((key) => /En$|Ar$/.test(key));
	const charge = {
		id: "c",
		owed: 1,
		paid: 0,
		state: "open",
		dueOn: null,
		target: "grading-34-7",
		refunding: 0,
		userId: 34,
		eventId: null,
		titleEn: "Cup",
		titleAr: "كأس",
		lines: [],
	};
	expect(named(Charge, charge)).toEqual(["titleEn", "titleAr"]);
	const dojo = { dojoId: 1, nameEn: "East", nameAr: "الشرق" };
	const event = { eventId: 1, titleEn: "Cup", titleAr: "كأس", collected: 1, open: 0 };
	const money = { year: 2026, months: [], open: 0, dojos: [], events: [event] };
	expect(z.parse(Money, { ...money, dojos: [{ ...dojo, collected: 1, open: 0 }] })).toEqual({
		...money,
		dojos: [{ ...dojo, collected: 1, open: 0 }],
	});
	const owed = { people: 1, amount: 1, months: [], dojos: [{ ...dojo, amount: 1 }] };
	expect(z.parse(OwedMemberships, owed)).toEqual(owed);
});

const Prices = z
	.object({
		fee: z.optional(z.nullable(z.number())),
		lateFee: z.optional(z.nullable(z.number())),
		memberFee: z.optional(z.nullable(z.number())),
	})
	.check(...priceChecks);

test.each<[string, object, Record<string, string> | null]>([
	["no price", {}, null],
	["prices that are not stated", { fee: null, lateFee: null, memberFee: null }, null],
	["a late price as high as the price", { fee: 5, lateFee: 5 }, null],
	["a late price below the price", { fee: 5, lateFee: 4 }, { lateFee: "too_small" }],
	["a late price of a free place", { lateFee: 1 }, null],
	["a members' price as high as the price", { fee: 5, memberFee: 5 }, null],
	["a members' price above the price", { fee: 5, memberFee: 6 }, { memberFee: "too_big" }],
	["a members' price of a free place", { memberFee: 1 }, { memberFee: "too_big" }],
	["members who pay nothing for a free place", { memberFee: 0 }, null],
	["members who pay nothing", { fee: 5, memberFee: 0 }, null],
	["a late price of nothing", { fee: null, lateFee: 0 }, null],
])("%s: the prices contradict each other or not", (_, prices, expected) => {
	expect(refusal(Prices, prices)).toEqual(expected);
});

test("at its event a charge is called by its class alone", () => {
	expect(titleAtEvent("Cup: Kata", "Cup")).toBe("Kata");
	expect(titleAtEvent("Cup", "Cup")).toBe("Cup");
	expect(titleAtEvent("Cupola: Kata", "Cup")).toBe("Cupola: Kata");
});
