import { runDueTasks } from "#functions/app/clock/cron-tasks.ts";
import { Events } from "#functions/competition/events/event.entity.ts";
import type {
	EventFees,
	Money,
	MyFees,
	OwedMemberships,
} from "#shared/competition/fees/fees.schema.ts";
import { dayAfter, kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { expectRefusal } from "../../../core/answers.ts";
import { call, eventually } from "../../../core/api.ts";
import { createDojoForTest } from "../../../core/dojos.ts";
import { cancel, statuses } from "../../../core/entries.ts";
import { createEventForTest, dateIn } from "../../../core/events.ts";
import { createFamilyForTest } from "../../../core/families.ts";
import {
	createChargeForTest,
	createPaidForTest,
	feesForTest,
	payForTest,
	standingForTest,
} from "../../../core/fees.ts";
import { recordForTest, setMembershipFeesForTest } from "../../../core/memberships.ts";
import {
	admin,
	createPeopleForTest,
	createPersonForTest,
	makeFindable,
} from "../../../core/people.ts";
import { createSquadForTest } from "../../../core/squads.ts";
import { downloadWorkbook } from "../../../core/workbooks.ts";

const today = () => kuwaitDate(Date.now());

const staff = async (method: string, path: string, body?: object) =>
	call(method, path, { cookie: await admin(), body });

test("a charge is paid in parts, and an excess becomes credit that pays another charge", async () => {
	const { person, target } = await createChargeForTest();
	expect((await payForTest([{ id: target, amount: 4_000 }])).status).toBe(201);
	expect(await standingForTest(person, target)).toEqual({
		owed: 10_000,
		paid: 4_000,
		state: "partlyPaid",
		credit: 0,
	});
	expectRefusal(await payForTest([{ id: target, amount: 6_001 }]), "less_is_open");
	await payForTest([{ id: target, amount: 6_000 }], { credit: 3_000, reference: "KNET 77" });
	expect(await standingForTest(person, target)).toMatchObject({ state: "paid", credit: 3_000 });
	const other = await createEventForTest({ fee: 5_000 });
	await call("POST", `/events/${other.id}/register`, { cookie: person.cookie });
	const second = `registration-${other.id}-${person.id}`;
	expect((await staff("POST", `/charges/${second}/use-credit`)).body).toMatchObject({
		paid: 3_000,
		state: "partlyPaid",
	});
	expectRefusal(await staff("POST", `/charges/${second}/use-credit`), "no_credit");
});

test("cancelling a paid place leaves credit, which is refunded with a separate receipt", async () => {
	const { person, target, event } = await createPaidForTest();
	await cancel(`${event.id}-${person.id}`, person);
	expect(await standingForTest(person, target)).toEqual({
		owed: 0,
		paid: 0,
		state: "void",
		credit: 10_000,
	});
	const refund = (amount: number) =>
		staff("POST", `/charges/${target}/refund`, {
			amount,
			reason: "Cancelled",
			paymentMethod: "cash",
		});
	expectRefusal(await refund(10_001), "less_is_open");
	expect((await refund(10_000)).status).toBe(200);
	const { credit, payments } = await feesForTest(person);
	expect([credit, payments.map(({ amount }) => amount)]).toEqual([0, [-10_000, 10_000]]);
	const { id } = payments[0];
	const printed = (await call("GET", `/membership-payments/${id}/receipt?lang=en`, person)).body;
	for (const words of ["Refund receipt", "Paid to", ">KD 10.000<"])
		expect(printed).toContain(words);
});

test("a receipt names the person, even if its reference begins with the number of who recorded it", async () => {
	const { person, target } = await createChargeForTest({}, { firstName: "Layla" });
	const secretary = await createPersonForTest({ role: "admin", firstName: "Secretary" });
	const paid = await call("POST", "/fee-payments", {
		cookie: secretary.cookie,
		body: {
			charges: [{ id: target, amount: 10_000 }],
			paymentMethod: "transfer",
			reference: `${secretary.id}-17`,
		},
	});
	expect(paid.status).toBe(201);
	const { payments } = await feesForTest(person);
	const address = `/membership-payments/${payments[0].id}/receipt?lang=en`;
	const { body } = await call("GET", address, { cookie: person.cookie });
	expect(body).toMatch(/<dt>Received from<\/dt><dd>(?:(?!<\/dd>).)*Layla/);
	expect(body).not.toMatch(/<dd>(?:(?!<\/dd>).)*Secretary/);
	expect(body).toMatch(/<p class="signature"><strong>.*Secretary/);
});

test("a waiver lowers an open charge, and a refund pays back a paid charge", async () => {
	const { person, target } = await createChargeForTest();
	const waived = await staff("POST", `/charges/${target}/waive`, {
		amount: 10_000,
		reason: "Judge",
	});
	expect(waived.body).toMatchObject({ owed: 0, state: "waived" });
	expect(waived.body.lines.at(-1)).toMatchObject({ kind: "waived", reason: "Judge" });
	expectRefusal(
		await staff("POST", `/charges/${target}/waive`, { amount: 1, reason: "Again" }),
		"less_is_open",
	);
	const headers = { "accept-language": "ar" };
	const [notice] = (await call("GET", "/notifications", { cookie: person.cookie, headers })).body;
	expect(notice.message).toContain("كأس الاختبار");
	const paid = await createPaidForTest();
	const { body } = await staff("POST", `/charges/${paid.target}/refund`, {
		amount: 10_000,
		reason: "Injured",
		paymentMethod: "knet",
	});
	expect(body).toMatchObject({ owed: 0, paid: 0, state: "refunded" });
	expect((await feesForTest(person)).credit).toBe(0);
});

test("a coach's squad has one statement and one receipt, and voiding the receipt opens all its charges", async () => {
	const event = await createEventForTest({ fee: 10_000 });
	const { coach, students } = await createSquadForTest([{}, {}]);
	const squad = students.map(({ id }) => ({ userId: id, classId: null }));
	await call("POST", `/events/${event.id}/registrations/bulk`, {
		cookie: coach.cookie,
		body: squad,
	});
	const stranger = await createPersonForTest();
	await call("POST", `/events/${event.id}/register`, { cookie: stranger.cookie });
	const seen = async (cookie: string): Promise<EventFees["rows"]> =>
		(await call("GET", `/events/${event.id}/fees`, { cookie })).body.rows;
	const own = await seen(coach.cookie);
	expect(own.map(({ userId }) => userId).sort()).toEqual(students.map(({ id }) => id).sort());
	expect((await seen(await admin())).length).toBe(3);
	const { body: page } = await call("GET", `/events/${event.id}/fees/statement?lang=en`, coach);
	expect(page).toContain("KD 20.000");
	expect(page).not.toContain(`Person ${stranger.id}<`);
	for (const [query, title] of [
		["?lang=ar", "كشف الرسوم"],
		["", "Statement of fees"],
	]) {
		const statement = await call("GET", `/events/${event.id}/fees/statement${query}`, coach);
		expect(statement.body).toContain(title);
	}

	const { body: paid } = await payForTest(
		own.map(({ target, owed }) => ({ id: target, amount: owed })),
		{ payer: "Dojo Salmiya" },
	);
	expect(paid.amount).toBe(20_000);
	expect((await seen(coach.cookie)).map(({ state }) => state)).toEqual(["paid", "paid"]);
	const [first] = students;
	const receipt = `/membership-payments/${first.id}-${paid.receiptNumber}/receipt?lang=en`;
	const ownPart = (await call("GET", receipt, { cookie: first.cookie })).body;
	expect(ownPart).toContain("Dojo Salmiya");
	// Members see their own part, staff the whole receipt.
	expect(ownPart).toContain("Part of a payment of");
	expect(ownPart).not.toContain(`Person ${students[1].id}<`);
	const whole = (await call("GET", receipt, { cookie: await admin() })).body;
	for (const { id } of students) expect(whole).toContain(`Person ${id}<`);
	expect(whole).toContain('class="amount"><bdi dir="auto">KD 20.000');
	expect((await call("GET", receipt, { cookie: coach.cookie })).status).toBe(404);

	const wrong = { reason: "Not received" };
	const id = `${first.id}-${paid.receiptNumber}`;
	expect((await staff("POST", `/fee-payments/${id}/void`, wrong)).body.amount).toBe(20_000);
	await staff("POST", `/fee-payments/${id}/void`, wrong);
	expect((await seen(coach.cookie)).map(({ state }) => state)).toEqual(["open", "open"]);
	// Each person is notified of their own part, once.
	for (const { cookie } of students) {
		const { body } = await call("GET", "/notifications", { cookie });
		const voided = body.filter(({ title }: { title: string }) => title === "A payment was voided");
		expect(voided).toMatchObject([{ message: expect.stringContaining("KD 10") }]);
	}
});

// Without membership fees, so that the sums are those of charges alone.
beforeAll(() => setMembershipFeesForTest({ adult: 0, child: 0, family: 0 }));

test("guardians see the fees of their family up to its maximum, and other people and coaches cannot", async () => {
	const { guardian, child } = await createFamilyForTest();
	const event = await createEventForTest({ fee: 10_000, familyMax: 15_000 });
	const both = [guardian.id, child.id].map((userId) => ({ userId, classId: null }));
	await call("POST", `/events/${event.id}/registrations/bulk`, {
		cookie: guardian.cookie,
		body: both,
	});
	const mine = async (): Promise<MyFees> =>
		(await call("GET", "/me/fees", { cookie: guardian.cookie })).body;
	await eventually(async () => (await mine()).open === 15_000, "the family's maximum");
	expect((await mine()).people.map(({ person }) => person.id)).toEqual([guardian.id, child.id]);
	await cancel(`${event.id}-${guardian.id}`, guardian);
	await eventually(async () => (await mine()).open === 10_000, "the full price");
	for (const cookie of [guardian.cookie, (await createPersonForTest({ role: "coach" })).cookie])
		expect((await call("GET", `/users/${child.id}/fees`, { cookie })).status).toBe(403);
});

test("a guardian reads of a shared receipt the family's part, and nothing of other people", async () => {
	const event = await createEventForTest({ fee: 10_000 });
	const { guardian, child } = await createFamilyForTest();
	const stranger = await createPersonForTest();
	await call("POST", `/events/${event.id}/registrations/bulk`, {
		cookie: guardian.cookie,
		body: [guardian.id, child.id].map((userId) => ({ userId, classId: null })),
	});
	await call("POST", `/events/${event.id}/register`, { cookie: stranger.cookie });
	const { body: paid } = await payForTest(
		[child, stranger, guardian].map(({ id }) => ({
			id: `registration-${event.id}-${id}`,
			amount: 10_000,
		})),
	);
	const receipt = `/membership-payments/${child.id}-${paid.receiptNumber}/receipt?lang=en`;
	const { status, body: page } = await call("GET", receipt, guardian);
	expect(status).toBe(200);
	const names = [`Person ${guardian.id}<`, `${child.firstName} `, `Person ${stranger.id}<`];
	expect(names.map((name) => page.includes(name))).toEqual([true, true, false]);
	expect(page).toContain('class="amount"><bdi dir="auto">KD 20.000');
	expect(page).toMatch(/Part of a payment of <bdi[^>]*>KD.30\.000/);
});

test("reminds a person of an unpaid place once, then gives the place to the waiting list", async () => {
	const event = await createEventForTest({
		fee: 10_000,
		maxParticipants: 1,
		payUntil: dateIn(1),
		unpaidRule: "release",
	});
	const [first, second] = await createPeopleForTest(2);
	for (const { cookie } of [first, second])
		await call("POST", `/events/${event.id}/register`, { cookie });
	const noonIn = (days: number) => startOf(dateIn(days)) + 12 * 60 * 60 * 1000;
	await runDueTasks(noonIn(1));
	await runDueTasks(noonIn(2));
	await runDueTasks(noonIn(3));
	expect(await statuses(first, event.id)).toEqual(["pending"]);
	await runDueTasks(noonIn(4));
	expect(await statuses(first, event.id)).toEqual(["cancelled"]);
	await eventually(
		async () => (await statuses(second, event.id))[0] === "pending",
		"the next person",
	);
	expect((await feesForTest(first)).charges[0]).toMatchObject({ owed: 0, state: "void" });
});

test("keeps an unpaid place until the last day to pay of which its person was notified", async () => {
	const event = await createEventForTest({
		fee: 10_000,
		payUntil: dateIn(5),
		unpaidRule: "release",
	});
	const person = await createPersonForTest();
	await call("POST", `/events/${event.id}/register`, { cookie: person.cookie });
	await Events.patch({ id: event.id })
		.set({ payUntil: dateIn(1) })
		.go();
	const noonIn = (days: number) => startOf(dateIn(days)) + 12 * 60 * 60 * 1000;
	for (const days of [2, 4, 5]) await runDueTasks(noonIn(days));
	expect(await statuses(person, event.id)).toEqual(["pending"]);
	await runDueTasks(noonIn(6));
	expect(await statuses(person, event.id)).toEqual(["cancelled"]);
});

test("charges a grading when a coach proposes it, voids the charge when staff reject it, and charges it again when that is taken back", async () => {
	const { coach, students } = await createSquadForTest([{}]);
	const superAdmin = await createPersonForTest({ role: "super-admin" });
	const { body: settings } = await call("GET", "/settings", superAdmin);
	const { updatedAt: _, name: __, ...edit } = settings;
	const gradingFees = { ...settings.gradingFees, "orange-10": 7_000 };
	const saved = await call("PUT", "/settings", {
		cookie: superAdmin.cookie,
		body: { ...edit, gradingFees },
	});
	expect(saved.status).toBe(200);
	const [student] = students;
	const promotion = await call("POST", "/belt-progressions", {
		cookie: coach.cookie,
		body: { studentId: student.id, newBelt: "orange-10" },
	});
	const [charge] = (await feesForTest(student)).charges;
	expect(charge).toMatchObject({ owed: 7_000, state: "open" });
	await payForTest([{ id: charge.target, amount: 7_000 }]);
	await staff("POST", `/belt-promotions/${promotion.body.id}/reject`, { reason: "Not yet" });
	expect(await feesForTest(student)).toMatchObject({
		charges: [{ owed: 0, state: "void" }],
		credit: 7_000,
	});
	await staff("POST", `/belt-promotions/${promotion.body.id}/take-back`);
	expect(await feesForTest(student)).toMatchObject({
		charges: [{ owed: 7_000, state: "open" }],
		credit: 7_000,
	});
});

test("the money page sums up what was collected and what is open at each event", async () => {
	const year = kuwaitDate(Date.now()).slice(0, 4);
	const before: Money = (await staff("GET", `/money?year=${year}`)).body;
	const paid = await createPaidForTest();
	const open = await createChargeForTest();
	const month = kuwaitDate(Date.now()).slice(0, 7);
	const of = (money: Money) => money.months.find((one) => one.month === month);
	await eventually(async () => {
		const after: Money = (await staff("GET", `/money?year=${year}`)).body;
		return (
			(of(after)?.collected ?? 0) >= (of(before)?.collected ?? 0) + 10_000 &&
			after.events.find(({ eventId }) => eventId === paid.event.id)?.collected === 10_000 &&
			after.events.find(({ eventId }) => eventId === open.event.id)?.open === 10_000
		);
	}, "the sums");
	const today = kuwaitDate(Date.now());
	for (const [query, title] of [
		["&lang=ar", "المدفوعات والرسوم"],
		["", "Payments and charges"],
	]) {
		const path = `/money/export?from=${today}&to=${today}${query}`;
		expect((await downloadWorkbook(path, await admin())).all).toContain(title);
	}
});

test("a receipt for people of two dojos counts each person's part for their own dojo", async () => {
	const charges = [];
	const dojos = [await createDojoForTest(), await createDojoForTest()];
	for (const [at, { id: dojoId }] of dojos.entries()) {
		const { target } = await createChargeForTest({}, { dojoId });
		charges.push({ id: target, amount: 1_000 * (at + 1) });
	}
	expect((await payForTest(charges)).status).toBe(201);
	const year = today().slice(0, 4);
	await eventually(async () => {
		const money: Money = (await staff("GET", `/money?year=${year}`)).body;
		const collectedBy = dojos.map(({ id }) => money.dojos.find(({ dojoId }) => dojoId === id));
		return collectedBy.map((one) => one?.collected).join() === "1000,2000";
	}, "the sums of both dojos");
});

test("sums up the membership fees that are owed, by age, month and dojo", async () => {
	const owed = async (): Promise<OwedMemberships> =>
		(await staff("GET", "/money/memberships")).body;
	const dojo = await createDojoForTest();
	await setMembershipFeesForTest({ adult: 20_000, child: 8_000, family: 0 });
	const before = await owed();
	const [adult] = [
		await createPersonForTest({ dojoId: dojo.id, dateOfBirth: "1990-01-01" }),
		await createPersonForTest({ dojoId: dojo.id, dateOfBirth: dayAfter(today(), -3_000) }),
	];
	const after = await owed();
	const month = today().slice(0, 7);
	const dueIn = ({ months }: OwedMemberships) =>
		months.find((one) => one.month === month)?.amount ?? 0;
	expect(after.people - before.people).toBe(2);
	expect(after.amount - before.amount).toBe(28_000);
	expect(dueIn(after) - dueIn(before)).toBe(28_000);
	expect(after.dojos.find(({ dojoId }) => dojoId === dojo.id)?.amount).toBe(28_000);
	await recordForTest(adult.id);
	expect((await owed()).dojos.find(({ dojoId }) => dojoId === dojo.id)?.amount).toBe(8_000);
	await setMembershipFeesForTest({ adult: 0, child: 0, family: 0 });
});

test("staff list the people who owe a membership or another fee, until all of it is paid", async () => {
	const dojo = await createDojoForTest();
	const find = async (filter = ""): Promise<number[]> => {
		const path = `/users?dojoId=${dojo.id}&unpaid=true&sort=joined${filter}`;
		return (await staff("GET", path)).body.map(({ id }: { id: number }) => id).sort();
	};
	const { person: entrant, target } = await createChargeForTest({}, { dojoId: dojo.id });
	const [member, paid] = [
		await createPersonForTest({ dojoId: dojo.id }),
		await createPersonForTest({ dojoId: dojo.id }),
	];
	await makeFindable(entrant, member, paid);
	await recordForTest(paid.id);
	await recordForTest(entrant.id);
	await eventually(async () => (await find()).includes(entrant.id), "the debtor");
	expect(await find()).toEqual([entrant.id, member.id].sort());
	expect(await find("&feeStatus=paid")).toEqual([entrant.id]);
	const { body: count } = await staff("GET", `/users/count?dojoId=${dojo.id}&unpaid=true`);
	expect(count).toMatchObject({ count: 2 });
	await payForTest([{ id: target, amount: 10_000 }]);
	await eventually(async () => !(await find()).includes(entrant.id), "that it is paid");
	expect(await find()).toEqual([member.id]);
});
