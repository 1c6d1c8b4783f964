import { startOf } from "../../core/time/kuwait.ts";
import {
	asksFee,
	dueAfter,
	isLate,
	isLateCharge,
	lateCancellations,
	payDay,
	paymentRules,
	priceOf,
	priceRange,
	pricesOf,
	releaseDay,
	unpaidRules,
} from "./prices.rules.ts";

const event = {
	fee: 10_000,
	lateFee: 15_000,
	memberFee: 8_000,
	lateFrom: "2027-01-01",
	familyMax: null,
};
const early = startOf("2027-01-01") - 1;
const late = startOf("2027-01-01");
const eventClass = { fee: 4_000, lateFee: null, memberFee: null };

test.each([
	[false, early, 10_000],
	[false, late, 15_000],
	[true, early, 8_000],
	[true, late, 13_000],
])("member %p at %p pays %p", (isMember, at, price) => {
	expect(priceOf(event, { isMember, at })).toBe(price);
});

test.each([
	["no price is stated", { fee: null }, false, late, 0],
	["there is no late price", { lateFee: null }, false, late, 10_000],
	["no day of the late price is stated", { lateFrom: null }, false, late, 10_000],
	["there is no price for members", { memberFee: null }, true, early, 10_000],
	["members pay nothing", { memberFee: 0 }, true, early, 0],
	["the late price is below the price", { lateFee: 9_000 }, false, late, 10_000],
])("if %s, the price follows from the others", (_, change, isMember, at, price) => {
	const prices = { ...event, ...change };
	expect(priceOf(prices, { isMember, at })).toBe(price);
	const hasLate = prices.lateFee !== null && prices.lateFrom !== null;
	expect(isLate(prices, late)).toBe(hasLate);
});

test.each<[string, number | null, (number | null)[], boolean]>([
	["no price", null, [], false],
	["a free place", 0, [null, 0], false],
	["a price of one fils", 1, [], true],
	["a class of one fils", null, [0, 1], true],
	["a price beside free classes", 1, [0], true],
])("%s asks for a fee or not", (_, fee, classes, expected) => {
	const all = classes.map((one) => ({ ...eventClass, fee: one }));
	expect(asksFee({ ...event, fee, classes: all })).toBe(expected);
	if (all.length === 0) expect(asksFee({ ...event, fee })).toBe(expected);
});

test("the price of a class may be nothing, which is not the price of the event", () => {
	expect(pricesOf(event, { ...eventClass, fee: 0 }).fee).toBe(0);
});

/** What staff choose about the money of an event, and what each choice means. */
const choices = {
	desk: "pay until a day",
	first: "pay before a registration is approved",
	keep: "an unpaid place is kept",
	release: "an unpaid place goes to the waiting list",
	void: "who withdraws late owes nothing",
	due: "who withdraws late owes the fee",
};

test("staff have two choices each of how a place is paid, kept and given up", () => {
	expect([...paymentRules, ...unpaidRules, ...lateCancellations]).toEqual(Object.keys(choices));
});

test.each([
	["two days after the reminder", undefined, "2026-12-12"],
	["two days after the reminder", null, "2026-12-12"],
	["not before those two days", "2026-12-09", "2026-12-12"],
	["on the day after the last day to pay, if that is as late", "2026-12-11", "2026-12-12"],
	["never before the end of the last day to pay", "2026-12-12", "2026-12-13"],
])("an unpaid place is released %s", (_, dueOn, expected) => {
	expect(releaseDay("2026-12-10", dueOn)).toBe(expected);
});

test("an event class has its own prices, or else the prices of the event", () => {
	expect(priceOf(pricesOf(event, eventClass), { isMember: true, at: late })).toBe(4_000);
	const inherits = { ...eventClass, fee: null };
	expect(priceOf(pricesOf(event, inherits), { isMember: false, at: early })).toBe(10_000);
});

test("describes the range of an event's prices, and nothing if no price is stated", () => {
	const none = { fee: null, lateFee: null, memberFee: null, lateFrom: null, familyMax: null };
	expect(priceRange({ ...none, classes: [] }, early)).toBeNull();
	expect(priceRange({ ...none, fee: 0 }, early)).toEqual({ min: 0, max: 0 });
	expect(
		priceRange({ ...event, classes: [eventClass, { ...eventClass, fee: null }] }, late),
	).toEqual({ min: 4_000, max: 15_000 });
	expect(asksFee({ ...none, fee: 0 })).toBe(false);
	expect(asksFee({ ...none, classes: [eventClass] })).toBe(true);
});

const at = (day: string) => Date.parse(`${day}T12:00:00+03:00`);

test.each([
	["the event's last day", "2026-12-01", "2026-12-10", "2026-12-10"],
	["the last day itself", "2026-12-10", "2026-12-10", "2026-12-10"],
	["the event's first day without a last day to pay", "2026-12-01", undefined, "2026-12-20"],
	["some days later after the last day", "2026-12-11", "2026-12-10", "2026-12-14"],
	["before the event", "2026-12-18", "2026-12-10", "2026-12-19"],
	["at the event if it is tomorrow", "2026-12-19", "2026-12-10", "2026-12-20"],
	["at the event if it is today", "2026-12-20", "2026-12-10", "2026-12-20"],
	["today if the event has begun", "2026-12-21", "2026-12-10", "2026-12-21"],
])("a charge is to be paid by %s", (_, today, payUntil, expected) =>
	expect(payDay({ payUntil, eventDate: "2026-12-20" }, at(today))).toBe(expected),
);

test.each([
	["a later last day counts for everybody", "2026-12-15", "2026-12-20", "2026-12-10", "2026-12-15"],
	["an earlier one does not", "2026-12-05", "2026-12-20", "2026-12-10", "2026-12-10"],
	[
		"without one, the day of an event that was put off",
		undefined,
		"2027-01-20",
		"2026-12-20",
		"2027-01-20",
	],
	[
		"without one, the day of an event that was moved forward",
		undefined,
		"2026-12-15",
		"2026-12-20",
		"2026-12-15",
	],
	[
		"the day of an event that was moved before it",
		"2026-12-05",
		"2026-12-08",
		"2026-12-10",
		"2026-12-08",
	],
	["a last day after the event", "2026-12-09", "2026-12-08", "2026-12-10", "2026-12-09"],
	["none where nothing is due", "2026-12-09", "2026-12-20", undefined, undefined],
])(
	"after a change of its event a charge is due on: %s",
	(_, payUntil, eventDate, dueOn, expected) =>
		expect(dueAfter({ payUntil, eventDate }, dueOn)).toBe(expected),
);

test("knows a charge that began after the last day to pay, also one that was charged again", () => {
	const line = (day: string) => ({
		at: new Date(at(day)).toISOString(),
		kind: "charged" as const,
		amount: 1,
		by: 1,
	});
	expect(isLateCharge({ lines: [line("2026-12-11")] }, "2026-12-10")).toBe(true);
	expect(isLateCharge({ lines: [line("2026-12-10")] }, "2026-12-10")).toBe(false);
	expect(isLateCharge({ lines: [line("2026-12-01"), line("2026-12-11")] }, "2026-12-10")).toBe(
		true,
	);
	const changed = { ...line("2026-12-11"), kind: "changed" as const };
	expect(isLateCharge({ lines: [line("2026-12-01"), changed] }, "2026-12-10")).toBe(false);
	expect(isLateCharge({ lines: [] }, "2026-12-10")).toBe(false);
});
