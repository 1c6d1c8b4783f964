import { readCounters } from "#functions/core/table/counters.ts";
import { cashName } from "#functions/people/memberships/memberships.counts.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { call } from "../../../core/api.ts";
import { createChargeForTest, feesForTest, payForTest } from "../../../core/fees.ts";
import { settledMerge } from "../../../core/merges.ts";
import { createPersonForTest, superAdmin } from "../../../core/people.ts";

async function mergeForTest(keepId: number, mergeId: number): Promise<string> {
	const cookie = await superAdmin();
	const { body } = await call("POST", "/users/merge", { cookie, body: { keepId, mergeId } });
	await settledMerge(cookie, body.id);
	return body.id;
}

async function undoForTest(id: string): Promise<void> {
	const cookie = await superAdmin();
	await call("POST", `/merges/${id}/undo`, { cookie });
	await settledMerge(cookie, id);
}

/** Two people whose places are paid under one receipt, one of them with credit. */
async function createSharedForTest() {
	const [one, other] = [await createChargeForTest(), await createChargeForTest()];
	const { body } = await payForTest(
		[
			{ id: one.target, amount: 10_000 },
			{ id: other.target, amount: 4_000 },
		],
		{ credit: 2_000 },
	);
	return { one: one.person, other: other.person, receipt: body.receiptNumber as string };
}

/** What a person holds: the amounts paid, what charges have of it, and the credit. */
async function moneyOf(person: { id: number }) {
	const { payments, charges, credit } = await feesForTest(person);
	return {
		amounts: payments.filter(({ voidedAt }) => !voidedAt).map(({ amount }) => amount),
		paid: charges.map(({ paid }) => paid).sort((a, b) => b - a),
		credit,
	};
}

const voidForTest = async (id: string) =>
	call("POST", `/fee-payments/${id}/void`, {
		cookie: await superAdmin(),
		body: { reason: "Mistake" },
	});

const cashToday = async () => {
	const { cash } = await readCounters(["cash"]);
	return cash[cashName(kuwaitDate(Date.now()))] ?? 0;
};

describe("two people of one receipt become one", () => {
	test("the kept person holds the money of both, and an undo divides it again", async () => {
		const { one, other } = await createSharedForTest();
		const cash = await cashToday();
		const id = await mergeForTest(one.id, other.id);
		const both = { amounts: [16_000], paid: [10_000, 4_000], credit: 2_000 };
		expect(await moneyOf(one)).toEqual(both);
		await undoForTest(id);
		expect(await moneyOf(one)).toEqual({ amounts: [12_000], paid: [10_000], credit: 2_000 });
		expect(await moneyOf(other)).toEqual({ amounts: [4_000], paid: [4_000], credit: 0 });
		await mergeForTest(one.id, other.id);
		expect(await moneyOf(one)).toEqual(both);
		expect(await cashToday()).toBe(cash);
	});

	test("voiding a shared receipt after its two payers were merged voids both payments, also once the merge is undone", async () => {
		const { one, other, receipt } = await createSharedForTest();
		const id = await mergeForTest(one.id, other.id);
		expect((await voidForTest(`${one.id}-${receipt}`)).body).toMatchObject({ amount: 16_000 });
		expect(await moneyOf(one)).toEqual({ amounts: [], paid: [0, 0], credit: 0 });
		await undoForTest(id);
		expect(await moneyOf(one)).toEqual({ amounts: [], paid: [0], credit: 0 });
		expect(await moneyOf(other)).toEqual({ amounts: [], paid: [0], credit: 0 });
	});
});

test("a merge that is undone takes its own money back, not that of another merge", async () => {
	const { one, other } = await createSharedForTest();
	const survivor = await createPersonForTest();
	const first = await mergeForTest(survivor.id, one.id);
	await mergeForTest(survivor.id, other.id);
	expect(await moneyOf(survivor)).toEqual({
		amounts: [16_000],
		paid: [10_000, 4_000],
		credit: 2_000,
	});
	await undoForTest(first);
	expect(await moneyOf(one)).toEqual({ amounts: [12_000], paid: [10_000], credit: 2_000 });
	expect(await moneyOf(survivor)).toEqual({ amounts: [4_000], paid: [4_000], credit: 0 });
});

test.each(["one", "other"] as const)(
	"a receipt is voided for all its people after one of them was merged into somebody else: %s",
	async (from) => {
		const { one, other, receipt } = await createSharedForTest();
		const survivor = await createPersonForTest();
		await mergeForTest(survivor.id, other.id);
		const first = from === "one" ? one : survivor;
		expect((await voidForTest(`${first.id}-${receipt}`)).body).toMatchObject({ amount: 16_000 });
		for (const person of [one, survivor])
			expect(await moneyOf(person)).toEqual({ amounts: [], paid: [0], credit: 0 });
	},
);
