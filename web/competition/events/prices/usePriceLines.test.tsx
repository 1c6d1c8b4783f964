/** @jest-environment jsdom */
import { QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import type { EventPrices, Prices } from "#shared/competition/fees/prices.rules.ts";
import { type Locale, locales } from "#shared/core/locales.ts";
import { moneyText } from "#shared/core/texts/money.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { publicSettingsQuery } from "../../../base/settings/settings.queries.ts";
import { createQueryClient } from "../../../core/calls/queries.ts";
import { Language } from "../../../core/language/i18n.tsx";
import { usePriceLines } from "./usePriceLines.ts";

const prices = (wish: Partial<EventPrices> = {}): EventPrices => ({
	fee: 10_000,
	lateFee: null,
	lateFrom: null,
	memberFee: 6_000,
	familyMax: null,
	...wish,
});
const classPrices = (fee: number | null): Prices => ({ fee, lateFee: null, memberFee: null });

function open(locale: Locale = "en", gradingFees: object = {}) {
	const queries = createQueryClient();
	queries.setQueryData<unknown>(publicSettingsQuery.queryKey, { gradingFees });
	const wrapper = ({ children }: { children: ReactNode }) => (
		<QueryClientProvider client={queries}>
			<Language initial={locale}>{children}</Language>
		</QueryClientProvider>
	);
	return renderHook(usePriceLines, { wrapper }).result.current;
}
const today = kuwaitDate(Date.now());
const kd = (fils: number) => moneyText(fils, "en");

test.each(locales)("members see the price of members, others the full one, in %s", (locale) => {
	const { priceNow, pricesIn } = open(locale);
	const [full, member] = [moneyText(10_000, locale), moneyText(6_000, locale)];
	for (const membershipFeeStatus of ["paid", "exempt"] as const) {
		const line = priceNow(prices(), { membershipFeeStatus });
		expect(line).toContain(member);
		expect(line).not.toContain(full);
	}
	for (const membershipFeeStatus of ["pending", "overdue", undefined] as const) {
		const line = priceNow(prices(), { membershipFeeStatus });
		expect(line).toContain(full);
		expect(line).not.toContain(member);
	}
	expect(pricesIn(prices())).toEqual([
		expect.stringContaining(full),
		expect.stringContaining(member),
	]);
});

test("a class's own price counts before that of its event", () => {
	const { priceNow, pricesIn } = open();
	const own = classPrices(4_000);
	expect(priceNow(prices(), { membershipFeeStatus: "paid" }, own)).toBe(`Fee: ${kd(4_000)}`);
	expect(pricesIn(prices(), own)).toEqual([`Fee: ${kd(4_000)}`]);
	expect(pricesIn(prices(), classPrices(null))).toHaveLength(2);
});

test("the late price is announced until it is the price, and then asked", () => {
	const { pricesIn } = open();
	const late = (days: number) =>
		pricesIn(prices({ memberFee: null, lateFee: 15_000, lateFrom: dayAfter(today, days) }));
	expect(late(1)).toEqual([
		`Fee: ${kd(10_000)}`,
		expect.stringMatching(/^From .* KD 15\.000|^From .*15/),
	]);
	expect(late(0)).toEqual([`Fee: ${kd(15_000)}`]);
	expect(pricesIn(prices({ memberFee: null, lateFee: 15_000 }))).toHaveLength(1);
	expect(pricesIn(prices({ memberFee: null, lateFrom: dayAfter(today, 1) }))).toHaveLength(1);
});

test("a price of nothing is “No fee”, and no stated price is no line", () => {
	const { priceNow, pricesIn } = open();
	expect(pricesIn(prices({ fee: 0 }))).toEqual(["No fee"]);
	expect(priceNow(prices({ fee: 0 }), {})).toBe("No fee");
	expect(priceNow(prices({ memberFee: 0 }), { membershipFeeStatus: "paid" })).toBe("No fee");
	expect(pricesIn(prices({ fee: null }))).toEqual([]);
	expect(priceNow(prices({ fee: null }), {})).toBeNull();
});

test("an event's classes show one price if they cost the same, else from the lowest to the highest", () => {
	const { pricesAmong } = open();
	const among = (...fees: (number | null)[]) =>
		pricesAmong({ ...prices({ memberFee: null }), classes: fees.map(classPrices) });
	expect(among(4_000, 4_000)).toEqual([`Fee: ${kd(4_000)}`]);
	expect(among(4_000, null)).toEqual([`Fee by event class: ${kd(4_000)} to ${kd(10_000)}`]);
	expect(among(0, 0)).toEqual(["No fee"]);
});

test("an event without a fee is free; a grading costs what the ranks cost", () => {
	const event = (wish: object = {}) => ({
		...prices({ fee: null, memberFee: null }),
		eventType: "seminar" as const,
		membershipRule: "none" as const,
		classes: [],
		...wish,
	});
	expect(open().pricesFor(event({ membershipRule: "warn" }))).toEqual(["No other fee"]);
	const grading = event({ eventType: "grading" });
	expect(open().pricesFor(event())).toEqual(["No fee"]);
	expect(open().pricesFor(event({ fee: 5_000 }))).toEqual([`Fee: ${kd(5_000)}`]);
	expect(open("en", { "orange-10": 0, "black-1": 0 }).pricesFor(grading)).toEqual(["No fee"]);
	const ranks = { "orange-10": 5_000, "black-1": 30_000, "black-2": 0 };
	expect(open("en", ranks).pricesFor(grading)).toEqual([
		`Fee by rank: ${kd(5_000)} to ${kd(30_000)}`,
	]);
	expect(open("en", { "orange-10": 5_000 }).pricesFor(grading)).toEqual([`Fee: ${kd(5_000)}`]);
});

test("the terms name the family's maximum, payment before approval, the last day and what happens later", () => {
	const { termsIn } = open();
	const terms = (wish: object) =>
		termsIn({
			...prices(),
			payUntil: null,
			paymentRule: "desk",
			unpaidRule: "keep",
			lateCancellation: "void",
			...wish,
		});
	expect(terms({})).toEqual([]);
	expect(terms({ familyMax: 20_000 })).toEqual([`At most ${kd(20_000)} per family`]);
	expect(terms({ paymentRule: "first" })).toEqual(["Paid before your registration is approved"]);
	expect(terms({ payUntil: "2027-03-01" })).toEqual(["Pay by March 1, 2027"]);
	expect(terms({ unpaidRule: "release" })).toEqual([
		"An unpaid place can go to the next person waiting",
	]);
	expect(terms({ lateCancellation: "due" })).toEqual([
		"If you cancel after the deadline, the fee stays due",
	]);
});
