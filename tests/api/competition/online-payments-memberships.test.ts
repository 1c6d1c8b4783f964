import { noteOnline } from "#functions/people/memberships/reminders/gatewayNote.ts";
import type { OnlinePayment } from "#shared/competition/online-payments/online-payments.schema.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { reminderDays, yearFrom } from "#shared/people/memberships/memberships.rules.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually } from "../../core/api.ts";
import { createFamilyForTest, newChildForTest } from "../../core/families.ts";
import { feesForTest, payForTest, standingForTest } from "../../core/fees.ts";
import { recordForTest, setMembershipFeesForTest } from "../../core/memberships.ts";
import {
	chargeIdOf,
	chargePersonForTest,
	connectBank,
	pressAtBank,
	repeatWebhook,
	startPayment,
} from "../../core/online-payments.ts";
import { admin, createPersonForTest } from "../../core/people.ts";

beforeAll(() => setMembershipFeesForTest({ adult: 20_000, child: 10_000, family: 24_000 }));
beforeEach(() => connectBank());

const targetOf = ({ id }: { id: number }) => `membership-${id}`;
const statusOf = async ({ cookie }: { cookie: string }) =>
	(await call("GET", "/me/membership", { cookie })).body.status;

/** Starts a payment and pays it at the bank. */
async function payOnline(
	payer: { cookie: string },
	targets: string[],
	outcome: Parameters<typeof pressAtBank>[1] = "paid",
): Promise<OnlinePayment> {
	const { status, body } = await startPayment(payer, targets);
	if (status !== 201) throw new Error(`Starting answered ${status}: ${JSON.stringify(body)}`);
	await pressAtBank(body, outcome);
	return body;
}

test("a member pays the membership fee online, once, with a receipt that says until when it is valid", async () => {
	const payer = await createPersonForTest();
	const payment = await payOnline(payer, [targetOf(payer)], "paidWithRepeatedWebhook");
	expect(payment.amount).toBe(20_000);
	await repeatWebhook(chargeIdOf(payment));
	expect(await statusOf(payer)).toBe("paid");
	const { payments, membership, credit } = await feesForTest(payer);
	expect([membership, credit, payments.length]).toEqual([null, 0, 1]);
	const [{ id, validUntil }] = payments;
	expect(validUntil).not.toBeNull();
	const receipt = await call("GET", `/membership-payments/${id}/receipt?lang=en`, payer);
	expect(receipt.body).toContain("Membership fee");
	expect(receipt.body).toContain("Membership valid until");
	expectRefusal(await startPayment(payer, [targetOf(payer)]), "nothing_to_pay");
	expect((await call("GET", "/me/membership", payer)).body.payments).toMatchObject([{ id }]);
});

test("a guardian pays the memberships of the family, up to its maximum, and a child's place on one receipt", async () => {
	const { guardian, child } = await createFamilyForTest();
	const place = await chargePersonForTest(child, 5_000);
	const fees = (await call("GET", "/me/fees", guardian)).body;
	expect([fees.open, fees.familyMembership]).toEqual([29_000, 24_000]);
	const payment = await payOnline(guardian, [targetOf(guardian), targetOf(child), place]);
	expect(payment.amount).toBe(29_000);
	expect(payment.charges.map(({ amount, person }) => [amount, person?.id])).toEqual([
		[16_000, guardian.id],
		[8_000, child.id],
		[5_000, child.id],
	]);
	const [own, childs] = [await feesForTest(guardian), await feesForTest(child)];
	expect(own.payments).toMatchObject([{ amount: 16_000, paymentMethod: "online" }]);
	expect(childs.payments).toMatchObject([{ amount: 13_000 }]);
	expect(childs.payments[0].parts.map(({ amount }) => amount)).toEqual([8_000, 5_000]);
	expect(own.payments[0].receiptNumber).toBe(childs.payments[0].receiptNumber);
	expect([own.membership, childs.membership, childs.credit]).toEqual([null, null, 0]);
	expect(await standingForTest(child, place)).toMatchObject({ state: "paid" });
	const receipt = `/membership-payments/${own.payments[0].id}/receipt?lang=en`;
	const printed = (await call("GET", receipt, guardian)).body;
	for (const { firstName } of [guardian, child]) expect(printed).toContain(firstName);
	expect(printed).toContain("KD 29.000");
});

test("receipts of memberships, places and online payments have one series of numbers without gaps", async () => {
	const payer = await createPersonForTest();
	const place = await chargePersonForTest(payer, 5_000);
	const numbers = [(await recordForTest(payer.id, { validUntil: undefined })).receiptNumber];
	const other = await createPersonForTest();
	await payOnline(other, [targetOf(other), await chargePersonForTest(other, 2_000)]);
	numbers.push((await feesForTest(other)).payments[0].receiptNumber);
	numbers.push((await payForTest([{ id: place, amount: 5_000 }])).body.receiptNumber);
	const [first, ...rest] = numbers.map((number) => Number(number.split("-")[1]));
	expect(rest).toEqual([first + 1, first + 2]);
});

test("money for a membership that was paid in cash meanwhile becomes credit, which is refunded online", async () => {
	const payer = await createPersonForTest();
	const { body: payment } = await startPayment(payer, [targetOf(payer)]);
	const { validUntil } = await recordForTest(payer.id);
	await pressAtBank(payment, "paid");
	expect((await feesForTest(payer)).credit).toBe(20_000);
	expect((await call("GET", "/me/membership", payer)).body.expiry).toBe(validUntil);
	const refunded = await call("POST", `/online-payments/${payment.id}/refunds`, {
		cookie: await admin(),
		body: { charge: targetOf(payer), amount: 20_000, reason: "Paid twice" },
	});
	expect(refunded.body.refunds).toMatchObject([{ state: "refunded" }]);
	expect((await feesForTest(payer)).credit).toBe(0);
	expect(await statusOf(payer)).toBe("paid");
});

test("a membership can be renewed online from its first reminder on, and two payments renew it once", async () => {
	const { guardian, child } = await createFamilyForTest();
	const today = kuwaitDate(Date.now());
	await recordForTest(child.id, { validUntil: dayAfter(today, reminderDays.before[0] + 1) });
	expect((await feesForTest(child)).renewal).toBeNull();
	expectRefusal(await startPayment(guardian, [targetOf(child)]), "nothing_to_pay");

	const renewing = await createFamilyForTest();
	const validUntil = dayAfter(today, reminderDays.before[0]);
	await recordForTest(renewing.child.id, { validUntil });
	const fees = (await call("GET", "/me/fees", renewing.guardian)).body;
	expect(fees.people[1]).toMatchObject({
		membership: null,
		renewal: { validUntil, amount: 10_000 },
	});
	expect(fees.open).toBe(20_000);
	const second = await startPayment(renewing.guardian, [targetOf(renewing.child)]);
	// It is given up, but its page at the bank is still open.
	await call("POST", `/online-payments/${second.body.id}/cancel`, renewing.guardian);
	await payOnline(renewing.guardian, [targetOf(renewing.child)]);
	const paid = await feesForTest(renewing.child);
	expect(paid.renewal).toBeNull();
	expect(paid.payments[0].validUntil).toBe(yearFrom(dayAfter(validUntil)));
	await pressAtBank(second.body, "paid");
	const after = await feesForTest(renewing.child);
	expect([after.credit, after.payments[0].validUntil]).toEqual([10_000, null]);
});

test("a membership ends when all of its fee is paid back, and not before", async () => {
	const payer = await createPersonForTest();
	const payment = await payOnline(payer, [targetOf(payer)]);
	const cookie = await admin();
	const refund = (amount: number) =>
		call("POST", `/online-payments/${payment.id}/refunds`, {
			cookie,
			body: { charge: targetOf(payer), amount, reason: "Moved away" },
		});
	expect((await refund(5_000)).status).toBe(200);
	expect(await statusOf(payer)).toBe("paid");
	const [{ id }] = (await feesForTest(payer)).payments.filter(({ amount }) => amount > 0);
	const voiding = { cookie, body: { reason: "Wrong" } };
	expectRefusal(await call("POST", `/fee-payments/${id}/void`, voiding), "payment_online");
	await refund(15_000);
	expect(await statusOf(payer)).toBe("pending");
	expect((await feesForTest(payer)).credit).toBe(0);
});

test("a family of five pays its memberships in one transaction", async () => {
	const { guardian, child } = await createFamilyForTest();
	const children = [child];
	for (const firstName of ["Omar", "Sara", "Huda"]) {
		const body = newChildForTest({ firstName });
		children.push((await call("POST", "/me/dependents", { cookie: guardian.cookie, body })).body);
	}
	const { amount } = await payOnline(guardian, [guardian, ...children].map(targetOf));
	expect(amount).toBe(24_000);
	for (const one of children) expect((await feesForTest(one)).membership).toBeNull();
	expect(await statusOf(guardian)).toBe("paid");
});

test("nobody pays the membership of a stranger, and more than five memberships need two payments", async () => {
	const [payer, stranger] = [await createPersonForTest(), await createPersonForTest()];
	expectRefusal(await startPayment(payer, [targetOf(stranger)]), "not_found");
	const many = await startPayment(
		payer,
		Array.from({ length: 6 }, (_, n) => targetOf({ id: payer.id + n })),
	);
	expect(many.body.fields).toEqual({ charges: "too_long" });
});

test("a reminder says that the fee can be paid online and leads there", async () => {
	await noteOnline();
	const member = await createPersonForTest();
	await call("POST", `/users/${member.id}/membership/remind`, { cookie: await admin() });
	const reminder = await eventually(
		async () => (await call("GET", "/notifications", member)).body[0],
		"the reminder",
	);
	expect(reminder).toMatchObject({ actionUrl: "/fees" });
	expect(reminder.message).toContain("online");
});
