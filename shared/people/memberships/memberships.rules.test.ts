import { dayAfter } from "../../core/time/kuwait.ts";
import {
	capMemberships,
	chartMonths,
	derivePeriods,
	longestYears,
	mayRemind,
	mayRenew,
	paymentMethods,
	paymentsAtOnce,
	peopleAtOnce,
	periodEnd,
	reminderDays,
	staffMethods,
	standingFrom,
	yearFrom,
} from "./memberships.rules.ts";

const [today, joined] = ["2026-11-22", "2024-02-01T22:30:00.000Z"];
const standing = (until: string[], isExempt = false) =>
	standingFrom(
		until.map((validUntil) => {
			const paymentDate = yearFrom(validUntil, -1);
			return { validUntil, paymentDate, createdAt: `${paymentDate}T09:00:00.000Z` };
		}),
		{ isExempt, joined, today },
	);

describe("derivePeriods", () => {
	const renewal = (n: number, more: object = {}) => ({
		n,
		paymentDate: "2026-11-01",
		createdAt: `2026-11-01T08:00:0${n}.000Z`,
		validUntil: "2099-01-01",
		months: 12,
		...more,
	});
	const ends = (...args: Parameters<typeof derivePeriods>) =>
		derivePeriods(...args).map(({ validUntil }) => validUntil);

	test("each renewal counts once, in the order of recording, whichever are left", () => {
		const [first, second, third] = [renewal(1), renewal(2), renewal(3)];
		expect(ends([third, first, second])).toEqual(["2027-10-31", "2028-10-31", "2029-10-31"]);
		for (const left of [[first], [second], [third]]) expect(ends(left)).toEqual(["2027-10-31"]);
		expect(ends([first, third])).toEqual(["2027-10-31", "2028-10-31"]);
	});

	test("a day that staff stated stays, and renewals follow the latest day", () => {
		const stated = renewal(1, { months: undefined, validUntil: "2026-12-21" });
		expect(ends([stated, renewal(2)])).toEqual(["2026-12-21", "2027-12-21"]);
		const earlier = renewal(3, { months: undefined, validUntil: "2026-11-30" });
		expect(ends([stated, earlier, renewal(4)])).toEqual(["2026-12-21", "2026-11-30", "2027-12-21"]);
	});

	test("only payments after the end that staff stated extend it", () => {
		const end = { until: "2026-12-31", at: "2026-11-01T08:00:01.500Z" };
		expect(ends([renewal(1), renewal(2)], end)).toEqual(["2099-01-01", "2027-12-31"]);
		const same = { ...end, at: renewal(1).createdAt };
		expect(ends([renewal(1), renewal(2)], same)).toEqual(["2099-01-01", "2027-12-31"]);
	});
});

describe("standingFrom", () => {
	test("a membership is paid until the last day of the payment that ends last", () => {
		expect(standing(["2026-11-22", "2025-11-22"])).toMatchObject({
			membershipFeeStatus: "paid",
			membershipExpiryDate: "2026-11-22",
			feeDueDate: "2026-11-23",
		});
		expect(standing(["2026-11-21"]).membershipFeeStatus).toBe("overdue");
	});

	test("the fee is pending since the day of joining in Kuwait if nothing was paid", () => {
		expect(standing([])).toEqual({
			membershipFeeStatus: "pending",
			lastPaymentDate: undefined,
			membershipExpiryDate: undefined,
			feeDueDate: "2024-02-02",
		});
	});

	test.each([
		["2028-02-29", "2028-02-28", "overdue", "2028-02-29"],
		["2028-02-29", "2028-02-29", "paid", "2028-03-01"],
		["2028-01-01", "2027-12-31", "overdue", "2028-01-01"],
		["2027-12-31", "2027-12-31", "paid", "2028-01-01"],
	])(
		"on %s a fee paid until %s is %s, and the next fee is due on %s",
		(on, validUntil, status, due) => {
			const paymentDate = yearFrom(validUntil, -1);
			const payments = [{ validUntil, paymentDate, createdAt: `${paymentDate}T09:00:00.000Z` }];
			expect(standingFrom(payments, { isExempt: false, joined, today: on })).toMatchObject({
				membershipFeeStatus: status,
				feeDueDate: due,
			});
		},
	);

	test("an end date set by staff applies until a later payment covers more", () => {
		const at = "2026-06-01T08:00:00.000Z";
		const paid = (validUntil: string, createdAt: string) => ({
			validUntil,
			paymentDate: "2026-05-01",
			createdAt,
		});
		const until = (stated: string, ...payments: ReturnType<typeof paid>[]) =>
			standingFrom(payments, {
				isExempt: false,
				joined,
				today,
				stated: { until: stated, at },
			});
		const [before, after] = ["2026-05-01T08:00:00.000Z", "2026-07-01T08:00:00.000Z"];
		expect(until("2026-11-21", paid("2027-04-30", before))).toEqual({
			membershipFeeStatus: "overdue",
			lastPaymentDate: "2026-05-01",
			membershipExpiryDate: "2026-11-21",
			feeDueDate: "2026-11-22",
		});
		expect(until("2026-11-22").membershipFeeStatus).toBe("paid");
		const later = [paid("2027-04-30", before), paid("2027-06-30", after)];
		expect(until("2026-11-21", ...later).membershipExpiryDate).toBe("2027-06-30");
		expect(until("2030-01-01", ...later).membershipExpiryDate).toBe("2030-01-01");
		// What was recorded before, or at the very moment, was known to who stated the end.
		expect(until("2026-11-21", paid("2027-04-30", at)).membershipExpiryDate).toBe("2026-11-21");
	});

	test("the fee is exempt while staff say so, whatever was paid", () => {
		expect(standing(["2020-01-01"], true).membershipFeeStatus).toBe("exempt");
	});
});

test("a year ends on the day before its anniversary, also around a leap day", () => {
	expect(yearFrom("2026-11-22")).toBe("2027-11-21");
	expect(yearFrom("2027-03-01")).toBe("2028-02-29");
	expect(yearFrom("2028-02-29")).toBe("2029-02-28");
	expect(yearFrom("2026-01-01")).toBe("2026-12-31");
	expect(yearFrom("2028-03-01", -1)).toBe("2027-02-28");
	expect(yearFrom("2028-02-29", 10)).toBe("2038-02-28");
});

test("renewing a fee early loses no day", () => {
	expect(periodEnd(today, "2026-12-31", 12)).toBe("2027-12-31");
	expect(periodEnd(today, dayAfter(today, -1), 12)).toBe("2027-11-21");
	expect(periodEnd(today, null, 12)).toBe("2027-11-21");
	expect(periodEnd(today, undefined, 12)).toBe("2027-11-21");
	expect(periodEnd(today, today, 12)).toBe("2027-11-22");
	expect(periodEnd(today, "2026-06-01", 12)).toBe("2027-11-21");
	expect(periodEnd("2027-12-31", "2027-12-31", 12)).toBe("2028-12-31");
	expect(periodEnd("2028-02-29", "2028-02-28", 12)).toBe("2029-02-28");
});

test("a period of months ends on the day before it would begin again", () => {
	expect(periodEnd("2026-11-22", null, 6)).toBe("2027-05-21");
	expect(periodEnd("2026-11-22", "2026-12-31", 3)).toBe("2027-03-31");
});

test("rejects a second manual reminder within 24 hours", () => {
	const hour = 60 * 60 * 1000;
	expect([null, 0].map((at) => mayRemind(at, 24 * hour))).toEqual([true, true]);
	expect([null, 0].map((at) => mayRemind(at, hour))).toEqual([true, false]);
	expect(mayRemind(hour, 24 * hour)).toBe(false);
	expect([-1, 0].map((more) => mayRemind(hour, 25 * hour + more))).toEqual([false, true]);
});

test("lowers memberships that are paid together to the family's maximum, by the same share", () => {
	expect(capMemberships([20_000, 10_000], 0)).toEqual([20_000, 10_000]);
	expect(capMemberships([20_000, 10_000], 30_000)).toEqual([20_000, 10_000]);
	expect(capMemberships([20_000, 10_000], 24_000)).toEqual([16_000, 8_000]);
	expect(capMemberships([20_000, 10_000], 40_000)).toEqual([20_000, 10_000]);
	expect(capMemberships([20_000], 1)).toEqual([1]);
	expect(capMemberships([0, 0], 0)).toEqual([0, 0]);
	const lowered = capMemberships([10_001, 10_000, 10_000], 20_000);
	expect(lowered).toEqual([6_668, 6_666, 6_666]);
});

test.each([
	["the day before the first reminder", "2026-12-23", false],
	["the day of the first reminder", "2026-12-22", true],
	["the last day", "2026-11-22", true],
])("a membership can be renewed online on %s or not", (_, validUntil, expected) => {
	const midnight = Date.parse("2026-11-21T21:00:00Z");
	expect(mayRenew(validUntil, midnight)).toBe(expected);
});

/** How money comes: who records it, so that nobody but the gateway records an online payment. */
const ways = { cash: "staff", knet: "staff", transfer: "staff", online: "gateway", other: "staff" };

test("staff record all ways to pay but online", () => {
	expect([...paymentMethods]).toEqual(Object.keys(ways));
	const ofStaff = Object.entries(ways).filter(([, who]) => who === "staff");
	expect([...staffMethods]).toEqual(ofStaff.map(([method]) => method));
});

test("reminds 30 and 7 days before the last day, and 3 and 30 after it", () => {
	expect(reminderDays).toEqual({ before: [30, 7], after: [3, 30] });
});

test("staff see a year back and a quarter ahead, and fifty people or payments on a page", () => {
	expect(chartMonths).toEqual({ past: 12, coming: 3 });
	expect([peopleAtOnce, paymentsAtOnce]).toEqual([50, 50]);
});

test("a fee is paid for ten years at most", () => {
	expect(longestYears).toBe(10);
});
