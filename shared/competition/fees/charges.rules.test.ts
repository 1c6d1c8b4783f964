import { array, assert, constantFrom, nat, property, record } from "fast-check";
import {
	balanceOf,
	type Charge,
	type ChargeLineKind,
	type ChargeState,
	capCharge,
	chargeAmount,
	chargeLineKinds,
	chargeStates,
	confirmRefunding,
	familyMaxReason,
	isOverdue,
	isPaymentLine,
	isPriceLine,
	largeSum,
	lowerCharge,
	openAmount,
	payBackCharge,
	payCharge,
	refundingAmount,
	releaseCharge,
	releaseRefunding,
	restoreCharge,
	shareMaximum,
	spreadAmount,
	stateOf,
	sumsOf,
	voidCharge,
} from "./charges.rules.ts";

const step = { by: 1, now: Date.parse("2026-11-26T09:00:00Z") };
const charged = (amount: number) => chargeAmount(undefined, amount, step) as Charge;

test("restoring a voided charge makes it owed again; its payment stays as credit", () => {
	const lowered = lowerCharge(charged(10_000), "waived", 4_000, step);
	const voided = voidCharge(payCharge(lowered, 6_000, step), step);
	expect(restoreCharge(voided, step)).toMatchObject({ full: 10_000, owed: 6_000, paid: 0 });
});

test("charges nothing for a free place", () => {
	expect(chargeAmount(undefined, 0, step)).toBeUndefined();
});

/** What each kind of line counts for, and whether it sets the price. */
const kindsOfLines: [ChargeLineKind, "owed" | "paid", boolean][] = [
	["charged", "owed", true],
	["changed", "owed", true],
	["voided", "owed", false],
	["waived", "owed", false],
	["refunding", "owed", false],
	["refunded", "owed", false],
	["paid", "paid", false],
	["released", "paid", false],
];

test.each(kindsOfLines)("a line of the kind %s counts for what is %s", (kind, counts, isPrice) => {
	const line = { at: "", kind, amount: 5, by: 1 };
	expect(sumsOf([line])).toEqual({ owed: 0, paid: 0, [counts]: 5 });
	expect([isPaymentLine(line), isPriceLine(line)]).toEqual([counts === "paid", isPrice]);
	expect(isPriceLine({ ...line, reason: familyMaxReason })).toBe(false);
});

test("there are no other kinds of lines", () => {
	expect([...chargeLineKinds]).toEqual(kindsOfLines.map(([kind]) => kind));
});

test("steps write lines of their own kind, with the sums and terms that belong to them", () => {
	const at = new Date(step.now).toISOString();
	const base = { at, by: 1 };
	const terms = { id: "c1", dueOn: "2026-12-01", dojoId: 5, familyMax: 15_000 };
	const made = chargeAmount(undefined, 10_000, step, terms) as Charge;
	expect(chargeAmount(undefined, 10_000, { ...step, reason: null }, terms)).toStrictEqual(made);
	expect(made).toStrictEqual({
		...terms,
		capped: undefined,
		isVoid: undefined,
		full: 10_000,
		owed: 10_000,
		paid: 0,
		lines: [{ ...base, kind: "charged", amount: 10_000 }],
	});
	const last = (charge: Charge) => charge.lines.slice(made.lines.length);
	const dearer = chargeAmount(made, 12_000, step, { id: "c2", dueOn: "2026-12-05" }) as Charge;
	expect(last(dearer)).toEqual([{ ...base, kind: "changed", amount: 2_000 }]);
	expect(dearer).toMatchObject({ id: "c1", dueOn: "2026-12-05", dojoId: 5, full: 12_000 });
	const voided = voidCharge(made, { ...step, reason: "Ill" });
	expect(last(voided)).toEqual([{ ...base, kind: "voided", amount: -10_000, reason: "Ill" }]);
	expect(last(chargeAmount(voided, 3_000, step) as Charge)[1]).toEqual({
		...base,
		kind: "charged",
		amount: 3_000,
	});
	expect(last(restoreCharge(voided, step))[1]).toEqual({
		...base,
		kind: "charged",
		amount: 10_000,
	});
	for (const kind of ["waived", "changed"] as const)
		expect(last(lowerCharge(made, kind, 1, step))).toEqual([{ ...base, kind, amount: -1 }]);
	const receipt = "2026-00001";
	const paid = payCharge(made, 10_000, { ...step, receipt });
	expect(last(paid)).toEqual([{ ...base, kind: "paid", amount: 10_000, receipt }]);
	expect(last(releaseCharge(paid, 4_000, step))[1]).toEqual({
		...base,
		kind: "released",
		amount: -4_000,
	});
	for (const kind of ["refunding", "refunded"] as const)
		expect(last(payBackCharge(paid, kind, 1, { ...step, receipt })).slice(1)).toEqual([
			{ ...base, kind, amount: -1, receipt },
			{ ...base, kind: "released", amount: -1, receipt },
		]);
	const capped = capCharge(paid, 4_000, { ...step, reason: familyMaxReason });
	expect(last(capped).slice(1)).toEqual([
		{ ...base, kind: "changed", amount: -6_000, reason: familyMaxReason },
		{ ...base, kind: "released", amount: -6_000, reason: familyMaxReason },
	]);
	expect(capped).toMatchObject({ owed: 4_000, paid: 4_000, full: 10_000, capped: 6_000 });
	expect(capCharge(capped, 5_000, step)).toMatchObject({ owed: 5_000, capped: 5_000 });
	expect(chargeAmount(capped, 10_000, step)?.capped).toBeUndefined();
});

test("a charge that became free is changed to nothing", () => {
	expect(chargeAmount(charged(10_000), 0, step)).toMatchObject({ owed: 0, full: 0 });
});

test("takes back at most what is paid, and pays at most what is open", () => {
	const part = payCharge(charged(10_000), 4_000, step);
	expect(releaseCharge(part, 5_000, step)).toMatchObject({ owed: 10_000, paid: 0 });
	expect(releaseCharge(part, 3_999, step)).toMatchObject({ owed: 10_000, paid: 1 });
	expect(payCharge(part, 6_001, step)).toMatchObject({ paid: 10_000 });
	expect(payCharge(part, 5_999, step)).toMatchObject({ paid: 9_999 });
	expect(lowerCharge(part, "waived", 10_001, step)).toMatchObject({ owed: 0, paid: 0 });
});

/**
 * A charge in each state: the last sum decides at one fils, and else what lowered it to nothing.
 */
const open = charged(2);
const paid = payCharge(open, 2, { ...step, receipt: "2026-00001" });
const states: [ChargeState, Charge][] = [
	["open", open],
	["partlyPaid", payCharge(open, 1, step)],
	["paid", paid],
	["waived", lowerCharge(open, "waived", 2, step)],
	["refunding", payBackCharge(paid, "refunding", 2, step)],
	["refunded", payBackCharge(paid, "refunded", 2, step)],
	["void", voidCharge(paid, step)],
	["free", { id: "", full: 0, owed: 0, paid: 0, lines: [] }],
];

test.each(states)("says that a charge is %s", (state, charge) => {
	expect(stateOf(charge)).toBe(state);
});

test("of a charge that was lowered to nothing in several steps the last one counts", () => {
	expect(stateOf(lowerCharge(charged(1), "waived", 1, step))).toBe("waived");
	expect(stateOf(payCharge(charged(1), 1, step))).toBe("paid");
	expect(stateOf(voidCharge(lowerCharge(open, "waived", 1, step), step))).toBe("void");
	expect(stateOf(lowerCharge(open, "changed", 2, step))).toBe("free");
	expect([...chargeStates]).toEqual(states.map(([state]) => state));
});

test("super-admins see people whose refunds and waivers reach 20 dinars in a month", () => {
	expect(largeSum).toBe(20_000);
});

test("turns what was paid for a voided or cheaper place into credit", () => {
	const paid = payCharge(charged(10_000), 10_000, step);
	const cheaper = chargeAmount(paid, 6_000, step) as Charge;
	expect(cheaper).toMatchObject({ owed: 6_000, paid: 6_000 });
	expect(balanceOf([cheaper], [{ amount: 10_000, isVoid: false }])).toEqual({
		owed: 0,
		credit: 4_000,
	});
	expect(voidCharge(paid, step)).toMatchObject({ owed: 0, paid: 0 });
});

test("spreads a payment over the charges in their order", () => {
	expect(spreadAmount([charged(5_000), charged(3_000), charged(2_000)], 7_000)).toEqual([
		5_000, 2_000, 0,
	]);
});

describe("a family's maximum", () => {
	type Terms = [full: number, familyMax?: number];
	const share = (...charges: Terms[]) =>
		shareMaximum(charges.map(([full, familyMax]) => ({ full, owed: full, familyMax })));
	/** The charge when its family's maximum leaves so much of the full amount. */
	const cap = (charge: Charge, familyMax: number) =>
		capCharge(charge, shareMaximum([{ ...charge, familyMax }])[0], step);

	test("is used up by the earliest charges, each under its own terms", () => {
		expect(share([10_000, 15_000], [10_000, 15_000], [4_000, 15_000])).toEqual([10_000, 5_000, 0]);
		// The maximum was raised, or set, after the first had registered.
		expect(share([10_000, 15_000], [10_000, 18_000])).toEqual([10_000, 8_000]);
		expect(share([10_000], [10_000, 15_000])).toEqual([10_000, 5_000]);
		expect(share([20_000, 15_000], [1_000, 15_000])).toEqual([15_000, 0]);
	});

	test("gives back what it took off, but not what was waived or paid", () => {
		const capped = cap(charged(10_000), 5_000);
		expect(capped).toMatchObject({ owed: 5_000, full: 10_000 });
		expect(cap(capped, 5_000)).toBe(capped);
		expect(cap(capped, 10_000).owed).toBe(10_000);
		const waived = lowerCharge(capped, "waived", 5_000, step);
		expect(cap(waived, 5_000)).toBe(waived);
		expect(cap(waived, 8_000).owed).toBe(3_000);
		const lowered = cap(lowerCharge(charged(10_000), "waived", 8_000, step), 5_000);
		expect(lowered.owed).toBe(0);
		expect(cap(lowered, 5_000)).toBe(lowered);
		expect(cap(lowered, 10_000).owed).toBe(2_000);
		const paid = cap(payCharge(charged(10_000), 10_000, step), 5_000);
		expect(paid).toMatchObject({ owed: 5_000, paid: 5_000 });
	});

	test("recalculates the family reduction when the price changes", () => {
		const moved = chargeAmount(cap(charged(10_000), 5_000), 5_000, step) as Charge;
		expect(moved).toMatchObject({ full: 5_000, owed: 5_000 });
		expect(cap(moved, 5_000)).toBe(moved);
		expect(cap(lowerCharge(moved, "waived", 2_000, step), 5_000).owed).toBe(3_000);
	});

	test("holds of a charge until it is void, and again when it is restored or charged anew", () => {
		const free = cap(charged(10_000), 0);
		const voided = voidCharge(free, step);
		expect(voided.isVoid).toBe(true);
		expect(restoreCharge(voidCharge(charged(10_000), step), step).isVoid).toBeUndefined();
		expect(chargeAmount(voided, 10_000, step)?.isVoid).toBeUndefined();
		expect(chargeAmount(voided, 10_000, step)).toMatchObject({ owed: 10_000 });
	});
});

const kinds = [
	"charge",
	"void",
	"waive",
	"refund",
	"pay",
	"release",
	"order",
	"confirm",
	"refuse",
	"cap",
] as const;

test("a refund of a charge that is paid in part leaves as much open as before", () => {
	const part = payCharge(charged(10_000), 4_000, step);
	const refunded = payBackCharge(part, "refunded", 1_000, step);
	expect([refunded.owed, refunded.paid, openAmount(refunded)]).toEqual([9_000, 3_000, 6_000]);
	expect(sumsOf(refunded.lines)).toEqual({ owed: 9_000, paid: 3_000 });
	expect(payBackCharge(part, "refunded", 5_000, step)).toMatchObject({ owed: 6_000, paid: 0 });
	expect(payBackCharge(charged(10_000), "refunded", 1, step)).toEqual(charged(10_000));
});

test("restores only what was voided since the charge was made", () => {
	const first = voidCharge(charged(3_000), step);
	const again = voidCharge(chargeAmount(first, 10_000, step) as Charge, step);
	expect(restoreCharge(again, step)).toMatchObject({ owed: 10_000 });
});

test("credit ignores voided payments; debt is the unpaid part of the charges", () => {
	const payments = [
		{ amount: 9_000, isVoid: false },
		{ amount: 5_000, isVoid: true },
		{ amount: -1_000, isVoid: false },
	];
	const part = payCharge(charged(10_000), 4_000, step);
	expect(balanceOf([part, charged(2_000)], payments)).toEqual({ owed: 8_000, credit: 4_000 });
});

describe("a refund that waits at the bank", () => {
	const paid = payCharge(charged(10_000), 10_000, step);
	const ordered = { ...step, receipt: "2026-00002" };
	const waiting = payBackCharge(paid, "refunding", 6_000, ordered);

	test("lowers the charge at once, and says how much waits, in all and of each receipt", () => {
		expect(waiting).toMatchObject({ owed: 4_000, paid: 4_000 });
		const both = payBackCharge(waiting, "refunding", 4_000, { ...step, receipt: "2026-00003" });
		expect([refundingAmount(both), refundingAmount(both, "2026-00003")]).toEqual([10_000, 4_000]);
		expect(stateOf(both)).toBe("refunding");
		const confirmed = confirmRefunding(both, ordered);
		expect(confirmed).toMatchObject({ owed: 0, paid: 0 });
		expect(refundingAmount(confirmed)).toBe(4_000);
		expect(stateOf(confirmed)).toBe("refunded");
	});

	test("pays the charge again when it is not paid out", () => {
		const released = releaseRefunding(waiting, ordered);
		expect(released).toMatchObject({ owed: 10_000, paid: 10_000 });
		expect([refundingAmount(released), stateOf(released)]).toEqual([0, "paid"]);
	});

	test("becomes credit if the bank refuses it after the charge, refunded in full, was cancelled", () => {
		const all = payBackCharge(paid, "refunding", 10_000, ordered);
		const refused = releaseRefunding(voidCharge(all, step), ordered);
		expect(refused).toMatchObject({ owed: 0, paid: 0, isVoid: true });
		expect([refundingAmount(refused), stateOf(refused)]).toEqual([0, "void"]);
		expect(sumsOf(refused.lines)).toEqual({ owed: 0, paid: 0 });
	});

	test("leaves a charge as it is that was cancelled or priced anew meanwhile", () => {
		const cancelled = releaseRefunding(voidCharge(waiting, step), ordered);
		expect(cancelled).toMatchObject({ owed: 0, paid: 0 });
		expect(stateOf(cancelled)).toBe("void");
		expect(restoreCharge(cancelled, step).owed).toBe(10_000);
		const cheaper = chargeAmount(waiting, 3_000, step) as Charge;
		expect(releaseRefunding(cheaper, ordered)).toMatchObject({ owed: 3_000, paid: 3_000 });
		expect(releaseRefunding(cheaper, ordered).lines.at(-1)).toMatchObject({ kind: "changed" });
		const again = chargeAmount(voidCharge(waiting, step), 10_000, step) as Charge;
		expect(releaseRefunding(again, ordered)).toMatchObject({ owed: 10_000, paid: 0 });
		const capped = capCharge(waiting, 2_000, { ...step, reason: familyMaxReason });
		expect(releaseRefunding(capped, ordered)).toMatchObject({ owed: 8_000, paid: 8_000 });
		// What came before the refund was ordered does not matter, nor another refund that waits.
		const dearer = payCharge(chargeAmount(paid, 12_000, step) as Charge, 2_000, step);
		const first = payBackCharge(dearer, "refunding", 1_000, { ...step, receipt: "2026-00009" });
		const both = payBackCharge(first, "refunding", 6_000, ordered);
		expect(releaseRefunding(both, ordered)).toMatchObject({ owed: 11_000, paid: 11_000 });
		const priced = chargeAmount(first, 8_000, step) as Charge;
		const later = payBackCharge(priced, "refunding", 6_000, ordered);
		expect(releaseRefunding(later, ordered)).toMatchObject({ owed: 8_000, paid: 8_000 });
	});
});

test("keeps sums equal to the lines, and money equal to payments, after any sequence", () => {
	const sequence = array(record({ kind: constantFrom(...kinds), amount: nat(20_000) }), {
		maxLength: 40,
	});
	const check = property(sequence, (steps) => {
		let charge: Charge | undefined;
		let received = 0;
		const waits = new Map<string, number>();
		for (const [n, { kind, amount }] of steps.entries()) {
			if (kind === "charge") charge = chargeAmount(charge, amount, step);
			if (!charge) continue;
			if (kind === "void") charge = voidCharge(charge, step);
			if (kind === "waive") charge = lowerCharge(charge, "waived", amount, step);
			if (kind === "refund") charge = payBackCharge(charge, "refunded", amount, step);
			if (kind === "pay") {
				received += amount;
				charge = payCharge(charge, amount, step);
			}
			if (kind === "release") charge = releaseCharge(charge, amount, step);
			if (kind === "cap" && !charge.isVoid) {
				const familyMax = Math.min(amount, charge.full);
				const left = (one: Charge) => shareMaximum([{ ...one, familyMax }])[0];
				charge = capCharge(charge, left(charge), step);
				expect(charge.owed).toBeLessThanOrEqual(familyMax);
				expect(capCharge(charge, left(charge), step)).toBe(charge);
			}
			if (kind === "order") {
				const [receipt, back] = [`2026-${n}`, Math.min(amount, charge.paid)];
				if (back > 0) waits.set(receipt, back);
				charge = payBackCharge(charge, "refunding", back, { ...step, receipt });
			}
			const [receipt] = waits.keys();
			if (kind === "confirm" && receipt) {
				received -= waits.get(receipt) ?? 0;
				charge = confirmRefunding(charge, { ...step, receipt });
			}
			if (kind === "refuse" && receipt) charge = releaseRefunding(charge, { ...step, receipt });
			if (kind === "confirm" || kind === "refuse") waits.delete(receipt);
			const reserved = [...waits.values()].reduce((sum, back) => sum + back, 0);
			expect(refundingAmount(charge)).toBe(reserved);
			const { owed, paid, lines } = charge;
			expect({ owed, paid }).toEqual(sumsOf(lines));
			expect(owed).toBeGreaterThanOrEqual(0);
			expect(paid).toBeGreaterThanOrEqual(0);
			expect(openAmount(charge)).toBeGreaterThanOrEqual(0);
			const { credit } = balanceOf([charge], [{ amount: received - reserved, isVoid: false }]);
			expect(credit + paid + reserved).toBe(received);
		}
	});
	void assert(check);
});

test.each([
	["2027-03-01", "2027-03-01T20:59:59Z", false],
	["2027-03-01", "2027-03-01T21:00:00Z", true],
	[undefined, "2027-03-01T21:00:00Z", false],
	[null, "2027-03-01T21:00:00Z", false],
])("a fee due on %s is overdue at %s: %s", (dueOn, at, expected) => {
	expect(isOverdue({ dueOn }, Date.parse(at))).toBe(expected);
});
