import type { MembershipPayment } from "#shared/people/memberships/memberships.schema.ts";
import { sumsByDay } from "./PaidByDay.tsx";

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
