import { Events } from "#functions/competition/events/event.entity.ts";
import {
	chargedName,
	chargesCountedAs,
	openAtEvent,
	openName,
} from "#functions/competition/fees/fees.counts.ts";
import { entryLines } from "#functions/competition/fees/ledger/follow-charges.ts";
import {
	type RegistrationRecord,
	Registrations,
} from "#functions/competition/registrations/registration.entity.ts";
import { chargeAmount } from "#shared/competition/fees/charges.rules.ts";
import { expectRefusal } from "../../../core/answers.ts";
import { call, eventually } from "../../../core/api.ts";
import { cancel, entriesAt } from "../../../core/entries.ts";
import { createEventClassForTest } from "../../../core/event-classes.ts";
import { createEventForTest, dateIn, eventForTest } from "../../../core/events.ts";
import { recordForTest } from "../../../core/memberships.ts";
import { admin, createPeopleForTest, createPersonForTest } from "../../../core/people.ts";

const register = (event: { id: number }, { cookie }: { cookie: string }, key?: string) =>
	call("POST", `/events/${event.id}/register`, {
		cookie,
		headers: key ? { "idempotency-key": key } : undefined,
	});

const feeOf = async (person: { cookie: string }, event: { id: number }) =>
	(await entriesAt(person, event.id)).map(({ fee }: { fee: unknown }) => fee);

test("charges nothing for an event without a price or with a price of 0", async () => {
	const person = await createPersonForTest();
	for (const fee of [null, 0]) {
		const event = await createEventForTest({ fee });
		expect(event.fee).toBe(fee);
		expect((await register(event, person)).body.registration.fee).toBeNull();
	}
});

test("charges no place at a grading, which costs the fee of the rank, and refuses a price for it", async () => {
	const cookie = await admin();
	const body = eventForTest({ eventType: "grading", fee: 7_000, familyMax: 9_000 });
	const refused = await call("POST", "/events", { cookie, body });
	expect(refused.status).toBe(400);
	expect(refused.body.fields).toEqual({ fee: "fee_by_rank", familyMax: "fee_by_rank" });
	// An event that had a price before it became a grading, or from before this rule.
	const event = await createEventForTest({ fee: 7_000 });
	await Events.patch({ id: event.id }).set({ eventType: "grading" }).go();
	const person = await createPersonForTest();
	expect((await register(event, person)).body.registration.fee).toBeNull();
	const edit = (fee: number | null) =>
		call("PUT", `/events/${event.id}`, {
			cookie,
			body: eventForTest({ eventType: "grading", fee }),
		});
	expect((await edit(7_000)).status).toBe(200);
	expect((await edit(8_000)).body.fields).toEqual({ fee: "fee_by_rank" });
	expect((await edit(null)).body.fee).toBeNull();
});

test("charges a place once, with the price of the day and the member discount", async () => {
	const event = await createEventForTest({
		fee: 10_000,
		lateFee: 15_000,
		lateFrom: dateIn(0),
		memberFee: 8_000,
		payUntil: dateIn(10),
	});
	const [other, member] = await createPeopleForTest(2);
	await recordForTest(member.id);
	const due = { paid: 0, state: "open", dueOn: dateIn(10) };
	expect((await register(event, other, "twice")).body.registration.fee).toMatchObject({
		...due,
		owed: 15_000,
	});
	await register(event, other, "twice");
	await register(event, member);
	expect(await feeOf(other, event)).toMatchObject([{ ...due, owed: 15_000 }]);
	expect(await feeOf(member, event)).toMatchObject([{ ...due, owed: 13_000 }]);
});

test("cancelling before the deadline voids the charge, and registering again restores it", async () => {
	const event = await createEventForTest({ fee: 10_000 });
	const person = await createPersonForTest();
	const first = (await register(event, person)).body.registration.fee;
	const { body } = await cancel(`${event.id}-${person.id}`, person);
	expect(body.fee).toEqual({ ...first, owed: 0, state: "void" });
	expect((await register(event, person)).body.registration.fee).toEqual(first);
});

test("a cancellation after the deadline leaves the fee due or voids it, as the event says", async () => {
	const cookie = await admin();
	for (const [lateCancellation, owed] of [
		["due", 10_000],
		["void", 0],
	] as const) {
		const wish = { fee: 10_000, lateCancellation };
		const event = await createEventForTest(wish);
		const person = await createPersonForTest();
		await register(event, person);
		const past = { ...eventForTest({ ...wish, registrationDeadline: dateIn(-1) }), version: 1 };
		expect((await call("PUT", `/events/${event.id}`, { cookie, body: past })).status).toBe(200);
		const { body } = await cancel(`${event.id}-${person.id}`, { cookie });
		expect(body).toMatchObject({ status: "cancelled", fee: { owed } });
	}
});

test("a person whom staff moved to another event class withdraws after the deadline without a fee", async () => {
	const cookie = await admin();
	const wish = { fee: 10_000, lateCancellation: "due" } as const;
	const event = await createEventForTest(wish);
	const [from, to] = [
		await createEventClassForTest(event.id),
		await createEventClassForTest(event.id),
	];
	const [moved, other] = await createPeopleForTest(2);
	const entryIn = (person: { id: number }, { id }: { id: number }) =>
		`${event.id}-${person.id}-${id}`;
	for (const person of [moved, other])
		await call("POST", `/events/${event.id}/classes/${from.id}/register`, {
			cookie: person.cookie,
			body: {},
		});
	const { body: now } = await call("GET", `/events/${event.id}`, { cookie });
	const past = { ...now, registrationDeadline: dateIn(-1) };
	expect((await call("PUT", `/events/${event.id}`, { cookie, body: past })).status).toBe(200);
	expectRefusal(await cancel(entryIn(moved, from), moved), "too_late_to_cancel");
	const { body } = await call("POST", `/registrations/${entryIn(moved, from)}/move`, {
		cookie,
		body: { classId: to.id },
	});
	expect(body.registration).toMatchObject({ isMoved: true, fee: { owed: 10_000 } });
	expect((await cancel(entryIn(moved, to), moved)).body).toMatchObject({
		status: "cancelled",
		fee: { owed: 0, state: "void" },
	});
	expectRefusal(await cancel(entryIn(other, from), other), "too_late_to_cancel");
});

/** An event of one place that costs more since today; the second person has waited since yesterday. */
async function waitingForTest(wish: object = {}) {
	const prices = { fee: 10_000, lateFee: 15_000, lateFrom: dateIn(0) };
	const event = await createEventForTest({ ...prices, maxParticipants: 1, ...wish });
	const [first, second] = await createPeopleForTest(2);
	expect((await register(event, first)).body.registration.fee).toMatchObject({ owed: 15_000 });
	await register(event, second);
	await Registrations.patch({ userId: second.id, eventId: event.id, classId: 0 })
		.set({ registeredAt: new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString() })
		.go();
	expect(await feeOf(second, event)).toEqual([null]);
	await cancel(`${event.id}-${first.id}`, first);
	return { event, second };
}

test("a person on the waiting list owes nothing until they get a place, then the price of the day they registered", async () => {
	const { event, second } = await waitingForTest();
	await eventually(async () => {
		const [fee] = await feeOf(second, event);
		return fee?.owed === 10_000;
	}, "the charge");
});

test("an offered place is charged when it is accepted, at the price of the day they registered", async () => {
	const { event, second } = await waitingForTest({ offerHours: 24 });
	expect(await feeOf(second, event)).toEqual([null]);
	const { body } = await call("POST", `/registrations/${event.id}-${second.id}/accept-offer`, {
		cookie: second.cookie,
	});
	expect(body.fee).toMatchObject({ owed: 10_000 });
});

test("moving to an event class with another price adjusts the charge", async () => {
	const event = await createEventForTest({ fee: 10_000 });
	const kata = await createEventClassForTest(event.id, { className: "Kata", fee: 4_000 });
	const kumite = await createEventClassForTest(event.id, { className: "Kumite" });
	const person = await createPersonForTest();
	const { body } = await call("POST", `/events/${event.id}/classes/${kata.id}/register`, {
		cookie: person.cookie,
		body: {},
	});
	expect(body.registration.fee).toMatchObject({ owed: 4_000 });
	const moved = await call("POST", `/registrations/${body.registration.id}/move`, {
		cookie: await admin(),
		body: { classId: kumite.id },
	});
	expect(moved.body.registration.fee).toEqual({ ...body.registration.fee, owed: 10_000 });
});

test("refuses to approve an unpaid registration at an event that is paid in advance", async () => {
	const event = await createEventForTest({ fee: 10_000, paymentRule: "first" });
	const person = await createPersonForTest();
	await register(event, person);
	const { status, body } = await call("POST", `/registrations/${event.id}-${person.id}/approve`, {
		cookie: await admin(),
	});
	expect({ status, code: body.code }).toEqual({ status: 409, code: "payment_awaited" });
});

test("a charge made after midnight in Kuwait belongs to the month that has begun there", () => {
	const now = Date.parse("2026-11-30T22:00:00.000Z");
	const charge = chargeAmount(undefined, 10_000, { by: 0, now }, { id: "charge" });
	const event = { titleEn: "Cup", titleAr: "كأس" };
	const [line] = entryLines(null, { userId: 34, eventId: 12, event, charge } as RegistrationRecord);
	expect(line.period).toMatch(/^2026-12-[0-3]$/);
	expect(chargesCountedAs(line)).toEqual({
		[openName]: 10_000,
		[chargedName("2026-12")]: 10_000,
		[openAtEvent(12)]: 10_000,
	});
});

test("refuses prices that contradict each other", async () => {
	const cookie = await admin();
	const refused = async (wish: object) =>
		(await call("POST", "/events", { cookie, body: eventForTest(wish) })).body.fields;
	expect(await refused({ fee: 10_000, lateFee: 5_000, lateFrom: dateIn(1) })).toEqual({
		lateFee: "too_small",
	});
	expect(await refused({ fee: 10_000, lateFee: 15_000 })).toEqual({ lateFrom: "required" });
	expect(await refused({ fee: 10_000, memberFee: 11_000 })).toEqual({ memberFee: "too_big" });
});
