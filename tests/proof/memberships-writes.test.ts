import type { PaymentRecord } from "#functions/people/memberships/payment.entity.ts";
import { cursorOf } from "#shared/core/http/page.ts";
import type { UserId } from "#shared/core/ids.ts";
import { dayAfter, startOf } from "#shared/core/time/kuwait.ts";
import { openBank } from "./bank.ts";
import { callerForTest } from "./caller.ts";
import { guardianshipForTest } from "./guardianship.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { changesBy } = await import("./changes.ts");
const { makeCrowd } = await import("./crowd.ts");
const { Users } = await import("#functions/people/users/user.entity.ts");
const { Guardianships } = await import("#functions/people/families/guardianship.entity.ts");
const { actFor } = await import("#functions/people/families/authorization.ts");
const { paymentGateway } = await import("#functions/core/outside/payments/paymentGateway.ts");
const { noteOnline, readOnline } = await import(
	"#functions/people/memberships/reminders/gatewayNote.ts"
);
const { ReminderRuns } = await import(
	"#functions/people/memberships/reminders/reminder-run.entity.ts"
);
const settings = await import("#functions/base/settings/settings.service.ts");
const reminders = await import("#functions/people/memberships/reminders/reminders.service.ts");
const memberships = await import("#functions/people/memberships/memberships.service.ts");
const payments = await import("#functions/people/memberships/payments.service.ts");
const fees = await import("#functions/competition/fees/payments.service.ts");
const { changeLedgerFor, newPayments, writePayments } = await import(
	"#functions/people/memberships/ledger.ts"
);
const { planGivenPayment, planTakenPayment } = await import(
	"#functions/people/memberships/move-payment.ts"
);
const { planMembershipRefund } = await import("#functions/competition/fees/refunds.ts");
const { settleFee, withStatedFee } = await import("#functions/people/memberships/settle-fee.ts");
const { findUser } = await import("#functions/people/users/users.service.ts");
const { feeWrites } = await import("#functions/people/users/user.fees.ts");
const { runTransaction } = await import("#functions/core/table/database.ts");
const { MembershipPayments } = await import("#functions/people/memberships/payment.entity.ts");
const { membershipsReactions } = await import(
	"#functions/people/memberships/memberships.reactions.ts"
);
afterAll(world.close);

const day = "2025-03-10";
const at = (date: string, hour = 12) => startOf(date) + hour * 60 * 60 * 1000;
const now = at(day);
const staff = (when = now) => callerForTest(9, "super-admin", when);
const refused = (act: Promise<unknown>, code: string) =>
	expect(act).rejects.toMatchObject({ code });

let lastId = 6_000;
type Person = NonNullable<Awaited<ReturnType<typeof findUser>>>;
/** A person who joined on the first day of 2025, with a fee. */
async function person(fee: Partial<Person> = {}) {
	lastId += 1;
	await makeCrowd(1, lastId);
	const found = await findUser(lastId as UserId);
	if (!found) throw new Error("There is no person");
	const joined = { ...found, createdAt: "2025-01-01T09:00:00.000Z" };
	const status = { membershipFeeStatus: "pending" as const, feeDueDate: "2025-01-01" };
	await Users.put({ ...joined, ...status, ...fee }).go();
	return lastId as UserId;
}
const paidUntil = (membershipExpiryDate: string): Partial<Person> => ({
	membershipFeeStatus: "paid",
	membershipExpiryDate,
	feeDueDate: dayAfter(membershipExpiryDate),
});
const overdueSince = (feeDueDate: string): Partial<Person> => ({
	membershipFeeStatus: "overdue",
	membershipExpiryDate: dayAfter(feeDueDate, -1),
	feeDueDate,
});
const statusOf = async (id: UserId) => (await findUser(id))?.membershipFeeStatus;

async function setFees(adult: number) {
	const { version: _, ...before } = await settings.readSettings();
	const membershipFees = { adult, child: 0, family: 0 };
	await settings.updateSettings(staff(), { ...before, membershipFees });
}

test("a reminder is stored with its notification, and says what to pay and how", async () => {
	const [unpaid, overdue] = [await person(), await person(overdueSince("2025-03-01"))];
	expect(await changesBy(() => reminders.remindPerson(staff(), unpaid))).toEqual([
		"+ auditLine: action fee_reminded, entityId 6001, entityType user, personId 6001, userId 9",
		"+ notification: actionUrl /me, kind membership, params {online:false,status:unpaid}, read false, userId 6001",
		"user: feeReminder - → ULID, feeVersion 0 → 1",
	]);
	paymentGateway.use(openBank().gateway);
	expect(await changesBy(() => noteOnline())).toEqual(["+ gatewayNote: name gateway, online true"]);
	expect(await changesBy(() => noteOnline())).toEqual([]);
	await setFees(9_000);
	expect(await changesBy(() => reminders.remindPerson(staff(), overdue))).toEqual([
		"+ auditLine: action fee_reminded, entityId 6002, entityType user, personId 6002, userId 9",
		"+ notification: actionUrl /fees, kind membership, params {amount:9000,online:true,status:ended,validUntil:2025-02-28}, read false, userId 6002",
		"user: feeReminder - → ULID, feeVersion 0 → 1",
	]);
	await setFees(0);
	await refused(
		reminders.remindPerson(staff(now + 23 * 60 * 60 * 1000), unpaid),
		"reminded_already",
	);
	await reminders.remindPerson(staff(now + 24 * 60 * 60 * 1000), unpaid);
	paymentGateway.use(null);
	expect(await changesBy(() => noteOnline())).toEqual(["gatewayNote: online true → false"]);
	expect(await readOnline()).toBe(false);
});

test.each<[string, Partial<Person>, string | null]>([
	["has not paid", {}, null],
	["is overdue", overdueSince("2025-03-01"), null],
	["has paid", paidUntil("2025-12-31"), "nothing_owed"],
	["is exempt", { membershipFeeStatus: "exempt" }, "nothing_owed"],
	["is a coach", { role: "coach" }, null],
	["applies as a coach", { role: "coach", isApproved: false }, "nothing_owed"],
])("a person who %s is reminded by hand or not", async (_, fee, code) => {
	const id = await person(fee);
	if (code) await refused(reminders.remindPerson(staff(), id), code);
	else expect(await reminders.remindPerson(staff(), id)).toMatchObject({ id });
	await refused(reminders.remindPerson(staff(), 99_999 as UserId), "not_found");
});

test("a run of reminders begins with a count, reminds who owes, and notes who was left out", async () => {
	for (const one of await Users.scan.go({ pages: "all" }).then(({ data }) => data))
		await Users.put({ ...one, membershipFeeStatus: "exempt" }).go();
	const [owing, rested] = [
		await person(overdueSince("2025-03-01")),
		await person(overdueSince("2025-03-02")),
	];
	await person(paidUntil("2025-12-31"));
	await person({ ...overdueSince("2025-03-03"), role: "coach", isApproved: false });
	await reminders.remindPerson(staff(now - 60 * 60 * 1000), rested);
	expect(await changesBy(() => reminders.remindAll(staff(), "overdue"))).toEqual([
		"+ auditLine: action reminders_begun, details {status:overdue}, entityId ULID, entityType reminderRun, personId 0, userId 9",
		"+ reminderRun: createdBy 9, expected 0, online false, reminded 0, skipped 0, status overdue",
	]);
	const [run] = (await ReminderRuns.query.byDate({}).go({ order: "desc", limit: 1 })).data;
	expect(await changesBy(() => reminders.goOn(run, now))).toEqual([
		"+ notification: actionUrl /me, kind membership, params {online:false,status:ended,validUntil:2025-02-28}, read false, userId 6009",
		"reminderRun: doneAt - → 2025-03-10T09:00:00.000Z, reminded 0 → 1, skipped 0 → 1",
		"user: feeReminder - → ULID, feeVersion 0 → 1",
	]);
	expect(await changesBy(() => reminders.goOn(run, now))).toEqual([]);
	expect(await reminders.listLatestRuns()).toMatchObject([
		{
			id: run.id,
			status: "overdue",
			expected: 0,
			reminded: 1,
			skipped: 1,
			doneAt: new Date(now).toISOString(),
		},
	]);
	expect((await findUser(owing))?.feeReminder).toBeDefined();
});

test("scheduled reminders are begun in the morning, once, and those of two missed days too", async () => {
	const morning = at("2025-06-10", 9);
	await reminders.beginReminders(morning - 1);
	expect(await ReminderRuns.get({ id: "2025-06-10-after-30" }).go()).toEqual({ data: null });
	await reminders.beginReminders(morning);
	const begun = (await ReminderRuns.scan.go({ pages: "all" })).data
		.filter(({ dueOn }) => dueOn !== undefined)
		.map(({ id, status, dueOn }) => [id, status, dueOn])
		.sort();
	// A fee is due the day after the last day of the membership.
	const stages = (of: string) => [
		[`${of}-after-3`, "overdue", dayAfter(of, -2)],
		[`${of}-after-30`, "overdue", dayAfter(of, -29)],
		[`${of}-before-30`, "paid", dayAfter(of, 31)],
		[`${of}-before-7`, "paid", dayAfter(of, 8)],
	];
	expect(begun).toEqual(["2025-06-08", "2025-06-09", "2025-06-10"].flatMap(stages));
	await ReminderRuns.delete({ id: "2025-06-10-before-30" }).go();
	await reminders.beginReminders(morning + 1);
	expect((await ReminderRuns.get({ id: "2025-06-10-before-30" }).go()).data).toBeNull();
});

test("a scheduled run reminds those whose fee is due on its day, and no others", async () => {
	const due = "2025-07-01";
	const [ending, other] = [
		await person(paidUntil(dayAfter(due, -1))),
		await person(paidUntil(due)),
	];
	const [deleted] = [await person(overdueSince(due))];
	const id = "2025-06-23-before-7";
	const run = {
		id,
		status: "paid" as const,
		dueOn: due,
		reminded: 0,
		skipped: 0,
		version: 1,
		createdAt: new Date(now).toISOString(),
		updatedAt: new Date(now).toISOString(),
		expiresAt: 2_000_000_000,
	};
	await ReminderRuns.put(run).go();
	expect(await changesBy(() => reminders.goOn(run, at("2025-06-23", 10)))).toEqual([
		"+ notification: actionUrl /me, kind membership, params {online:false,status:ending,validUntil:2025-06-30}, read false, userId 6013",
		"reminderRun: doneAt - → 2025-06-23T07:00:00.000Z, reminded 0 → 1",
		"user: feeReminder - → ULID, feeVersion 0 → 1",
	]);
	for (const one of [other, deleted]) expect((await findUser(one))?.feeReminder).toBeUndefined();
	expect((await findUser(ending))?.feeReminder).toBeDefined();
});

test("a run that stalls for two minutes is resumed", async () => {
	const { data } = await ReminderRuns.get({ id: "2025-06-10-after-3" }).go();
	if (!data) throw new Error("There is no run");
	const began = Date.parse(data.updatedAt);
	expect(await reminders.resumeReminders(began + 2 * 60 * 1000)).toBe(0);
	expect(await reminders.resumeReminders(began + 2 * 60 * 1000 + 1)).toBeGreaterThan(0);
	const woken = (await ReminderRuns.get({ id: data.id }).go()).data;
	expect(woken?.version).toBe(data.version + 1);
});

test("lists the five latest reminder runs, without automatic runs that reminded nobody", async () => {
	const made = await Promise.all(
		[1, 2, 3, 4, 5, 6].map((hour) =>
			reminders.remindAll(staff(now + hour * 60 * 60 * 1000), "pending"),
		),
	);
	const listed = await reminders.listLatestRuns();
	expect(listed.map(({ id }) => id)).toEqual(
		made
			.slice(1)
			.reverse()
			.map(({ id }) => id),
	);
	expect(listed[0]).toEqual({
		...made[5],
		id: expect.any(String),
		doneAt: null,
		expected: expect.any(Number),
	});
});

test("memberships end the day after their last day, and exemptions after theirs", async () => {
	const [last, ended] = [await person(paidUntil(day)), await person(paidUntil(dayAfter(day, -1)))];
	expect(await changesBy(() => reminders.endMemberships(now))).toEqual([
		"count user: fee overdue +1",
		"count user: fee paid -1",
		"user: feeVersion 0 → 1, membershipFeeStatus paid → overdue",
	]);
	expect([await statusOf(last), await statusOf(ended)]).toEqual(["paid", "overdue"]);
	const exempt = (feeExemptUntil?: string) => ({
		membershipFeeStatus: "exempt" as const,
		feeExemptReason: "Helper",
		feeExemptUntil,
	});
	const [today, past, forever] = [
		await person(exempt(day)),
		await person({
			...exempt(dayAfter(day, -1)),
			feeUntil: "2025-12-31",
			feeUntilAt: "2025-01-02T00:00:00.000Z",
		}),
		await person(exempt()),
	];
	expect(await changesBy(() => reminders.endExemptions(now))).toEqual([
		"count user: due 2025-12 +1",
		"count user: fee exempt -1",
		"count user: fee paid +1",
		"user: feeDueDate 2025-01-01 → 2026-01-01, feeExemptReason Helper → -, feeExemptUntil 2025-03-09 → -, feeVersion 0 → 1, membershipExpiryDate - → 2025-12-31, membershipFeeStatus exempt → paid",
	]);
	expect(await Promise.all([today, past, forever].map(statusOf))).toEqual([
		"exempt",
		"paid",
		"exempt",
	]);
	expect(await reminders.endExemptions(now)).toBe(0);
});

test.each<[string, Partial<Person>, object, Partial<Person> | null]>([
	["nothing", {}, {}, null],
	[
		"what is so already",
		{ membershipFeeStatus: "exempt" },
		{ membershipFeeStatus: "exempt" },
		null,
	],
	["the same end", paidUntil("2025-12-31"), { membershipExpiryDate: "2025-12-31" }, null],
	["no end where there is none", {}, { membershipExpiryDate: null }, null],
	["an exemption", {}, { membershipFeeStatus: "exempt" }, { membershipFeeStatus: "exempt" }],
	[
		"the end of an exemption",
		{ membershipFeeStatus: "exempt" },
		{ membershipFeeStatus: "none" },
		{ membershipFeeStatus: "pending" },
	],
	[
		"an end to come",
		{},
		{ membershipExpiryDate: "2025-03-10" },
		{
			membershipFeeStatus: "paid",
			membershipExpiryDate: "2025-03-10",
			feeDueDate: "2025-03-11",
			feeUntil: "2025-03-10",
			feeUntilAt: new Date(now).toISOString(),
		},
	],
	[
		"an end that has passed",
		{},
		{ membershipExpiryDate: "2025-03-09" },
		{
			membershipFeeStatus: "overdue",
			membershipExpiryDate: "2025-03-09",
			feeDueDate: "2025-03-10",
		},
	],
	[
		"that the end follows from the payments",
		{ ...paidUntil("2025-12-31"), feeUntil: "2025-12-31", feeUntilAt: "2025-01-01T00:00:00.000Z" },
		{ membershipExpiryDate: null },
		{
			membershipFeeStatus: "pending",
			membershipExpiryDate: undefined,
			feeUntil: undefined,
			feeUntilAt: undefined,
		},
	],
	[
		"an end of an exempt person",
		{ membershipFeeStatus: "exempt" },
		{ membershipExpiryDate: "2025-12-31" },
		{ membershipFeeStatus: "exempt", membershipExpiryDate: "2025-12-31" },
	],
])("staff state %s", async (_, fee, stated, expected) => {
	const before = await findUser(await person(fee));
	if (!before) throw new Error("There is no person");
	const after = await withStatedFee(before, stated, now);
	if (expected === null) expect(after).toBe(before);
	else expect({ ...before, ...after }).toMatchObject(expected);
});

test("after payments were moved, the fee and the days on the receipts follow", async () => {
	const id = await person();
	const pay = () =>
		payments.recordPayment(staff(), { userId: id, amount: 1, paymentMethod: "cash" });
	const [first, second] = [await pay(), await pay()];
	expect(second.validUntil).toBe("2027-03-09");
	const found = await findUser(id);
	if (!found) throw new Error("There is no person");
	await payments.voidPayment(staff(), { userId: id, receiptNumber: first.receiptNumber }, "x");
	expect(await changesBy(() => settleFee(id, now))).toEqual([]);
	const current = await findUser(id);
	if (!current) throw new Error("There is no person");
	const wrong = {
		...current,
		membershipExpiryDate: "2030-01-01",
		feeVersion: (current.feeVersion ?? 0) + 1,
	};
	await runTransaction(feeWrites([{ before: current, after: wrong }]));
	expect(await changesBy(() => settleFee(id, now))).toEqual([
		"count user: due 2026-03 +1",
		"count user: due 2030-01 -1",
		"user: feeVersion 4 → 5, membershipExpiryDate 2030-01-01 → 2026-03-09",
	]);
	expect(await changesBy(() => settleFee(id, now, true))).toEqual([
		"count user: due 2026-03 -1",
		"count user: fee exempt +1",
		"count user: fee paid -1",
		"user: feeVersion 5 → 6, membershipFeeStatus paid → exempt",
	]);
	expect(await changesBy(() => settleFee(99_999, now))).toEqual([]);
});

test("the list of a status is by due date, in pages, without those who owe nothing yet", async () => {
	for (const one of await Users.scan.go({ pages: "all" }).then(({ data }) => data))
		await Users.put({ ...one, membershipFeeStatus: "exempt" }).go();
	const late = await person(overdueSince("2025-02-02"));
	const later = await person({
		...overdueSince("2025-02-03"),
		feeReminder: "01JMF0000000000000000000AA",
	});
	const first = await person(overdueSince("2025-02-01"));
	await person({ ...overdueSince("2025-01-01"), role: "coach", isApproved: false });
	const list = (more: object = {}) => memberships.listByStatus({ status: "overdue", ...more });
	const all = await list();
	expect(all.rows.map(({ id }) => id)).toEqual([first, late, later]);
	expect(all.next).toBeUndefined();
	const page = await list({ limit: 2 });
	expect(page.rows.map(({ id }) => id)).toEqual([first, late]);
	const rest = await list({ limit: 2, cursor: cursorOf(page.next ?? "") });
	expect(rest.rows.map(({ id }) => id)).toEqual([later]);
	expect(all.rows[1]).toMatchObject({
		email: `crowd${late}@test.example`,
		membershipFeeStatus: "overdue",
		membershipExpiryDate: "2025-02-01",
		lastPaymentDate: null,
		feeDueDate: "2025-02-02",
		exemptReason: null,
		exemptUntil: null,
		reminder: null,
	});
	expect(all.rows[2].reminder).toEqual({ at: expect.stringMatching(/^2025-/), mailedAt: null });
	const elsewhere = await list({ cursor: { after: "x", skip: 0 } });
	expect(elsewhere.rows).toHaveLength(3);
});

test("the chart counts a year of payments and what comes to be due", async () => {
	const { statuses, months } = await memberships.countFeeStatuses(now);
	expect(Object.keys(statuses)).toEqual(["paid", "pending", "overdue", "exempt"]);
	expect(months.map(({ month }) => month)).toEqual([
		...["04", "05", "06", "07", "08", "09", "10", "11", "12"].map((month) => `2024-${month}`),
		...["01", "02", "03", "04", "05", "06"].map((month) => `2025-${month}`),
	]);
	const march = months.find(({ month }) => month === "2025-03");
	expect(march).toEqual({ month: "2025-03", payments: 1, amount: 1, due: expect.any(Number) });
});

test("people see their own membership as it is today, with what they paid for it", async () => {
	const id = await person();
	const own = (when = now) => memberships.readOwnMembership(callerForTest(id, "member", when));
	expect(await own()).toEqual({
		status: "pending",
		expiry: null,
		lastPaymentDate: null,
		payments: [],
	});
	const paid = await payments.recordPayment(staff(), {
		userId: id,
		amount: 5,
		paymentMethod: "cash",
	});
	expect(await own()).toMatchObject({
		status: "paid",
		expiry: "2026-03-09",
		lastPaymentDate: day,
		payments: [{ id: paid.id }],
	});
	expect(await own(at("2026-03-10"))).toMatchObject({ status: "overdue" });
});

test("payments are listed by person, day and method, latest first, in pages", async () => {
	const [one, other] = [await person(), await person()];
	const pay = (userId: UserId, paymentDate: string, paymentMethod: "cash" | "knet") =>
		payments.recordPayment(staff(at("2025-03-20")), {
			userId,
			amount: 1,
			paymentMethod,
			paymentDate,
		});
	const a = await pay(one, "2025-03-18", "cash");
	const b = await pay(one, "2025-03-19", "knet");
	const c = await pay(other, "2025-03-19", "cash");
	const d = await pay(other, "2025-03-20", "cash");
	const list = async (query: object) => {
		const { rows, next } = await payments.listPayments(query);
		return { ids: rows.map(({ id }) => id), next, rows };
	};
	expect((await list({ userId: one })).ids).toEqual([b.id, a.id]);
	expect((await list({ userId: one, from: "2025-03-19" })).ids).toEqual([b.id]);
	expect((await list({ userId: one, to: "2025-03-18" })).ids).toEqual([a.id]);
	expect((await list({ userId: one, method: "cash" })).ids).toEqual([a.id]);
	const between = { from: "2025-03-18", to: "2025-03-20" };
	expect((await list(between)).ids).toEqual([d.id, c.id, b.id, a.id]);
	expect((await list({ from: "2025-03-18", to: "2025-03-18" })).ids).toEqual([a.id]);
	expect((await list({ ...between, method: "cash" })).ids).toEqual([d.id, c.id, a.id]);
	expect((await list({ from: "2025-03-20", to: "2025-03-19" })).ids).toEqual([]);
	const page = await list({ ...between, limit: 2 });
	expect(page.ids).toEqual([d.id, c.id]);
	expect((await list({ ...between, limit: 2, cursor: cursorOf(page.next ?? "") })).ids).toEqual([
		b.id,
		a.id,
	]);
	// A cursor of another range begins anew.
	expect(
		(await list({ from: "2025-03-18", to: "2025-03-18", cursor: cursorOf(page.next ?? "") })).ids,
	).toEqual([a.id]);
	expect(
		(await list({ from: "2025-03-20", to: "2025-03-20", cursor: cursorOf(page.next ?? "") })).ids,
	).toEqual([d.id]);
	expect(page.rows[0]).toMatchObject({
		person: { id: other },
		recordedBy: 9,
		isOnline: false,
		notes: null,
		reference: null,
		payer: null,
		voidedAt: null,
		voidedBy: null,
		voidReason: null,
		parts: [],
		atBank: null,
	});
});

test("of a receipt of several people each sees their own, a guardian the family's and staff all", async () => {
	const [parent, child, stranger] = [await person(), await person(), await person()];
	await Guardianships.put(guardianshipForTest({ childId: child, guardianId: parent })).go();
	const plan = (reference: string | null, by: number) => () =>
		fees.planPayment(
			{ by, now },
			{
				charges: [],
				memberships: [parent, child, stranger].map((userId) => ({ userId, amount: 1_000 })),
				credit: 0,
				paymentMethod: "online",
				paymentDate: null,
				reference,
			},
			"credit",
		);
	const online = `${parent}-abcdefghijklmnopqrstuv`;
	const { receiptNumber } = await changeLedgerFor({ by: parent, now }, plan(online, parent));
	const read = async (caller: number, role: "member" | "admin", userId: UserId) => {
		const acting = await actFor(callerForTest(caller, role, now), "seeFees", userId);
		const {
			payments: seen,
			total,
			payer,
		} = await payments.readReceipt(acting, { userId, receiptNumber });
		return {
			people: seen.map(({ payment, person: of }) => [payment.userId, of?.id]),
			total,
			payer: payer?.id,
		};
	};
	const pair = (id: number) => [id, id];
	expect(await read(child, "member", child)).toEqual({
		people: [pair(child)],
		total: 3_000,
		payer: parent,
	});
	expect(await read(parent, "member", child)).toEqual({
		people: [parent, child].map(pair),
		total: 3_000,
		payer: parent,
	});
	expect(await read(parent, "member", parent)).toEqual({
		people: [parent, child].map(pair),
		total: 3_000,
		payer: parent,
	});
	expect(await read(9, "admin", child)).toEqual({
		people: [parent, child, stranger].map(pair),
		total: 3_000,
		payer: parent,
	});
	await refused(read(stranger, "member", child), "not_found");
	// A receipt with the method `online` that staff recorded has no payer.
	const other = await changeLedgerFor({ by: 9, now }, plan(online, 9));
	const acting = await actFor(callerForTest(child, "member", now), "seeFees", child);
	const found = await payments.readReceipt(acting, {
		userId: child,
		receiptNumber: other.receiptNumber,
	});
	expect(found.payer).toBeUndefined();
	const single = await payments.recordPayment(staff(), {
		userId: child,
		amount: 1,
		paymentMethod: "cash",
	});
	const own = await payments.readReceipt(acting, {
		userId: child,
		receiptNumber: single.receiptNumber,
	});
	expect([own.payments.length, own.total]).toEqual([1, 1]);
});

test("a receipt names who took the money, unless it came online, and a refund the receipts that it pays back", async () => {
	const [userId, cashier] = [await person(), await person()];
	const charge = { charge: "charge", titleEn: "Cup", titleAr: "كأس" };
	const put = async (receiptNumber: string, amount: number, wish: Partial<PaymentRecord> = {}) => {
		await MembershipPayments.put({
			userId,
			receiptNumber,
			amount,
			paymentMethod: "cash",
			paymentDate: day,
			parts: [{ ...charge, amount }],
			createdAt: new Date(now).toISOString(),
			recordedBy: cashier,
			...wish,
		}).go();
		const acting = await actFor(callerForTest(9, "admin", now), "seeFees", userId);
		return payments.readReceipt(acting, { userId, receiptNumber });
	};
	const voided = { voidedAt: new Date(now).toISOString() };
	const paid = await put("2025-90001", 5_000);
	expect([paid.cashier?.id, paid.firstReceipts]).toEqual([cashier, []]);
	expect((await put("2025-90002", 5_000, { paymentMethod: "online" })).cashier).toBeUndefined();
	await put("2025-90003", 5_000, voided);
	await put("2025-90004", 5_000, { parts: [{ ...charge, charge: "other", amount: 5_000 }] });
	const { firstReceipts } = await put("2025-90005", -4_000);
	expect([...firstReceipts].sort()).toEqual(["2025-90001", "2025-90002"]);
	const ofMembership = await put("2025-90006", -4_000, { refundOf: "2025-90004" });
	expect(ofMembership.firstReceipts).toEqual(["2025-90004"]);
});

test("a refund that waits at the bank counts as paid back when another one is ordered", async () => {
	const userId = await person();
	const made = {
		userId,
		paymentMethod: "online" as const,
		paymentDate: day,
		createdAt: new Date(now).toISOString(),
		recordedBy: userId,
	};
	const [receiptNumber, waiting] = ["2025-91001", "2025-91002"];
	await MembershipPayments.put([
		{ ...made, receiptNumber, amount: 9_000, validUntil: "2026-03-09", months: 12 },
		{
			...made,
			receiptNumber: waiting,
			amount: -5_000,
			refundOf: receiptNumber,
			waitsSince: made.createdAt,
		},
	]).go();
	const order = (amount: number) =>
		planMembershipRefund({ by: 9, now }, { userId, receiptNumber, amount, reason: "Ill" });
	await refused(order(4_001), "less_is_open");
	expect((await order(4_000)).writes.length).toBeGreaterThan(0);
});

test("a payment that went to another person on its receipt leaves them what they had paid themselves", async () => {
	const [merged, other] = [await person(), await person()];
	const made = {
		receiptNumber: "2025-92001",
		paymentMethod: "cash" as const,
		paymentDate: day,
		people: [merged, other],
		createdAt: new Date(now).toISOString(),
		recordedBy: 9,
	};
	const part = (charge: string, amount: number) => ({ charge, amount, titleEn: "A", titleAr: "أ" });
	const cup = { ...made, userId: other, amount: 1_000, parts: [part("cup", 1_000)] };
	const ofMembership = {
		...made,
		userId: merged,
		amount: 9_000,
		months: 12,
		validUntil: "2026-03-09",
		parts: [part("membership", 9_000)],
	};
	const read = async (userId: UserId) => {
		const { receiptNumber } = made;
		return (await MembershipPayments.get({ userId, receiptNumber }).go({ consistent: true })).data;
	};
	await runTransaction(writePayments(newPayments([cup, ofMembership])));
	await runTransaction(await planGivenPayment(ofMembership, other));
	expect(await read(merged)).toBeNull();
	expect(await read(other)).toMatchObject({ amount: 10_000, months: 12, validUntil: "2026-03-09" });
	await runTransaction(await planTakenPayment(ofMembership, other));
	expect(await read(merged)).toEqual(ofMembership);
	expect(await read(other)).toEqual(cup);
});

test("a receipt whose earlier payment went to somebody else covers another period from then on", async () => {
	const id = await person();
	const pay = () =>
		payments.recordPayment(staff(), { userId: id, amount: 1, paymentMethod: "cash" });
	const [first, second] = [await pay(), await pay()];
	await MembershipPayments.delete({ userId: id, receiptNumber: first.receiptNumber }).go();
	await settleFee(id, now);
	const left = await MembershipPayments.get({
		userId: id,
		receiptNumber: second.receiptNumber,
	}).go();
	expect(left.data?.validUntil).toBe("2026-03-09");
	expect((await findUser(id))?.membershipExpiryDate).toBe("2026-03-09");
});

test("two runs of the clock at once end each membership and exemption once", async () => {
	const [ended, exempt]: [UserId[], UserId[]] = [[], []];
	for (let n = 0; n < 3; n++) {
		ended.push(await person(paidUntil("2025-05-01")));
		exempt.push(await person({ membershipFeeStatus: "exempt", feeExemptUntil: "2025-05-01" }));
	}
	const may = at("2025-05-02");
	const both = async (run: (when: number) => Promise<number>) =>
		(await Promise.all([run(may), run(may)])).reduce((sum, one) => sum + one, 0);
	expect(await both(reminders.endMemberships)).toBeGreaterThanOrEqual(3);
	expect(await Promise.all(ended.map(statusOf))).toEqual(Array(3).fill("overdue"));
	await reminders.endExemptions(at("2025-05-01"));
	expect(await both(reminders.endExemptions)).toBe(3);
	expect(await Promise.all(exempt.map(statusOf))).toEqual(Array(3).fill("pending"));
	expect(await both(reminders.endMemberships)).toBe(0);
});

test("each version of a run takes its next step before the next change is looked at", async () => {
	const { id } = await reminders.remindAll(staff(at("2025-05-03")), "overdue");
	const read = async () => (await ReminderRuns.get({ id }).go({ consistent: true })).data;
	const after = await read();
	const batch = { now: at("2025-05-03") } as never;
	await membershipsReactions.reminderRun?.({ before: null, after } as never, batch);
	expect((await read())?.doneAt).toBeDefined();
	await membershipsReactions.reminderRun?.({ before: after, after: null } as never, batch);
});
