/** @jest-environment jsdom */
import { renderPart } from "#tests/core/renderPart.tsx";
import { onlinePaymentQuery } from "../online-payments.queries.ts";
import OnlinePaymentPage from "./OnlinePaymentPage.tsx";

const fee = (target: string, title: string) => ({
	target,
	titleEn: title,
	titleAr: title,
	amount: 10_000,
	person: null,
});
const refund = (target: string, amount: number, state = "refunded") => ({
	id: `${target} ${amount}`,
	target,
	amount,
	state,
	at: "2026-11-21T09:00:00Z",
});

test.each([
	["both fees of a payment can be refunded", "paid", [], ["Cup", "Seminar"]],
	["a fee that was refunded leaves the other", "paid", [refund("a", 10_000)], ["Seminar"]],
	[
		"a fee can be refunded further while the other waits at the bank",
		"paid",
		[refund("a", 10_000, "waiting"), refund("b", 4_000)],
		["Seminar"],
	],
	[
		"a fee can be refunded again after the bank refused",
		"paid",
		[refund("a", 10_000, "refused")],
		["Cup", "Seminar"],
	],
	["nothing of a payment that failed can be refunded", "failed", [], []],
])("%s", (_, state, refunds, titles) => {
	const payment = {
		id: "p",
		state,
		source: "knet",
		amount: 20_000,
		charges: [fee("a", "Cup"), fee("b", "Seminar")],
		receipt: null,
		createdAt: "2026-11-20T09:00:00Z",
		payer: null,
		gatewayId: null,
		taken: null,
		refunds,
	};
	const { queryAllByRole } = renderPart(<OnlinePaymentPage />, {
		at: "/online-payment?payment=p",
		data: [[onlinePaymentQuery("p").queryKey, payment]],
	});
	const buttons = queryAllByRole("button", { name: /^Refund/ });
	expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual(
		titles.map((title) => `Refund ${title}`),
	);
});
