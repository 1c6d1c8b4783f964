/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { myFeesQuery } from "../fees/fees.queries.ts";
import MembershipPay from "../fees/MembershipPay.tsx";
import OwedFees from "./OwedFees.tsx";
import { ownOnlineQuery } from "./online-payments.queries.ts";
import { Unfinished } from "./Unfinished.tsx";

const online = [ownOnlineQuery.queryKey, { sources: ["knet"], waiting: [] }] as const;

test.each([
	[{ membership: { amount: 20_000 }, renewal: null }, "/fees?pay=membership-20"],
	[{ membership: null, renewal: { amount: 15_000 } }, "/fees?pay=membership-20"],
	[{ membership: { amount: 0 }, renewal: null }, undefined],
	[{ membership: null, renewal: null }, undefined],
])("the membership of a person with %j is paid at %s", (fees, address) => {
	const people = [
		{ person: { id: 19 }, membership: { amount: 1_000 }, renewal: null },
		{ person: { id: 20 }, ...fees },
	];
	const { all } = renderPart(<MembershipPay userId={20 as never} />, {
		data: [[myFeesQuery.queryKey, { people }], online],
	});
	expect(all("a.button").at(0)?.getAttribute("href") ?? undefined).toBe(address);
});

test("of several entries those that are not paid yet are paid together", () => {
	const entry = (id: string, fee: object | null) => ({ id, fee });
	const { all, texts } = renderPart(
		<OwedFees
			entries={
				[
					entry("5-20", { owed: 8_000, paid: 3_000 }),
					entry("6-20", { owed: 4_000, paid: 4_000 }),
					entry("7-20", null),
					entry("8-20", { owed: 2_000, paid: 0 }),
				] as never
			}
		/>,
		{ data: [online] },
	);
	expect(all("a").map((link) => link.getAttribute("href"))).toEqual([
		"/fees?pay=registration-5-20,registration-8-20",
	]);
	expect(texts("a")[0]).toMatch(/KD 7\b/);
});

test.each([
	["failed", "/fees"],
	["paid", "/paid?payment=a"],
])("who cancels a payment that has %s meanwhile is led to %s", async (state, address) => {
	const calls = answerCalls(() => ({ body: { id: "a", state } }));
	const payment = { id: "a", amount: 5_000, charges: [], url: "https://bank.example/a" };
	const view = renderPart(<Unfinished payment={payment as never} />, { at: "/fees" });
	fireEvent.click(view.getByRole("button"));
	await waitFor(() => expect(calls.some(({ method }) => method !== "GET")).toBe(true));
	await waitFor(() => expect(view.address()).toBe(address));
	await waitFor(() => expect(view.queryByText(/cancelled/i) !== null).toBe(state === "failed"));
});
