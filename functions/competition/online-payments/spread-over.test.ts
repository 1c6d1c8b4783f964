import type { PaidCharge } from "#shared/competition/online-payments/online-payments.schema.ts";
import { spreadOver } from "./spread-over.ts";

const fee = (target: string, amount: number) => ({ target, amount }) as PaidCharge;
const membership = fee("membership-34", 12_500);
const [first, second] = [fee("grading-34-1", 5_000), fee("grading-34-2", 8_000)];

test.each<[string, PaidCharge[], number, object]>([
	[
		"less than the fees",
		[first, second],
		7_000,
		{ charges: ["grading-34-1 5000", "grading-34-2 2000"], memberships: [], credit: 0 },
	],
	[
		"more than the fees",
		[first],
		7_000,
		{ charges: ["grading-34-1 5000"], memberships: [], credit: 2_000 },
	],
	[
		"less than a membership, which is never paid in part",
		[membership, first],
		7_000,
		{ charges: ["grading-34-1 5000"], memberships: [], credit: 2_000 },
	],
	[
		"a membership and a part of a fee",
		[membership, first],
		14_000,
		{ charges: ["grading-34-1 1500"], memberships: ["membership-34"], credit: 0 },
	],
	["nothing that exists", [], 7_000, { charges: [], memberships: [], credit: 7_000 }],
])("spreads %s over the fees in their order, and the rest is credit", (_, fees, sum, expected) => {
	const { charges, memberships, credit } = spreadOver(fees, sum);
	expect({
		charges: charges.map(({ id, amount }) => `${id} ${amount}`),
		memberships: memberships.map(({ target }) => target),
		credit,
	}).toEqual(expected);
});
