import { startOf } from "../../core/time/kuwait.ts";
import {
	asksFee,
	dueAfter,
	isLateCharge,
	payDay,
	priceOf,
	priceRange,
	pricesOf,
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
});
