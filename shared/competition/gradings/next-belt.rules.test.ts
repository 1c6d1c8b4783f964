import type { EventId } from "../../core/ids.ts";
import { planNextBelt } from "./next-belt.rules.ts";
import type { NextBelt } from "./next-belt.schema.ts";

const today = "2026-11-27";
type Wish = Partial<Parameters<typeof planNextBelt>[0]>;

const grading = (
	id: number,
	date: string,
	status: NextBelt["gradings"][number]["status"] = null,
) => ({
	id: id as EventId,
	titleEn: `Grading ${id}`,
	titleAr: `اختبار ${id}`,
	date,
	status,
});
const [december, march] = [grading(1, "2026-12-19"), grading(2, "2027-03-20")];

const plan = (wish: Wish = {}) =>
	planNextBelt(
		{
			since: "2026-06-20",
			eligibleDate: "2026-12-20",
			requiredMonths: 6,
			attended: 12,
			requiredClasses: 20,
			repeat: null,
			fee: 10_000,
			openFee: null,
			recommendation: null,
			membership: { isExempt: false, until: "2027-01-31" },
			gradings: [december, march],
			...wish,
		},
		today,
	);

test("says of each need how much is there", () => {
	expect(plan().needs).toEqual([
		{ kind: "months", have: 5, required: 6, isMet: false },
		{ kind: "classes", have: 12, required: 20, isMet: false },
		// It ends before the grading in March.
		{ kind: "membership", isExempt: false, until: "2027-01-31", isMet: false },
		{ kind: "fee", amount: 10_000, isMet: false },
	]);
	const met = plan({ since: "2025-01-01", eligibleDate: "2025-07-01", attended: 90, openFee: 0 });
	expect(met.needs.map(({ isMet }) => isMet)).toEqual([true, true, true, true]);
	// More than enough is shown as enough.
	expect(met.needs.slice(0, 2)).toMatchObject([{ have: 6 }, { have: 20 }]);
	expect([plan().isReady, met.isReady]).toEqual([false, true]);
});

test.each<[string, Wish, string[]]>([
	["months without any required", { requiredMonths: 0 }, ["classes", "membership", "fee"]],
	["both without a known start", { since: null, attended: null }, ["membership", "fee"]],
	["classes without any required", { requiredClasses: null }, ["months", "membership", "fee"]],
	["the membership for a coach", { membership: null }, ["months", "classes", "fee"]],
	["the fee if there is none", { fee: 0 }, ["months", "classes", "membership"]],
])("leaves out %s", (_, wish, kinds) => {
	expect(plan(wish).needs.map(({ kind }) => kind)).toEqual(kinds);
});

test("states what is still open of the fee, and the whole of one that is paid", () => {
	const feeWith = (openFee: number) => plan({ openFee }).needs.find(({ kind }) => kind === "fee");
	expect([feeWith(4_000), feeWith(0)]).toEqual([
		{ kind: "fee", amount: 4_000, isMet: false },
		{ kind: "fee", amount: 10_000, isMet: true },
	]);
});

test("takes an exempt person's membership as paid, and one that ended as not", () => {
	const membership = (isExempt: boolean, until: string | null) =>
		plan({ membership: { isExempt, until }, gradings: [] }).needs.find(
			({ kind }) => kind === "membership",
		)?.isMet;
	expect([membership(true, null), membership(false, null)]).toEqual([true, false]);
	expect([membership(false, today), membership(false, "2026-11-26")]).toEqual([true, false]);
});

test("says that a grading is a day too early, and names the next", () => {
	expect(plan()).toMatchObject({
		from: "2026-12-20",
		short: { grading: december, days: 1, isRegistered: false },
		next: march,
	});
	const registered = grading(1, "2026-12-19", "pending");
	expect(plan({ gradings: [registered] })).toMatchObject({
		short: { grading: registered, days: 1, isRegistered: true },
		next: null,
	});
	expect(plan({ gradings: [grading(1, "2026-12-19", "cancelled")] }).short?.isRegistered).toBe(
		false,
	);
});

test("speaks of the grading with a registration, if there are several too early", () => {
	const [first, second] = [grading(3, "2026-12-05"), grading(4, "2026-12-12", "approved")];
	expect(plan({ gradings: [first, second] }).short).toMatchObject({ grading: second, days: 8 });
	expect(plan({ gradings: [first, december] }).short?.grading).toEqual(first);
});

test("finds no grading too early from the day on", () => {
	const onTheDay = grading(5, "2026-12-20");
	expect(plan({ gradings: [onTheDay] })).toMatchObject({ short: null, next: onTheDay });
	expect(plan({ eligibleDate: today })).toMatchObject({ from: null, short: null, next: december });
	expect(plan({ eligibleDate: null }).next).toEqual(december);
});

test("parts are repeated at any grading until a day, without months, classes and a further fee", () => {
	const repeat = { belt: "blue-8" as const, until: "2027-01-01" };
	expect(plan({ repeat })).toMatchObject({ from: null, short: null, next: december });
	expect(plan({ repeat }).needs.map(({ kind }) => kind)).toEqual(["membership"]);
	expect(plan({ repeat, gradings: [march] }).next).toBeNull();
	const onLastDay = { ...repeat, until: march.date };
	expect(plan({ repeat: onLastDay, gradings: [march] }).next).toEqual(march);
});
