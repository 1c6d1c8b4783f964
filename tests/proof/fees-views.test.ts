import { strFromU8, unzipSync } from "fflate";
import type { EventClassId, EventId, UserId } from "#shared/core/ids.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { callerForTest } from "./caller.ts";
import { guardianshipForTest } from "./guardianship.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { makeCrowd, makeEvent, makeStaff } = await import("./crowd.ts");
const { Guardianships } = await import("#functions/people/families/guardianship.entity.ts");
const { sightOf } = await import("#functions/people/families/authorization.ts");
const { Users } = await import("#functions/people/users/user.entity.ts");
const { findUser } = await import("#functions/people/users/users.service.ts");
const { putCounters } = await import("#functions/core/table/counters.ts");
const { CashClosings } = await import("#functions/competition/fees/cash-closing.entity.ts");
const { chargesOf, chargedIn, findCharge } = await import("#functions/competition/fees/charged.ts");
const { chargesCountedAs } = await import("#functions/competition/fees/fees.counts.ts");
const fees = await import("#functions/competition/fees/fees.service.ts");
const { changedDebtor } = await import("#functions/competition/fees/ledger/changedDebtor.ts");
const { readDebtors } = await import("#functions/competition/fees/ledger/debtors.ts");
const { listGivenUp } = await import("#functions/competition/fees/money/given-up.ts");
const { exportMoney } = await import("#functions/competition/fees/money/money.export.ts");
const money = await import("#functions/competition/fees/money/money.service.ts");
const { owedMemberships } = await import("#functions/competition/fees/money/owed-memberships.ts");
const { chargeLinesBetween } = await import("#functions/competition/fees/money/charge-lines.ts");
const payments = await import("#functions/competition/fees/payments.service.ts");
const { refundCharge } = await import("#functions/competition/fees/refunds.ts");
const { remindUnpaid } = await import("#functions/competition/fees/remind-unpaid.ts");
const { cashCountedAs, membershipAmountOf, paymentsCountedAs } = await import(
	"#functions/people/memberships/memberships.counts.ts"
);
const { Events } = await import("#functions/competition/events/event.entity.ts");
const { Registrations } = await import(
	"#functions/competition/registrations/registration.entity.ts"
);
const { Dojos } = await import("#functions/people/dojos/dojo.entity.ts");
const { firstVersion } = await import("#functions/core/table/versioned.ts");
const settings = await import("#functions/base/settings/settings.service.ts");
const { forgetAll } = await import("#functions/core/memory.ts");
const { capComingEvents } = await import("#functions/competition/fees/cap-family.ts");
const { ChargeLines } = await import("#functions/competition/fees/ledger/charge-line.entity.ts");
const { fileCharges, recordOf } = await import(
	"#functions/competition/fees/ledger/follow-charges.ts"
);
const { readCounters } = await import("#functions/core/table/counters.ts");
const { moveRegistration } = await import(
	"#functions/competition/registrations/seating/move.service.ts"
);
const { chargePlace, priceOfPlace, readPlacePrice } = await import(
	"#functions/competition/registrations/charging.ts"
);
const { findWholeEvent } = await import("#functions/competition/events/events.service.ts");
const { Notifications } = await import("#functions/people/notifications/notification.entity.ts");
const { interceptTable } = await import("../core/intercept.ts");
afterAll(world.close);

const day = "2025-03-10";
const at = (date: string, hour = 12) => startOf(date) + hour * 60 * 60 * 1000;
const now = at(day);
const staff = (when = now) => callerForTest(9, "super-admin", when);
const refused = (act: Promise<unknown>, code: string) =>
	expect(act).rejects.toMatchObject({ code });
await makeStaff();
const { version: _, ...before } = await settings.readSettings();
await settings.updateSettings(staff(), {
	...before,
	membershipFees: { adult: 9_000, child: 5_000, family: 12_000 },
});

let lastId = 8_000;
type Person = NonNullable<Awaited<ReturnType<typeof findUser>>>;
async function person(fee: Partial<Person> = {}) {
	lastId += 1;
	const [made] = await makeCrowd(1, lastId);
	const found = await findUser(made.id);
	if (!found) throw new Error("There is no person");
	await Users.put({ ...found, membershipFeeStatus: "pending", feeDueDate: day, ...fee }).go();
	return { ...made, own: callerForTest(made.id, "member", now) };
}
type Made = Awaited<ReturnType<typeof person>>;
async function register(people: Made[], terms: object = {}) {
	const { eventId } = await makeEvent(9, [], 0, undefined, {
		fee: 10_000,
		shadow: false,
		...terms,
	});
	for (const { cookie } of people)
		await world.call("POST /api/events/{id}/register", { id: `${eventId}` }, cookie, {});
	await world.settle();
	return { eventId, target: (one: Made) => `registration-${eventId}-${one.id}` };
}
const pay = (id: string, amount: number, more: object = {}) =>
	payments.payCharges(staff(), {
		charges: [{ id, amount }],
		credit: 0,
		paymentMethod: "cash",
		...more,
	});

describe("the fees of people", () => {
	test("a parent sees their own fees first, then the children's, and what all of it comes to", async () => {
		const child = await person({ dateOfBirth: "2018-01-01" });
		const parent = await person();
		await Guardianships.put(guardianshipForTest({ childId: child.id, guardianId: parent.id })).go();
		const { target } = await register([child]);
		await pay(target(child), 4_000, { credit: 300 });
		const mine = await fees.readOwnFees(parent.own);
		expect(mine.people.map((one) => [one.person.id, one.credit, one.membership])).toEqual([
			[parent.id, 0, { status: "pending", amount: 9_000 }],
			[child.id, 4_300 - 4_000, { status: "pending", amount: 5_000 }],
		]);
		expect([mine.open, mine.familyMembership]).toEqual([6_000 + 12_000, 12_000]);
		const ofChild = await fees.readPersonFees(staff(), child.id);
		expect(ofChild).toEqual(mine.people[1]);
		expect(ofChild.charges).toMatchObject([
			{ target: target(child), owed: 10_000, paid: 4_000, state: "partlyPaid", refunding: 0 },
		]);
		expect(ofChild.charges[0].lines).toEqual([
			{ at: expect.any(String), kind: "charged", amount: 10_000 },
			{ at: expect.any(String), kind: "paid", amount: 4_000, receipt: expect.any(String) },
		]);
		await refused(fees.readPersonFees(staff(), 99_999 as UserId), "not_found");
	});

	const paid = (membershipExpiryDate: string): Partial<Person> => ({
		membershipFeeStatus: "paid",
		membershipExpiryDate,
	});
	test.each<[string, Partial<Person>, object | null, object | null]>([
		["has not paid", {}, { status: "pending", amount: 9_000 }, null],
		[
			"was never asked",
			{ membershipFeeStatus: undefined },
			{ status: "pending", amount: 9_000 },
			null,
		],
		[
			"is overdue",
			{ membershipFeeStatus: "overdue", membershipExpiryDate: "2025-03-01" },
			{ status: "overdue", amount: 9_000 },
			null,
		],
		["is a child", { dateOfBirth: "2018-01-01" }, { status: "pending", amount: 5_000 }, null],
		[
			"is of age since today",
			{ dateOfBirth: "2004-03-10" },
			{ status: "pending", amount: 9_000 },
			null,
		],
		["is exempt", { membershipFeeStatus: "exempt" }, null, null],
		["applies as a coach", { role: "coach", isApproved: false }, null, null],
		["can renew", paid("2025-04-09"), null, { validUntil: "2025-04-09", amount: 9_000 }],
		["cannot renew yet", paid("2025-04-10"), null, null],
		[
			"can renew but applies as a coach",
			{ ...paid("2025-03-20"), role: "coach", isApproved: false },
			null,
			null,
		],
		["has paid without an end", { membershipFeeStatus: "paid" }, null, null],
	])("a person who %s owes or renews the membership so", async (_, fee, owed, renewal) => {
		const one = await person(fee);
		const found = await findUser(one.id);
		const all = await settings.readSettings();
		if (!found) throw new Error("There is no person");
		expect(fees.owedMembership(found, all, now)).toEqual(owed);
		expect(fees.renewableMembership(found, all, now)).toEqual(renewal);
		expect(fees.payableMembership(found, all, now)?.amount).toBe(
			(owed ?? renewal) ? ((owed ?? renewal) as { amount: number }).amount : undefined,
		);
		const free = { ...all, membershipFees: { adult: 0, child: 0, family: 0 } };
		expect(fees.payableMembership(found, free, now)).toBeNull();
		// Without an amount, people still read that they owe the fee.
		expect(fees.owedMembership(found, free, now)).toEqual(owed && { ...owed, amount: 0 });
		const small = { ...all, membershipFees: { adult: 1, child: 1, family: 0 } };
		expect(fees.payableMembership(found, small, now)?.amount).toBe(owed || renewal ? 1 : undefined);
	});

	test("the charges of an event are seen by staff, and by others for their own people once it is public", async () => {
		const [one, other] = [await person({ dojoId: 7 }), await person()];
		const { eventId, target } = await register([one, other]);
		await pay(target(one), 10_000);
		const id = eventId as EventId;
		const all = await fees.readEventFees(null, id);
		expect(all).toMatchObject({ titleEn: "Storm", titleAr: "عاصفة" });
		expect(
			all.rows.map((row) => [row.userId, row.person?.id, row.dojoId, row.state]).sort(),
		).toEqual([
			[one.id, one.id, 7, "paid"],
			[other.id, other.id, null, "open"],
		]);
		const sight = { people: async () => new Set([other.id]) };
		expect((await fees.readEventFees(sight, id)).rows.map(({ userId }) => userId)).toEqual([
			other.id,
		]);
		await Users.delete({ id: other.id }).go();
		expect((await fees.readEventFees(sight, id)).rows[0].person).toBeNull();
		for (const change of [{ published: false }, { shadow: true, published: true }]) {
			await Events.patch({ id }).set(change).go();
			forgetAll();
			await refused(fees.listChargedAt(sight, id), "not_found");
			expect((await fees.listChargedAt(null, id)).charged).toHaveLength(2);
		}
		expect(sightOf(staff(), "seeEventFees")).toBeNull();
	});

	test("a charge is found by its id after its registration moved, else by its target", async () => {
		const one = await person();
		const { target } = await register([one]);
		await register([one]);
		const all = await chargesOf(one.id);
		expect(all).toHaveLength(2);
		expect(all[0].charge.lines[0].at <= all[1].charge.lines[0].at).toBe(true);
		const [first, second] = all;
		expect(chargedIn(all, { target: "gone", chargeId: second.charge.id })).toBe(second);
		expect(chargedIn(all, { target: first.target, chargeId: second.charge.id })).toBe(second);
		expect(chargedIn(all, { target: first.target })).toBe(first);
		expect(chargedIn(all, { target: "gone" })).toBeUndefined();
		expect((await findCharge(target(one))).userId).toBe(one.id);
		await refused(findCharge(`${target(one)}-7`), "not_found");
	});

	const charge = (owed: number, paid: number) => ({ userId: 7, charge: { owed, paid } });
	test.each([
		["was charged", null, charge(1, 0), [7]],
		["settled it", charge(1, 0), charge(1, 1), [7, 7]],
		["owes it again", charge(1, 1), charge(1, 0), [7, 7]],
		["still owes it", charge(2, 0), charge(2, 1), []],
		["owes nothing", { userId: 7 }, charge(1, 1), []],
		["no longer has it", charge(1, 0), null, [7]],
		["never had it", null, null, []],
	])("a person who %s may be a debtor anew", (_, was, is, expected) => {
		expect(changedDebtor(was, is)).toEqual(expected);
	});

	test("debtors are those with an open charge", async () => {
		const [one, other] = [await person(), await person()];
		const { target } = await register([one, other]);
		await pay(target(one), 10_000);
		await world.settle();
		const debtors = await readDebtors();
		expect([debtors.has(one.id), debtors.has(other.id)]).toEqual([false, true]);
	});
});

describe("counters", () => {
	const payment = { paymentDate: day, amount: 5_000, paymentMethod: "knet" as const };
	const part = (charge: string, amount: number, eventId?: number) => ({
		charge,
		amount,
		titleEn: "",
		titleAr: "",
		...(eventId && { eventId }),
	});
	test.each<[string, object, object]>([
		["a membership", {}, { "knet 2025-03": 5_000, "payments 2025-03": 1, "amount 2025-03": 5_000 }],
		[
			"one of a dojo",
			{ dojoId: 7 },
			{
				"knet 2025-03": 5_000,
				"payments 2025-03": 1,
				"amount 2025-03": 5_000,
				"dojo 2025 7": 5_000,
			},
		],
		["a fee", { parts: [part("c", 5_000, 3)] }, { "knet 2025-03": 5_000, "event 2025 3": 5_000 }],
		["a grading", { parts: [part("c", 5_000)] }, { "knet 2025-03": 5_000 }],
		["credit", { parts: [] }, { "knet 2025-03": 5_000 }],
		[
			"both",
			{ parts: [part("membership", 2_000), part("c", 1_000, 3), part("d", 2_000, 3)] },
			{
				"knet 2025-03": 5_000,
				"payments 2025-03": 1,
				"amount 2025-03": 2_000,
				"event 2025 3": 3_000,
			},
		],
		[
			"a refund of a membership",
			{ amount: -5_000, parts: [part("membership", -5_000)] },
			{ "knet 2025-03": -5_000, "amount 2025-03": -5_000 },
		],
		["a voided payment", { voidedAt: day }, {}],
		["a refund that waits", { waitsSince: day }, {}],
	])("count %s", (_, change, expected) => {
		const made = { ...payment, ...change };
		expect(paymentsCountedAs(made)).toEqual(expected);
		expect(cashCountedAs(made)).toEqual({});
	});

	test("count the cash of a day, also of a refund, unless it was voided", () => {
		const cash = { ...payment, paymentMethod: "cash" as const };
		expect(cashCountedAs(cash)).toEqual({ [day]: 5_000 });
		expect(cashCountedAs({ ...cash, amount: -1 })).toEqual({ [day]: -1 });
		expect(cashCountedAs({ ...cash, voidedAt: day })).toEqual({});
		expect(membershipAmountOf({ amount: 5, parts: undefined })).toBe(5);
		expect(membershipAmountOf({ amount: 5, parts: [part("membership", 2), part("c", 3)] })).toBe(2);
	});

	const line = { amount: 10, at: "2025-03-10T09:00:00Z" };
	test.each<[string, object, object]>([
		["a charge", { kind: "charged" }, { open: 10, "charged 2025-03": 10 }],
		["a waiver", { kind: "waived", amount: -10 }, { open: -10, "charged 2025-03": -10 }],
		[
			"a payment",
			{ kind: "paid", eventId: 3, dojoId: 7 },
			{ open: -10, "event 3": -10, "dojo 7": -10 },
		],
		["what was released", { kind: "released", amount: -10 }, { open: 10 }],
		[
			"a charge of an event",
			{ kind: "charged", eventId: 3 },
			{ open: 10, "charged 2025-03": 10, "event 3": 10 },
		],
		[
			"a charge of a dojo",
			{ kind: "charged", dojoId: 7 },
			{ open: 10, "charged 2025-03": 10, "dojo 7": 10 },
		],
	])("count %s in what is open and charged", (_, change, expected) => {
		expect(chargesCountedAs({ ...line, ...change } as never)).toEqual(expected);
	});
});

describe("the money of the federation", () => {
	test("is read by month with the year before, by dojo and by event, from the counters", async () => {
		const { eventId } = await makeEvent(9);
		const { eventId: quiet } = await makeEvent(9);
		const dojo = (id: number, nameEn: string) =>
			Dojos.put({
				id,
				nameEn,
				nameAr: `${nameEn} ع`,
				area: "hawalli",
				published: true,
				...firstVersion(now),
			}).go();
		await dojo(71, "East");
		await dojo(72, "West");
		await dojo(73, "North");
		await putCounters("membershipPayment", {
			"cash 2031-02": 5_000,
			"knet 2031-02": 1_000,
			"online 2031-12": 7,
			"transfer 2030-02": 3_000,
			"other 2030-12": 2,
			"cash 2032-02": 9,
			"dojo 2031 71": 4_000,
			"dojo 2030 73": 4_000,
			[`event 2031 ${eventId}`]: 6_000,
			[`event 2031 ${quiet}`]: 0,
		});
		await putCounters("chargeLine", {
			open: 12_345,
			"charged 2031-02": 8_000,
			"dojo 72": 500,
			[`event ${eventId}`]: 700,
		});
		const read = await money.readMoney("2031", now);
		const none = { cash: 0, knet: 0, transfer: 0, online: 0, other: 0 };
		expect([read.year, read.open, read.months.length]).toEqual([2031, 12_345, 12]);
		expect(read.months[1]).toEqual({
			month: "2031-02",
			collected: 6_000,
			before: 3_000,
			charged: 8_000,
			byMethod: { ...none, cash: 5_000, knet: 1_000 },
		});
		expect(read.months[11]).toEqual({
			month: "2031-12",
			collected: 7,
			before: 2,
			charged: 0,
			byMethod: { ...none, online: 7 },
		});
		expect(read.dojos).toEqual([
			{ dojoId: 71, nameEn: "East", nameAr: "East ع", collected: 4_000, open: 0 },
			{ dojoId: 72, nameEn: "West", nameAr: "West ع", collected: 0, open: 500 },
		]);
		expect(read.events).toEqual([
			{ eventId, titleEn: "Storm", titleAr: "عاصفة", collected: 6_000, open: 700 },
		]);
		expect((await money.readMoney(undefined, now)).year).toBe(2025);
	});

	test("of a day counts receipts and sums by method, without what was voided or waits", async () => {
		const date = "2025-05-05";
		const when = at(date);
		const people = [await person(), await person()];
		const { target } = await register(people);
		const one = { paymentMethod: "transfer" as const, credit: 0 };
		await payments.payCharges(staff(when), {
			...one,
			charges: people.map((who) => ({ id: target(who), amount: 1_000 })),
		});
		const cash = await payments.payCharges(staff(when), {
			charges: [{ id: target(people[0]), amount: 300 }],
			credit: 0,
			paymentMethod: "cash",
		});
		const read = await money.readDay(date);
		const none = { cash: 0, knet: 0, transfer: 0, online: 0, other: 0 };
		expect(read).toEqual({
			day: date,
			payments: 2,
			amounts: { ...none, cash: 300, transfer: 2_000 },
			closedUntil: null,
			closing: null,
		});
		const closed = await money.closeDay(staff(when), date, {
			counted: 250,
			reason: "A note",
			notes: "Short",
		});
		expect(closed).toMatchObject({
			closedUntil: date,
			closing: {
				counted: 250,
				expected: 300,
				afterwards: 0,
				reason: "A note",
				notes: "Short",
				by: null,
			},
		});
		const key = { userId: people[0].id, receiptNumber: cash.receiptNumber };
		await payments.voidPayment(staff(when), key, "Wrong");
		expect(await money.readDay(date)).toMatchObject({
			payments: 1,
			amounts: { ...none, transfer: 2_000 },
			closing: { afterwards: -300, closedAt: new Date(when).toISOString() },
		});
		const by999 = callerForTest(999, "super-admin", when);
		await money.reopenDay(by999, date, { reason: "x" });
		const again = await money.closeDay(by999, date, { counted: 0, reason: "x", notes: null });
		expect(again.closing).toMatchObject({ by: { id: 999 }, notes: null });
		await money.reopenDay(by999, date, { reason: "x" });
	});

	test.each([
		["tomorrow", "2025-03-11", { day: "date_invalid" }],
		["a year and a day ago", "2024-03-09", null],
		["longer ago", "2024-03-08", { day: "day_too_early" }],
	])("of a day is closed or not: %s", async (_, date, fields) => {
		const close = money.closeDay(staff(), date, { counted: 0, notes: null });
		if (fields) await expect(close).rejects.toMatchObject({ code: "invalid", detail: { fields } });
		else {
			expect((await close).closedUntil).toBe(date);
			await refused(money.closeDay(staff(), date, { counted: 0, notes: null }), "day_closed");
			await money.reopenDay(staff(), date, { reason: "x" });
		}
	});

	test("knows when each day was closed: with it, the days since the closing before it", async () => {
		const closing = (of: string, before?: string) =>
			CashClosings.put({
				day: of,
				before,
				counted: 0,
				expected: 0,
				closedBy: 9,
				closedAt: `at ${of}`,
			}).go();
		await closing("2020-01-05");
		await closing("2020-01-08", "2020-01-05");
		await closing("2020-01-09", "2020-01-08");
		const find = async (from: string, to: string) =>
			[...(await money.findClosings(from, to))].sort();
		expect(await find("2020-01-04", "2020-01-09")).toEqual([
			["2020-01-04", "at 2020-01-05"],
			["2020-01-05", "at 2020-01-05"],
			["2020-01-06", "at 2020-01-08"],
			["2020-01-07", "at 2020-01-08"],
			["2020-01-08", "at 2020-01-08"],
			["2020-01-09", "at 2020-01-09"],
		]);
		expect(await find("2020-01-07", "2020-01-07")).toEqual([["2020-01-07", "at 2020-01-08"]]);
		expect(await find("2020-01-10", "2020-01-12")).toEqual([]);
		await CashClosings.delete(["05", "08", "09"].map((of) => ({ day: `2020-01-${of}` }))).go();
	});

	test("that was given up names whose it was and who decided, in its month alone", async () => {
		const [one, removed] = [await person(), await person()];
		const { target } = await register([one, removed], { fee: 30_000 });
		const when = at("2025-04-30", 23);
		const by = callerForTest(999, "super-admin", when);
		for (const who of [one, removed]) {
			await payments.payCharges(by, {
				charges: [{ id: target(who), amount: 20_000 }],
				credit: 0,
				paymentMethod: "cash",
			});
			await refundCharge(by, target(who), { amount: 20_000, reason: "Ill", paymentMethod: "cash" });
			await payments.waiveCharge(by, target(who), { amount: 10_000, reason: "Judge" });
		}
		await world.settle();
		await Users.delete({ id: removed.id }).go();
		const april = await listGivenUp("2025-04");
		expect(
			april
				.map(({ kind, amount, reason, person: of, by: who }) => [
					kind,
					amount,
					reason,
					of?.id,
					who?.id,
				])
				.sort(),
		).toEqual(
			[
				["refund", 20_000, "Ill", one.id, 999],
				["refund", 20_000, "Ill", undefined, 999],
				["waiver", 10_000, "Judge", one.id, 999],
				["waiver", 10_000, "Judge", undefined, 999],
			].sort(),
		);
		expect(Object.keys(april[0]).sort()).toEqual([
			"amount",
			"by",
			"day",
			"id",
			"kind",
			"person",
			"reason",
			"receipt",
			"titles",
		]);
		expect(await listGivenUp("2025-05")).toEqual([]);
	});

	test("is exported by day with people's names, charges and payments", async () => {
		const one = await person({ firstName: "Noura" });
		const { target } = await register([one]);
		const when = at("2025-06-15");
		const by = callerForTest(999, "super-admin", when);
		await payments.payCharges(by, {
			charges: [{ id: target(one), amount: 1_000 }],
			credit: 0,
			paymentMethod: "cash",
		});
		await payments.waiveCharge(by, target(one), { amount: 2_000, reason: "Judge" });
		await world.settle();
		const read = async (from: string, to: string) => {
			const file = await exportMoney(from, to, "en");
			const parts = unzipSync(file.content as Uint8Array);
			return {
				name: file.options.name,
				all: Object.values(parts)
					.map((part) => strFromU8(part))
					.join(),
			};
		};
		const june = await read("2025-06-15", "2025-06-15");
		expect(june.name).toBe("Payments and charges 2025-06-15 2025-06-15.xlsx");
		for (const word of ["Noura", "Charge waived", "Judge", "Cash"])
			expect(june.all).toContain(word);
		expect((await read("2025-06-16", "2025-06-30")).all).not.toContain("Noura");
	});

	test("lines of charges are read between two days, over months, without payments and what voided them", async () => {
		const one = await person();
		const { target } = await register([one]);
		const waive = (date: string, hour: number) =>
			payments.waiveCharge(callerForTest(9, "super-admin", at(date, hour)), target(one), {
				amount: 1,
				reason: date,
			});
		const { receiptNumber } = await pay(target(one), 1);
		await payments.voidPayment(staff(), { userId: one.id, receiptNumber }, "Wrong");
		for (const [date, hour] of [
			["2025-08-30", 12],
			["2025-08-31", 0],
			["2025-09-30", 12],
			["2025-10-01", 23.9],
			["2025-10-02", 0],
		] as const)
			await waive(date, hour);
		await world.settle();
		const read = async (from: string, to: string) =>
			(await chargeLinesBetween(from, to))
				.filter(({ userId }) => userId === one.id)
				.map(({ reason }) => reason)
				.sort();
		expect(await read("2025-08-31", "2025-10-01")).toEqual([
			"2025-08-31",
			"2025-09-30",
			"2025-10-01",
		]);
		expect(await read(day, day)).toEqual([]);
	});

	test("that is owed for memberships is summed up by person, month and dojo", async () => {
		const { data } = await Users.scan.go({ pages: "all" });
		for (const one of data) await Users.put({ ...one, membershipFeeStatus: "exempt" }).go();
		await person({ dojoId: 71, feeDueDate: "2025-02-01" });
		await person({ dojoId: 71, feeDueDate: "2025-03-31", dateOfBirth: "2018-01-01" });
		await person({ dojoId: 72, feeDueDate: "2025-01-31", membershipFeeStatus: "overdue" });
		await person({ feeDueDate: "2025-02-28" });
		await person({ membershipFeeStatus: "paid", dojoId: 71 });
		await person({ role: "coach", isApproved: false, dojoId: 71 });
		expect(await owedMemberships(now)).toEqual({
			people: 4,
			amount: 32_000,
			months: [
				{ month: "2025-01", amount: 9_000 },
				{ month: "2025-02", amount: 18_000 },
				{ month: "2025-03", amount: 5_000 },
			],
			dojos: [
				{ dojoId: 71, nameEn: "East", nameAr: "East ع", amount: 14_000 },
				{ dojoId: 72, nameEn: "West", nameAr: "West ع", amount: 9_000 },
			],
		});
	});
});

describe("a fee that was charged for the event itself", () => {
	const classEvent = async () => {
		const people = [await person(), await person()];
		const made = await makeEvent(9, [1], 0, undefined, { fee: 10_000, shadow: false });
		const { eventId } = made;
		for (const { cookie } of people)
			await world.call("POST /api/events/{id}/register", { id: `${eventId}` }, cookie, {});
		await world.settle();
		return { people, eventId, classId: made.classes[0] };
	};
	const move = ({ id }: Made, eventId: EventId, classId: EventClassId) =>
		moveRegistration(
			staff(Date.now()),
			{ eventId, userId: id, classId: 0 as EventClassId },
			{ classId },
		);

	test("goes with a person whom staff move to an event class, or who gets a place there later", async () => {
		const {
			people: [moves, waits],
			eventId,
			classId,
		} = await classEvent();
		for (const one of [moves, waits]) await pay(`registration-${eventId}-${one.id}`, 10_000);
		const settled = async (one: Made) => {
			await world.settle();
			const { owed, credit } = await fees.accountOf(one.id);
			return { owed, credit };
		};
		await move(moves, eventId, classId);
		expect(await settled(moves)).toEqual({ owed: 0, credit: 0 });
		const path = { id: `${eventId}`, classId: `${classId}` };
		const route = "POST /api/events/{id}/classes/{classId}/register";
		const { body } = await world.call(route, path, waits.cookie, {});
		expect(body.registration.status).toBe("waitlisted");
		await world.settle();
		const id = `${eventId}-${moves.id}-${classId}`;
		await world.call("DELETE /api/registrations/{id}", { id }, moves.cookie);
		expect(await settled(moves)).toEqual({ owed: 0, credit: 10_000 });
		expect(await settled(waits)).toEqual({ owed: 0, credit: 0 });
		const key = { eventId, userId: waits.id, classId };
		expect((await Registrations.get(key).go({ consistent: true })).data?.status).toBe("pending");
	});

	test("stays where it is while the place is only offered, or the fee of the class is due", async () => {
		const {
			people: [offered, owes],
			eventId,
			classId,
		} = await classEvent();
		const put = async (one: Made, change: object, of = 0) => {
			const key = { eventId, userId: one.id, classId: 0 };
			const { data } = await Registrations.get(key).go({ consistent: true });
			await Registrations.put({
				...(data as NonNullable<typeof data>),
				classId: of,
				...change,
			}).go();
		};
		await put(offered, { status: "offered" });
		await refused(move(offered, eventId, classId), "not_pending");
		await put(owes, { status: "cancelled" }, classId);
		await refused(move(owes, eventId, classId), "already_in_class");
	});
});

describe("the price of a place", () => {
	const times = { registeredAt: now, now };
	const eventOf = async (terms: object) =>
		findWholeEvent((await makeEvent(9, [], 0, undefined, { shadow: false, ...terms })).eventId);

	test("is the one of members for members, not for guests", async () => {
		const event = { ...(await eventOf({ fee: 10_000 })), memberFee: 8_000 };
		const priceFor = (role: "member" | "guest", membershipFeeStatus: "paid" | "overdue") =>
			priceOfPlace({ event }, { role, membershipFeeStatus }, times)?.amount;
		expect(priceFor("member", "paid")).toBe(8_000);
		expect(priceFor("member", "overdue")).toBe(10_000);
		expect(priceFor("guest", "paid")).toBe(10_000);
	});

	test("is the late one also where it cost nothing before", async () => {
		const one = await person();
		const event = await eventOf({ fee: 0, lateFee: 5_000, lateFrom: day });
		expect(await readPlacePrice({ event }, one.id, times)).toMatchObject({ amount: 5_000 });
		const early = { registeredAt: at(day) - 24 * 60 * 60 * 1000, now };
		expect(await readPlacePrice({ event }, one.id, early)).toBeUndefined();
	});

	test("stays waived when staff move the person", () => {
		const line = { at: new Date(now).toISOString(), by: 9 };
		const waived = {
			id: "charge",
			full: 10_000,
			owed: 0,
			paid: 0,
			isVoid: true,
			lines: [
				{ ...line, kind: "charged" as const, amount: 10_000 },
				{ ...line, kind: "waived" as const, amount: -10_000 },
			],
		};
		const step = { by: 9, now };
		const moved = chargePlace({ order: "other" }, waived, { amount: 12_000 }, step);
		expect(moved).toEqual({ ...waived, isVoid: undefined });
	});
});

describe("an unpaid place", () => {
	const payUntil = "2025-07-10";
	async function unpaid(rule: "keep" | "release", change: object = {}) {
		const one = await person();
		const { eventId, target } = await register([one]);
		const id = eventId as EventId;
		await Events.patch({ id }).set({ payUntil, unpaidRule: rule }).go();
		const { data: event } = await Events.get({ id }).go();
		if (!event) throw new Error("There is no event");
		const key = { userId: one.id, eventId, classId: 0 };
		const read = async () => {
			const { data } = await Registrations.get(key).go({ consistent: true });
			if (!data?.charge) throw new Error("There is no charge");
			return { ...data, charge: data.charge };
		};
		const entry = await read();
		await Registrations.put({
			...entry,
			charge: { ...entry.charge, dueOn: payUntil, ...change },
		}).go();
		const run = (date: string, hour = 12) => remindUnpaid(event, at(date, hour));
		return { one, target, read, run, event };
	}

	test("is reminded of once after its last day, in the morning", async () => {
		const { read, run } = await unpaid("keep");
		expect(await run(payUntil)).toBe(0);
		expect(await run("2025-07-11", 8.9)).toBe(0);
		expect((await read()).charge.remindedOn).toBeUndefined();
		expect(await run("2025-07-11", 9)).toBe(1);
		expect((await read()).charge.remindedOn).toBe("2025-07-11");
		expect(await run("2025-07-11", 10)).toBe(0);
		expect(await run("2025-07-30")).toBe(0);
		expect((await read()).status).toBe("pending");
	});

	test("is released two days after the reminder, if the event says so", async () => {
		const { read, run } = await unpaid("release");
		expect(await run("2025-07-11")).toBe(1);
		expect(await run("2025-07-12")).toBe(0);
		expect((await read()).status).toBe("pending");
		expect(await run("2025-07-13")).toBe(1);
		const { status, trail, charge } = await read();
		expect([status, charge.owed, trail.at(-1)?.by, trail.at(-1)?.reason]).toEqual([
			"cancelled",
			0,
			0,
			"unpaid",
		]);
		expect(await run("2025-07-14")).toBe(0);
	});

	test("is reminded of with the open amount, and with the day on which the place is released, if it is", async () => {
		const factsOf = async (
			{ one, target, run }: Awaited<ReturnType<typeof unpaid>>,
			date: string,
		) => {
			await pay(target(one), 4_000);
			expect(await run(date)).toBe(1);
			const { data } = await Notifications.query.ofPerson({ userId: one.id }).go({ pages: "all" });
			return data.find(({ params }) => (params as { status?: string }).status === "due")?.params;
		};
		expect(await factsOf(await unpaid("release"), "2025-07-11")).toMatchObject({
			amount: 6_000,
			releasedOn: "2025-07-13",
		});
		// The event's last day was brought forward after the person was notified of another.
		const charged = { kind: "charged" as const, amount: 10_000, by: 1 };
		const lines = [{ ...charged, at: "2025-07-01T09:00:00.000Z" }];
		const known = await unpaid("release", { dueOn: "2025-07-20", lines });
		expect(await factsOf(known, "2025-07-11")).toMatchObject({ releasedOn: "2025-07-21" });
		expect(await factsOf(await unpaid("keep"), "2025-07-11")).not.toHaveProperty("releasedOn");
	});

	test("that is given up while the others are looked at is reminded of no more", async () => {
		const { read, run } = await unpaid("keep");
		const entry = await read();
		// The index still lists it with a place.
		const stop = interceptTable(
			(next, { commandName }) =>
				async (args) => {
					const answer = await next(args);
					if (commandName === "QueryCommand")
						await Registrations.put({ ...entry, status: "rejected" }).go();
					return answer;
				},
			{ step: "initialize" },
		);
		expect(await run("2025-07-11").finally(stop)).toBe(0);
		expect((await read()).charge.remindedOn).toBeUndefined();
	});

	test("is left alone if it is paid, has a later day, or its event is a draft or has no day", async () => {
		const paid = await unpaid("release");
		await pay(paid.target(paid.one), 10_000);
		expect(await paid.run("2025-07-11")).toBe(0);
		// Charged after the event's last day, with a day of its own.
		const lines = [
			{ at: "2025-07-12T09:00:00.000Z", kind: "charged" as const, amount: 10_000, by: 1 },
		];
		const late = await unpaid("release", { dueOn: "2025-07-15", lines });
		expect(await late.run("2025-07-15")).toBe(0);
		expect(await late.run("2025-07-16")).toBe(1);
		const undated = await unpaid("release", { dueOn: undefined, lines });
		expect(await undated.run("2025-07-11")).toBe(1);
		const other = await unpaid("release");
		const noon = at("2025-07-11");
		expect(await remindUnpaid({ ...other.event, shadow: true }, noon)).toBe(0);
		expect(await remindUnpaid({ ...other.event, payUntil: undefined }, noon)).toBe(0);
	});
});

test("lines of charges are filed once, however many and however often, and found by their reason", async () => {
	const about = { userId: 77, titleEn: "Cup", titleAr: "كأس" };
	const charge = { id: "many", full: 1, owed: 1, paid: 0, lines: [] };
	const lineOf = (n: number, reason?: string) =>
		recordOf(
			charge,
			about,
			{ at: "2025-11-10T09:00:00.000Z", kind: "charged", amount: 1, by: 9, reason },
			n,
		);
	const lines = Array.from({ length: 200 }, (_, n) => lineOf(n, n === 7 ? "Ill" : undefined));
	const openNow = async () => (await readCounters(["chargeLine"])).chargeLine.open ?? 0;
	const before = await openNow();
	await fileCharges([...lines, ...lines.slice(0, 9)]);
	expect((await openNow()) - before).toBe(200);
	await Promise.all([fileCharges(lines), fileCharges([...lines.slice(150), lineOf(200)])]);
	expect((await openNow()) - before).toBe(201);
	const { data } = await ChargeLines.query.withReason({ userId: 77 }).go({ pages: "all" });
	expect(data.map(({ n, reason }) => [n, reason])).toEqual([[7, "Ill"]]);
});

test("a family that came together shares the maximum of events to come, not of those that were", async () => {
	const [parent, child] = [await person(), await person()];
	const owed = async () =>
		(await Promise.all([parent, child].map(({ id }) => chargesOf(id))))
			.flat()
			.map(({ charge }) => charge.owed);
	await register([parent, child], { familyMax: 15_000 });
	await Guardianships.put(
		guardianshipForTest({ childId: child.id, guardianId: parent.id, endsOn: "2299-01-01" }),
	).go();
	expect(await owed()).toEqual([10_000, 10_000]);
	await capComingEvents(child.id, at("2199-01-02", 0));
	expect(await owed()).toEqual([10_000, 10_000]);
	await capComingEvents(child.id, at("2199-01-01", 23));
	expect(await owed()).toEqual([10_000, 5_000]);
});
