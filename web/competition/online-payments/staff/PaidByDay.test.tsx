/** @jest-environment jsdom */
import { within } from "@testing-library/react";
import { monthAt } from "#shared/core/time/month.ts";
import type { MembershipPayment } from "#shared/people/memberships/memberships.schema.ts";
import { renderPart } from "#tests/core/renderPart.tsx";
import { paidOnlineQuery, settlementsQuery } from "../online-payments.queries.ts";
import { PaidByDay, sumsByDay } from "./PaidByDay.tsx";

const payment = (change: Partial<MembershipPayment>) =>
	({
		receiptNumber: "2026-00001",
		paymentDate: "2026-11-20",
		amount: 10_000,
		voidedAt: null,
		atBank: null,
		...change,
	}) as MembershipPayment;

test("sums what the bank received and paid back on each day, by receipt, the latest first", () => {
	const payments = [
		payment({}),
		payment({ amount: 5_000 }),
		payment({ receiptNumber: "2026-00002", amount: -3_000 }),
		payment({ receiptNumber: "2026-00003", paymentDate: "2026-11-21", amount: 7_000 }),
		payment({ receiptNumber: "2026-00004", amount: -1_000, atBank: "waiting" }),
		payment({ receiptNumber: "2026-00005", voidedAt: "2026-11-22T09:00:00Z" }),
	];
	expect(sumsByDay(payments)).toEqual([
		{ day: "2026-11-21", receipts: 1, received: 7_000, refunded: 0 },
		{ day: "2026-11-20", receipts: 2, received: 15_000, refunded: -3_000 },
	]);
	expect(sumsByDay([])).toEqual([]);
});

test("says by how much the bank's sum of a day is more or less than ours, and that it matches", () => {
	const month = monthAt(Date.now());
	const on = (day: number) => `${month}-0${day}`;
	const settlement = (day: number, sum: number) => ({ day: on(day), sum, note: null, by: null });
	const differences = (settlements: object[]) => {
		const view = renderPart(<PaidByDay />, {
			data: [
				[
					paidOnlineQuery(month).queryKey,
					[3, 2, 1].map((day) => payment({ paymentDate: on(day), receiptNumber: `R${day}` })),
				],
				[settlementsQuery(month).queryKey, settlements],
			],
		});
		return within(view.getByRole("table"))
			.getAllByRole("row")
			.map((row) => row.lastElementChild?.textContent?.replace(/\s/g, " "));
	};
	const entered = [settlement(3, 9_000), settlement(2, 10_000)];
	const all = [...entered, settlement(1, 12_500)];
	expect(differences(all)).toEqual(["Difference", "−KD 1.000", "Matches", "KD 2.500", "KD 1.500"]);
	// The total means nothing before the bank's sum of each day is entered.
	expect(differences(entered).at(-1)).toBe("–");
});
