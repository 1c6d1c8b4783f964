import { CashClosings } from "#functions/competition/fees/cash-closing.entity.ts";
import { runTransaction } from "#functions/core/table/database.ts";
import { findOpenDay, moveClosedUntil } from "#functions/people/memberships/cash-book.ts";
import { CashBooks } from "#functions/people/memberships/payment.entity.ts";
import type { CashDay } from "#shared/competition/fees/fees.schema.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { expectRefusal } from "../../../core/answers.ts";
import { call } from "../../../core/api.ts";
import { auditOf } from "../../../core/audit.ts";
import { createChargeForTest, createPaidForTest, payForTest } from "../../../core/fees.ts";
import { paymentForTest, recordForTest } from "../../../core/memberships.ts";
import {
	chargePersonForTest,
	createPaymentForTest,
	pressAtBank,
} from "../../../core/online-payments.ts";
import { admin, createPersonForTest, superAdmin } from "../../../core/people.ts";
import { downloadWorkbook } from "../../../core/workbooks.ts";

const today = kuwaitDate(Date.now());
const day = (days: number) => dayAfter(today, days);

const read = async (of = today): Promise<CashDay> =>
	(await call("GET", `/money/days/${of}`, { cookie: await admin() })).body;
const reason = "A note was missing";
const close = async (of = today, counted = 9_500) =>
	call("POST", `/money/days/${of}`, { cookie: await admin(), body: { counted, reason } });
const reopen = async (of: string, cookie?: string) =>
	call("POST", `/money/days/${of}/reopen`, {
		cookie: cookie ?? (await superAdmin()),
		body: { reason: "The wrong day" },
	});

/** Opens all days again. */
async function openAll() {
	const { data } = await CashClosings.query.inOrder({}).go({ pages: "all" });
	if (data.length > 0) await CashClosings.delete(data.map(({ day: of }) => ({ day: of }))).go();
	await CashBooks.delete({ name: "cash" }).go();
}
beforeEach(openAll);

test("closes a day's cash once, with the counted and the expected amount", async () => {
	await createPaidForTest();
	const before = await read();
	expect(before.amounts.cash).toBeGreaterThanOrEqual(10_000);
	expect([before.closing, before.closedUntil]).toEqual([null, null]);
	const closed = await close();
	expect(closed.body).toMatchObject({
		closedUntil: today,
		closing: { counted: 9_500, expected: before.amounts.cash, afterwards: 0 },
	});
	const again = await close();
	expectRefusal(again, "day_closed");
	expect(again.body.params).toEqual({ day: day(1) });
	expect((await read()).closing).toEqual(closed.body.closing);
});

test("asks for the reason of a difference, and for none without one", async () => {
	await createPaidForTest();
	const cookie = await admin();
	const expected = (await read()).amounts.cash;
	const closeWith = (body: object) => call("POST", `/money/days/${today}`, { cookie, body });
	for (const given of [undefined, null, "", "   "]) {
		const answer = await closeWith({ counted: expected - 500, reason: given });
		expectRefusal(answer, "invalid");
		expect(answer.body.fields).toEqual({ reason: "required" });
	}
	expect((await read()).closedUntil).toBeNull();
	for (const needless of [undefined, reason]) {
		const { body } = await closeWith({ counted: expected, reason: needless });
		expect(body.closing).toMatchObject({ reason: null });
		await reopen(today);
	}
	const closed = await closeWith({ counted: expected - 500, reason });
	expect(closed.body.closing).toMatchObject({ counted: expected - 500, expected, reason });
	const [line] = (await auditOf("cashClosing", today)).slice(-1);
	expect(line.details).toMatchObject({ counted: expected - 500, expected, reason });
});

test("lists the closings of a year with who signed them, the latest first", async () => {
	const cookie = await admin();
	await close(day(-5));
	await close(day(-3));
	const list = async (year: string) =>
		(await call("GET", `/money/closings?year=${year}`, { cookie })).body as unknown as {
			day: string;
		}[];
	const all = [
		...(await list(today.slice(0, 4))),
		...(await list(String(Number(today.slice(0, 4)) - 1))),
	];
	const signed = { counted: 9_500, reason, by: { id: expect.any(Number) } };
	expect(all).toMatchObject([
		{ day: day(-3), from: day(-4), ...signed },
		{ day: day(-5), from: null, ...signed },
	]);
	await reopen(day(-3));
	expect((await list(day(-5).slice(0, 4))).map((one) => one.day)).toEqual([day(-5)]);
	expectRefusal(
		await call("GET", "/money/closings", { cookie: (await createPersonForTest()).cookie }),
		"forbidden",
	);
});

test("moves money of a closed day to the first open day where that is chosen", async () => {
	await close(day(-2));
	const { target, person } = await createChargeForTest();
	const moved = { paymentDate: day(-2), moveToOpenDay: true };
	const dayOf = async (userId: number, receiptNumber: string) => {
		const path = `/membership-payments?userId=${userId}`;
		const { body } = await call("GET", path, { cookie: await admin() });
		const payments = body as unknown as { receiptNumber: string; paymentDate: string }[];
		return payments.find((one) => one.receiptNumber === receiptNumber)?.paymentDate;
	};
	const paid = await payForTest([{ id: target, amount: 2_000 }], moved);
	expect(await dayOf(person.id, paid.body.receiptNumber)).toBe(day(-1));
	expect((await recordForTest(person.id, moved)).paymentDate).toBe(day(-1));
	// With today closed too, it is the money of tomorrow.
	await close();
	const late = await payForTest([{ id: target, amount: 1_000 }], { moveToOpenDay: true });
	expect(await dayOf(person.id, late.body.receiptNumber)).toBe(day(1));
	const cashOfTomorrow = (await read(day(1))).amounts.cash;
	const refund = await call("POST", `/charges/${target}/refund`, {
		cookie: await admin(),
		body: { amount: 500, reason: "Ill", paymentMethod: "cash", moveToOpenDay: true },
	});
	expect(refund.status).toBe(200);
	expect((await read(day(1))).amounts.cash).toBe(cashOfTomorrow - 500);
	expect((await read()).closing).toMatchObject({ afterwards: 0 });
});

test("a payment that may move is in the closing's sum or in the next day's, however they meet", async () => {
	for (let round = 0; round < 3; round++) {
		await openAll();
		const charges = await Promise.all(Array.from({ length: 4 }, () => createChargeForTest()));
		const [before, next] = [await read(), await read(day(1))];
		const [closed, ...paid] = await Promise.all([
			close(),
			...charges.map(({ target }) =>
				payForTest([{ id: target, amount: 1_000 }], { moveToOpenDay: true }),
			),
		]);
		expect(paid.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
		const inTime = closed.body.closing.expected - before.amounts.cash;
		const moved = (await read(day(1))).amounts.cash - next.amounts.cash;
		expect(inTime + moved).toBe(4_000);
		expect((await read()).closing).toMatchObject({ afterwards: 0 });
	}
});

test.each([
	["tomorrow", 1, "date_invalid"],
	["in a year", 365, "date_invalid"],
	["long ago", -367, "day_too_early"],
])("does not close a day %s", async (_, days, code) => {
	expect((await close(day(days))).body.fields).toEqual({ day: code });
	expect((await read(day(days))).closing).toBeNull();
});

test("does not close a day of 1900, nor one before the latest closing", async () => {
	expect((await close("1900-01-01")).body.fields).toEqual({ day: "day_too_early" });
	expect((await close(day(-366))).status).toBe(201);
	expect((await close(day(-3))).status).toBe(201);
	const earlier = await close(day(-4));
	expectRefusal(earlier, "day_closed");
	expect(earlier.body.params).toEqual({ day: day(-2) });
	expect((await close(day(-2))).status).toBe(201);
});

test("takes no payment for a closed day, and says which day is open", async () => {
	await close(day(-2));
	const { target } = await createChargeForTest();
	const person = await createPersonForTest();
	const cookie = await admin();
	for (const paymentDate of [day(-2), day(-3), day(-400)]) {
		const paid = await payForTest([{ id: target, amount: 1_000 }], { paymentDate });
		const body = paymentForTest(person.id, { paymentDate });
		const recorded = await call("POST", "/membership-payments", { cookie, body });
		for (const answer of [paid, recorded]) {
			expectRefusal(answer, "day_closed");
			expect(answer.body).toMatchObject({
				fields: { paymentDate: "day_closed" },
				params: { day: day(-1) },
			});
		}
	}
	const open = await payForTest([{ id: target, amount: 1_000 }], { paymentDate: day(-1) });
	expect(open.status).toBe(201);
	expect((await recordForTest(person.id, { paymentDate: day(-1) })).paymentDate).toBe(day(-1));
});

test("takes no payment of 1900 or of eleven years ago", async () => {
	const { target, person } = await createChargeForTest();
	const cookie = await admin();
	for (const paymentDate of ["1900-01-01", day(-365 * 11), day(1)]) {
		const code = paymentDate > today ? "date_invalid" : "day_too_early";
		const paid = await payForTest([{ id: target, amount: 1_000 }], { paymentDate });
		expect(paid.body.fields).toEqual({ paymentDate: code });
		const body = paymentForTest(person.id, { paymentDate });
		const recorded = await call("POST", "/membership-payments", { cookie, body });
		expect(recorded.body.fields).toMatchObject({ paymentDate: code });
	}
});

test("after today is closed, cash is neither taken nor paid out; money of the gateway is recorded", async () => {
	const { target, person } = await createPaidForTest();
	const other = await chargePersonForTest(person, 2_000);
	const online = await createPaymentForTest();
	const before = await read();
	await close();
	expectRefusal(await payForTest([{ id: other, amount: 2_000 }]), "day_closed");
	const refund = await call("POST", `/charges/${target}/refund`, {
		cookie: await admin(),
		body: { amount: 1_000, reason: "Ill", paymentMethod: "cash" },
	});
	expectRefusal(refund, "day_closed");
	await pressAtBank(online.payment, "paid");
	const after = await read();
	expect(after.amounts.online).toBe(before.amounts.online + 12_500);
	expect(after.closing).toMatchObject({ expected: before.amounts.cash, afterwards: 0 });
});

test("a receipt that is voided after the closing is seen in the day and in the workbook", async () => {
	const [early, late] = [await createPaidForTest(), await createPaidForTest()];
	const cookie = await admin();
	const voidIt = async ({ paymentId }: typeof early) => {
		const body = { reason: "Mistyped" };
		const { status } = await call("POST", `/fee-payments/${paymentId}/void`, { cookie, body });
		expect(status).toBe(200);
	};
	const path = `/money/export?from=${today}&to=${today}&lang=en`;
	const isReported = async () =>
		(await downloadWorkbook(path, cookie)).all.includes("Voided after the day was closed");
	await voidIt(early);
	await close();
	expect((await read()).closing).toMatchObject({ afterwards: 0 });
	expect(await isReported()).toBe(false);
	await voidIt(late);
	expect((await read()).closing).toMatchObject({ afterwards: -10_000 });
	expect(await isReported()).toBe(true);
});

test("a payment at the moment of the closing is in the expected sum, or is refused", async () => {
	for (let round = 0; round < 4; round++) {
		await openAll();
		const charges = await Promise.all(Array.from({ length: 4 }, () => createChargeForTest()));
		const before = await read();
		const [closed, ...paid] = await Promise.all([
			close(),
			...charges.map(({ target }) => payForTest([{ id: target, amount: 1_000 }])),
		]);
		const taken = paid.filter(({ status }) => status === 201).length;
		for (const answer of paid.filter(({ status }) => status !== 201))
			expectRefusal(answer, "day_closed");
		expect(closed.body.closing.expected).toBe(before.amounts.cash + taken * 1_000);
		expect((await read()).closing).toMatchObject({ afterwards: 0 });
	}
});

test("of two people who close a day at once, one does", async () => {
	const answers = await Promise.all([close(), close(), close(day(-1))]);
	const closed = answers.filter(({ status }) => status === 201);
	// Yesterday may be closed before today is.
	expect(closed.length).toBeLessThanOrEqual(2);
	expect((await read()).closedUntil).toBe(today);
	for (const answer of answers.filter(({ status }) => status !== 201))
		expectRefusal(answer, "day_closed");
});

test("a closing that was planned before another one moves the closed day no more", async () => {
	await close(day(-5));
	await close(day(-1));
	const stale = [day(-5), undefined].map((before) => [moveClosedUntil(before, day(-3))]);
	for (const writes of stale)
		await expect(runTransaction(writes)).rejects.toMatchObject({ code: "changed_meanwhile" });
	expect((await read()).closedUntil).toBe(day(-1));
});

test("a payment that was planned before its day was closed is not booked on it", async () => {
	const [closed, open] = [await findOpenDay({ day: today }), await findOpenDay({ day: day(1) })];
	await close();
	await expect(runTransaction([closed.isOpen])).rejects.toMatchObject({
		code: "changed_meanwhile",
	});
	await runTransaction([open.isOpen]);
});

test("a super-admin reopens the latest closing with a reason; then the one before is the latest", async () => {
	await close(day(-3));
	await close(day(-1));
	expectRefusal(await reopen(day(-1), await admin()), "forbidden");
	expectRefusal(await reopen(day(-3)), "later_day_closed");
	expectRefusal(await reopen(today), "not_found");
	expect((await reopen(day(-1))).body).toMatchObject({ closing: null, closedUntil: day(-3) });
	expect(await read(day(-1))).toMatchObject({ closing: null, closedUntil: day(-3) });
	const { target } = await createChargeForTest();
	const pay = (paymentDate: string) => payForTest([{ id: target, amount: 1_000 }], { paymentDate });
	expectRefusal(await pay(day(-3)), "day_closed");
	expect((await pay(day(-2))).status).toBe(201);
	expect((await reopen(day(-3))).body.closedUntil).toBeNull();
	expect((await pay(day(-3))).status).toBe(201);
	const lines = await auditOf("cashClosing", day(-1));
	const reopened = lines.find(({ action }) => action === "reopened");
	expect(reopened?.details).toMatchObject({ reason: "The wrong day", counted: 9_500 });
	expect((await close(day(-1), 10_000)).body.closing).toMatchObject({ counted: 10_000 });
});
