import type { PaymentRecord } from "../../../people/memberships/payment.entity.ts";
import type { ChargeLineRecord } from "../ledger/charge-line.entity.ts";

process.env.TABLE_NAME = "none";
process.env.SITE_URL = "http://localhost";
const { selectLargeSums } = await import("./given-up.ts");

const cup = { charge: "c1", titleEn: "Cup", titleAr: "كأس" };
const refund = (amount: number, change: Partial<PaymentRecord> = {}): PaymentRecord => ({
	userId: 1,
	amount: -amount,
	paymentMethod: "cash",
	paymentDate: "2026-11-21",
	receiptNumber: "2026-00042",
	createdAt: "2026-11-21T09:00:00.000Z",
	recordedBy: 9,
	parts: [{ ...cup, amount: -amount, eventId: 3 }],
	notes: "Ill",
	...change,
});
const waiver = (amount: number, change: Partial<ChargeLineRecord> = {}): ChargeLineRecord => ({
	...cup,
	n: 2,
	userId: 1,
	kind: "waived",
	amount: -amount,
	at: "2026-11-21T21:00:00.000Z",
	period: "2026-11-0",
	reason: "Judge",
	by: 8,
	...change,
});
const amounts = (payments: PaymentRecord[], lines: ChargeLineRecord[] = []) =>
	selectLargeSums(payments, lines).map(({ amount }) => amount);

test("a refund and a waiver say what, why, when, of whom and by whom, latest first", () => {
	expect(selectLargeSums([refund(12_000)], [waiver(8_000)])).toEqual([
		{
			kind: "waiver",
			id: "c1-2",
			day: "2026-11-22",
			at: "2026-11-21T21:00:00.000Z",
			amount: 8_000,
			reason: "Judge",
			receipt: null,
			userId: 1,
			by: 8,
			titles: [{ titleEn: "Cup", titleAr: "كأس" }],
		},
		{
			kind: "refund",
			id: "1-2026-00042",
			day: "2026-11-21",
			at: "2026-11-21T09:00:00.000Z",
			amount: 12_000,
			reason: "Ill",
			receipt: "2026-00042",
			userId: 1,
			by: 9,
			titles: [{ titleEn: "Cup", titleAr: "كأس" }],
		},
	]);
});

test("small sums of one person are seen together, and those of different people are not", () => {
	const [a, b] = [refund(10_000), refund(9_999)];
	expect(amounts([a, b])).toEqual([]);
	expect(amounts([a, refund(10_000, { createdAt: "2026-11-22T09:00:00.000Z" })])).toHaveLength(2);
	expect(amounts([a, refund(15_000, { userId: 2 })])).toEqual([]);
	expect(amounts([a, refund(20_000, { userId: 2 })])).toEqual([20_000]);
	expect(amounts([refund(19_999)], [waiver(1)])).toHaveLength(2);
});

test("the list of large refunds and waivers leaves out payments, voided refunds and other charge lines", () => {
	const paid = refund(-30_000);
	expect(amounts([paid])).toEqual([]);
	expect(amounts([paid, refund(20_000)])).toEqual([20_000]);
	expect(amounts([refund(30_000, { voidedAt: "2026-11-22T09:00:00.000Z" })])).toEqual([]);
	expect(amounts([refund(30_000, { waitsSince: "2026-11-22T09:00:00.000Z" })])).toEqual([30_000]);
	for (const kind of ["charged", "changed", "voided", "refunded", "refunding"] as const)
		expect(amounts([], [waiver(30_000, { kind })])).toEqual([]);
});

test("older records lack the reason, who decided and what it was for", () => {
	const [later, earlier] = selectLargeSums(
		[refund(20_000, { notes: undefined, parts: undefined })],
		[waiver(1, { reason: undefined, by: undefined })],
	);
	expect(later).toMatchObject({ reason: null, by: 0 });
	const membership = { titleEn: "Membership fee", titleAr: "رسوم العضوية" };
	expect(earlier).toMatchObject({ reason: null, titles: [membership] });
	expect(selectLargeSums([refund(20_000, { parts: [] })], [])[0].titles).toEqual([membership]);
});
