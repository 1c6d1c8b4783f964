import { array, assert, constantFrom, nat, property, record } from "fast-check";
import {
	balanceOf,
	type Charge,
	capCharge,
	chargeAmount,
	confirmRefunding,
	familyMaxReason,
	isOverdue,
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

test("says whether a charge is open, partly paid, paid, waived, refunded or void", () => {
	const open = charged(10_000);
	const paid = payCharge(open, 10_000, { ...step, receipt: "2026-00001" });
	expect(stateOf(open)).toBe("open");
	expect(stateOf(payCharge(open, 4_000, step))).toBe("partlyPaid");
	expect(stateOf(paid)).toBe("paid");
	expect(stateOf(lowerCharge(open, "waived", 10_000, step))).toBe("waived");
	expect(stateOf(payBackCharge(paid, "refunded", 10_000, step))).toBe("refunded");
	expect(stateOf(voidCharge(paid, step))).toBe("void");
	expect(stateOf(charged(0) ?? { id: "", full: 0, owed: 0, paid: 0, lines: [] })).toBe("free");
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

	test("takes off a new price anew", () => {
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

	test("leaves a charge as it is that was cancelled or priced anew meanwhile", () => {
		const cancelled = releaseRefunding(voidCharge(waiting, step), ordered);
		expect(cancelled).toMatchObject({ owed: 0, paid: 0 });
		expect(stateOf(cancelled)).toBe("void");
		expect(restoreCharge(cancelled, step).owed).toBe(10_000);
		const cheaper = chargeAmount(waiting, 3_000, step) as Charge;
		expect(releaseRefunding(cheaper, ordered)).toMatchObject({ owed: 3_000, paid: 3_000 });
		const capped = capCharge(waiting, 2_000, { ...step, reason: familyMaxReason });
		expect(releaseRefunding(capped, ordered)).toMatchObject({ owed: 8_000, paid: 8_000 });
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
	assert(check);
});

test.each([
	["2027-03-01", "2027-03-01T20:59:59Z", false],
	["2027-03-01", "2027-03-01T21:00:00Z", true],
	[undefined, "2027-03-01T21:00:00Z", false],
	[null, "2027-03-01T21:00:00Z", false],
])("a fee due on %s is overdue at %s: %s", (dueOn, at, expected) => {
	expect(isOverdue({ dueOn }, Date.parse(at))).toBe(expected);
});
