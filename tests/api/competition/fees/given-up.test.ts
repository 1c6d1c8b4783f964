import type { GivenUp } from "#shared/competition/fees/fees.schema.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { monthAfter, monthAt } from "#shared/core/time/month.ts";
import { call, eventually } from "../../../core/api.ts";
import { payForTest } from "../../../core/fees.ts";
import { recordForTest } from "../../../core/memberships.ts";
import {
	chargePersonForTest,
	createDifferingRefundForTest,
} from "../../../core/online-payments.ts";
import { admin, createPersonForTest, superAdmin } from "../../../core/people.ts";

const now = Date.now();
const month = monthAt(now);

const listOf = async (person: { id: number }, of = month): Promise<GivenUp[]> => {
	const { status, body } = await call("GET", `/money/given-up?month=${of}`, {
		cookie: await superAdmin(),
	});
	expect(status).toBe(200);
	return body.filter((one: GivenUp) => one.person?.id === person.id);
};

/** A person's charge of 30 KD of which 20 are paid, and what gives up a part of it. */
async function chargedForTest() {
	const person = await createPersonForTest();
	const target = await chargePersonForTest(person, 30_000);
	await payForTest([{ id: target, amount: 20_000 }]);
	const cookie = await admin();
	const give = async (act: "refund" | "waive", amount: number, reason: string) => {
		const body = { amount, reason, ...(act === "refund" && { paymentMethod: "cash" }) };
		const { status } = await call("POST", `/charges/${target}/${act}`, { cookie, body });
		expect(status).toBe(200);
	};
	return { person, give };
}

const day = kuwaitDate(now);

test("a super-admin sees who was paid back or waived 20 KD or more in a month, by whom and why", async () => {
	const { person, give } = await chargedForTest();
	const { body: by } = await call("GET", "/auth/user", { cookie: await admin() });
	await give("refund", 12_000, "Injured");
	await give("waive", 8_000, "Hardship");
	await eventually(async () => (await listOf(person)).length === 2, "the waiver in the list");
	expect(await listOf(person)).toEqual([
		{
			id: expect.any(String),
			kind: "waiver",
			day,
			amount: 8_000,
			reason: "Hardship",
			receipt: null,
			titles: [{ titleEn: expect.any(String), titleAr: expect.any(String) }],
			person: expect.objectContaining({ id: person.id }),
			by: expect.objectContaining({ id: by.id }),
		},
		{
			id: expect.any(String),
			kind: "refund",
			day,
			amount: 12_000,
			reason: "Injured",
			receipt: expect.stringMatching(/^\d{4}-\d+$/),
			titles: [{ titleEn: expect.any(String), titleAr: expect.any(String) }],
			person: expect.objectContaining({ id: person.id }),
			by: expect.objectContaining({ id: by.id }),
		},
	]);
	expect(await listOf(person, monthAfter(month, -1))).toEqual([]);
});

test("less than 20 KD in all is not listed, nor is what people pay", async () => {
	const { person, give } = await chargedForTest();
	await recordForTest(person.id);
	await give("refund", 10_000, "Injured");
	await give("waive", 9_999, "Hardship");
	const other = await chargedForTest();
	await other.give("waive", 20_000, "Hardship");
	await eventually(async () => (await listOf(other.person)).length > 0, "the waiver in the list");
	const { body: current } = await call("GET", "/money/given-up", { cookie: await superAdmin() });
	expect(current.map(({ id }: GivenUp) => id)).toContain((await listOf(other.person))[0].id);
	expect(await listOf(person)).toEqual([]);
});

test("a refund that waits at the bank is listed until the bank has not paid it out", async () => {
	const made = await createDifferingRefundForTest({ amount: 12_500 });
	const other = await chargePersonForTest(made.payer, 10_000);
	const cookie = await admin();
	const body = { amount: 10_000, reason: "Hardship" };
	await call("POST", `/charges/${other}/waive`, { cookie, body });
	await eventually(async () => (await listOf(made.payer)).length === 2, "both in the list");
	const { status } = await call(
		"PATCH",
		`/online-payments/${made.payment.id}/refunds/${made.refund}`,
		{ cookie, body: { finding: "released", note: "The bank says so" } },
	);
	expect([status, await listOf(made.payer)]).toEqual([200, []]);
});

test("is for super-admins, of the current month unless another is named", async () => {
	const cookie = await admin();
	expect((await call("GET", `/money/given-up?month=${month}`, { cookie })).status).toBe(403);
	for (const wrong of ["?month=2026-13", "?month=2026"])
		expect(
			(await call("GET", `/money/given-up${wrong}`, { cookie: await superAdmin() })).status,
		).toBe(400);
});
