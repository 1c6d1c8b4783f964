import { isGenuine } from "#functions/competition/waiting-room/tickets.service.ts";
import { checkDraw } from "#operate/verify-draw/check-draw.ts";
import { turnSeconds } from "#shared/competition/waiting-room/waiting-room.rules.ts";
import { commitmentOf } from "#shared/core/seeded.ts";
import { call, eventually } from "../../core/api.ts";
import { createStudentForTest } from "../../core/belts.ts";
import { cancel } from "../../core/entries.ts";
import { createEventForTest, dateIn, eventForTest } from "../../core/events.ts";
import { createFamilyForTest } from "../../core/families.ts";
import { admin, createPeopleForTest, createPersonForTest } from "../../core/people.ts";

import {
	createRoomForTest,
	letPass,
	openRoomForTest,
	roomOf,
	standing,
	takeTicket,
} from "../../core/waitingRooms.ts";

const hour = 60 * 60 * 1000;
const register = (id: number, { cookie }: { cookie: string }, key = "") =>
	call("POST", `/events/${id}/register`, {
		cookie,
		headers: key ? { "idempotency-key": key } : undefined,
	});

describe("a waiting room before registration opens", () => {
	test("each person gets one signed ticket, however often they ask", async () => {
		const event = await createRoomForTest();
		const [person, other] = await createPeopleForTest(2);
		const tickets = await Promise.all(
			Array.from({ length: 5 }, () => takeTicket(event.id, person)),
		);
		const { number, ticket } = await takeTicket(event.id, person);
		expect(new Set(tickets.map((one) => one.ticket))).toEqual(new Set([ticket]));
		const theirs = await takeTicket(event.id, other);
		expect(theirs.number).not.toBe(number);
		expect(await Promise.all([isGenuine(ticket), isGenuine(theirs.ticket)])).toEqual([true, true]);
		const forged = theirs.ticket.replace(`.${other.id}.`, `.${person.id}.`);
		expect(
			await Promise.all([forged, "", "1.2.n3.4.x", ticket.replace(".n", ".p")].map(isGenuine)),
		).not.toContain(true);
	});

	test("the waiting room hides the seed, publishes its digest and blocks registration", async () => {
		const event = await createRoomForTest();
		const person = await createPersonForTest();
		await takeTicket(event.id, person);
		const room = await roomOf(event.id);
		expect(room).toMatchObject({
			numbers: 1,
			last: 0,
			drawn: null,
			nowServing: 0,
			admission: { held: false },
		});
		expect(room.commitment).toMatch(/^[0-9a-f]{64}$/);
		expect(await register(event.id, person)).toMatchObject({
			status: 409,
			body: { code: "registration_not_open" },
		});
	});

	test("the waiting room rejects people who come too early, and is missing for events without one", async () => {
		const [early, plain] = [await createRoomForTest({}, 30 * hour), await createEventForTest()];
		const { cookie } = await createPersonForTest();
		expect(await call("POST", `/events/${early.id}/queue`, { cookie })).toMatchObject({
			status: 409,
			body: { code: "registration_not_open" },
		});
		const [entered, ticket] = await Promise.all([
			call("POST", `/events/${plain.id}/queue`, { cookie }),
			call("GET", `/events/${plain.id}/queue/status`),
		]);
		expect([entered.status, ticket.status]).toEqual([404, 404]);
		const draft = await createRoomForTest({ published: false });
		expect((await call("GET", `/events/${draft.id}/queue/status`)).status).toBe(404);
	});

	test("a waiting room requires a registration time", async () => {
		const body = eventForTest({ waitingRoom: true });
		const answer = await call("POST", "/events", { cookie: await admin(), body });
		expect([answer.status, answer.body.fields]).toEqual([
			400,
			{ registrationOpensAt: "hour_needed" },
		]);
	});
});

test("draws the order once from the committed seed at opening, and admits people in that order", async () => {
	const event = await createRoomForTest({ maxParticipants: 2 });
	const people = await createPeopleForTest(3);
	const before = await roomOf(event.id);
	const tickets = await Promise.all(people.map((person) => takeTicket(event.id, person)));
	const room = await openRoomForTest(event.id);
	expect(room).toMatchObject({ commitment: before.commitment, numbers: 3, last: 3 });
	expect(await commitmentOf(room.drawn.seed)).toBe(before.commitment);
	const positions = await Promise.all(tickets.map((ticket) => standing(ticket, room)));
	expect([...positions].sort()).toEqual([1, 2, 3]);
	// A person who comes later is placed after all of them, and keeps that position.
	const late = await createPersonForTest();
	const ticket = await takeTicket(event.id, late);
	expect(ticket.number).toBeNull();
	expect(ticket.position).toBeGreaterThan(3);
	expect(await takeTicket(event.id, late)).toEqual(ticket);
	const first = people[positions.indexOf(1)];
	await eventually(
		async () => (await register(event.id, first)).status === 201,
		"the first to be let in",
	);
	expect((await roomOf(event.id)).drawn).toEqual(room.drawn);
	// The operator command repeats the draw and finds the same position for a ticket.
	const again = await checkDraw(event.id, tickets[0].ticket);
	expect(again).toMatchObject({
		faults: [],
		lines: expect.arrayContaining([expect.stringContaining(room.drawn.seed)]),
	});
	expect(again.lines.at(-1)).toBe(
		`Ticket of person ${people[0].id}: number ${tickets[0].number}, position ${positions[0]}`,
	);
	expect((await checkDraw(event.id, `${tickets[0].ticket}x`)).faults).toEqual([
		"This ticket is none of ours",
	]);
});

describe("people who are not admitted yet", () => {
	test("people who are not admitted cannot register, alone or through a coach; staff can still register them", async () => {
		const event = await createRoomForTest();
		const { coach, student } = await createStudentForTest();
		const person = await createPersonForTest();
		const cookie = await admin();
		expect(
			(await call("PATCH", `/events/${event.id}/queue`, { cookie, body: { held: true } })).status,
		).toBe(200);
		await takeTicket(event.id, person);
		await openRoomForTest(event.id);
		const refusal = { status: 409, body: { code: "not_your_turn" } };
		expect(await register(event.id, person)).toMatchObject(refusal);
		expect(await register(event.id, await createPersonForTest())).toMatchObject(refusal);
		const rows = [{ userId: student.id, classId: null }];
		const squad = (as: string) =>
			call("POST", `/events/${event.id}/registrations/bulk`, { cookie: as, body: rows });
		expect((await squad(coach.cookie)).body).toMatchObject([{ error: "not_your_turn" }]);
		expect((await squad(cookie)).body).toMatchObject([{ status: "pending" }]);
		// Once admitted, the same call succeeds.
		await call("PATCH", `/events/${event.id}/queue`, { cookie, body: { held: false } });
		await eventually(
			async () => (await register(event.id, person)).status === 201,
			"the door to open",
		);
	});

	test("a person whose turn has passed gets a position behind all others", async () => {
		const event = await createRoomForTest({ maxParticipants: 1 });
		const person = await createPersonForTest();
		const first = await takeTicket(event.id, person);
		await openRoomForTest(event.id);
		await letPass(event.id, turnSeconds + 60, 1_000_000);
		const isOver = async () => (await register(event.id, person)).body.code === "not_your_turn";
		await eventually(isOver, "the turn to be over");
		const again = await takeTicket(event.id, person);
		expect([typeof first.number, again.number, again.position]).toEqual([
			"number",
			null,
			1_000_001,
		]);
		expect(await takeTicket(event.id, person)).toEqual(again);
	});

	test("a person who withdraws and whose turn has passed waits like everybody else", async () => {
		const event = await createRoomForTest({ maxParticipants: 2 });
		const person = await createPersonForTest();
		await takeTicket(event.id, person);
		await openRoomForTest(event.id);
		await eventually(
			async () => (await register(event.id, person)).status === 201,
			"the turn of the person",
		);
		await letPass(event.id, turnSeconds + 60, 1_000_000);
		expect((await register(event.id, person)).body.code).toBe("already_registered");
		expect((await cancel(`${event.id}-${person.id}`, person)).status).toBe(200);
		expect((await register(event.id, person)).body.code).toBe("not_your_turn");
	});

	test("as many are admitted as places are free; what they leave goes to the next in line", async () => {
		const event = await createRoomForTest({ maxParticipants: 2, waitingList: true });
		const people = await createPeopleForTest(4);
		const tickets = await Promise.all(people.map((person) => takeTicket(event.id, person)));
		const room = await openRoomForTest(event.id);
		const positions = await Promise.all(tickets.map((ticket) => standing(ticket, room)));
		const byPosition = (position: number) => people[positions.indexOf(position)];
		const answerOf = async (position: number) =>
			(await register(event.id, byPosition(position))).body;
		await eventually(
			async () => (await roomOf(event.id)).nowServing === 2,
			"the wave to be let in",
		);
		expect([await answerOf(3), await answerOf(4)]).toMatchObject(
			Array(2).fill({ code: "not_your_turn" }),
		);
		// Not even staff take a place that is kept.
		const rows = [{ userId: (await createPersonForTest()).id, classId: null }];
		const byStaff = await call("POST", `/events/${event.id}/registrations/bulk`, {
			cookie: await admin(),
			body: rows,
		});
		expect(byStaff.body).toMatchObject([{ error: "places_kept" }]);
		expect(await answerOf(2)).toMatchObject({ registration: { status: "pending" } });
		// The first lets the turn pass, and the place goes to the third.
		await letPass(event.id, turnSeconds + 60, 5);
		expect(await answerOf(1)).toMatchObject({ code: "not_your_turn" });
		await eventually(async () => (await roomOf(event.id)).nowServing >= 3, "the next wave");
		expect(await answerOf(4)).toMatchObject({ code: "not_your_turn" });
		expect(await answerOf(3)).toMatchObject({ registration: { status: "pending" } });
		// Now nothing is left to keep, and all others come to the waiting list.
		await eventually(
			async () => (await answerOf(4)).registration?.status === "waitlisted",
			"the waiting list",
		);
	});

	test("a guardian takes a ticket for each child, whose turn it then is, and sees them all", async () => {
		const event = await createRoomForTest({ maxParticipants: 3 });
		const { guardian, child } = await createFamilyForTest();
		const stranger = await createPersonForTest();
		const enter = (userId: number, cookie: string) =>
			call("POST", `/events/${event.id}/queue`, { cookie, body: { userId } });
		expect((await enter(child.id, stranger.cookie)).status).toBe(404);
		const { body: ticket } = await enter(child.id, guardian.cookie);
		expect(ticket.userId).toBe(child.id);
		const listed = async (cookie: string) =>
			(await call("GET", `/events/${event.id}/queue/tickets`, { cookie })).body;
		expect([await listed(guardian.cookie), await listed(stranger.cookie)]).toEqual([[ticket], []]);
		await openRoomForTest(event.id);
		await eventually(async () => (await roomOf(event.id)).nowServing >= 1, "the turn");
		// The turn is the child's, not the guardian's.
		expect((await register(event.id, guardian)).body).toMatchObject({ code: "not_your_turn" });
		const rows = [{ userId: child.id, classId: null }];
		const { body } = await call("POST", `/events/${event.id}/registrations/bulk`, {
			cookie: guardian.cookie,
			body: rows,
		});
		expect(body).toMatchObject([{ status: "pending" }]);
	});

	test("after everybody was admitted, a new ticket is valid at once", async () => {
		const event = await createRoomForTest();
		const person = await createPersonForTest();
		await openRoomForTest(event.id);
		await eventually(async () => (await roomOf(event.id)).nowServing > 1, "the line to pass");
		expect((await register(event.id, person)).status).toBe(409);
		await takeTicket(event.id, person);
		expect((await register(event.id, person)).status).toBe(201);
	});
});

test("only staff pause admission, and each change adds an audit line", async () => {
	const event = await createRoomForTest();
	const [cookie, { cookie: other }] = [await admin(), await createPersonForTest()];
	const set = (held: boolean, as: string) =>
		call("PATCH", `/events/${event.id}/queue`, { cookie: as, body: { held } });
	expect((await set(true, other)).status).toBe(403);
	const answers = [await set(true, cookie), await set(true, cookie), await set(false, cookie)];
	expect(answers.map(({ body }) => body.admission.held)).toEqual([true, true, false]);
	const { body } = await call("GET", `/audit-log?entityType=event&entityId=${event.id}`, {
		cookie,
	});
	const actions = body
		.map(({ action }: { action: string }) => action)
		.filter((action: string) => /^door/.test(action));
	expect(actions).toEqual(["door_opened", "door_held"]);
});

test("a cancelled or past event admits nobody", async () => {
	const [cancelled, past] = await Promise.all([
		createRoomForTest(),
		createEventForTest({ eventDate: dateIn(-3) }),
	]);
	const { cookie } = await createPersonForTest();
	await call("POST", `/events/${cancelled.id}/cancel`, { cookie: await admin(), body: {} });
	expect(await call("POST", `/events/${cancelled.id}/queue`, { cookie })).toMatchObject({
		body: { code: "event_cancelled" },
	});
	expect((await call("POST", `/events/${past.id}/queue`, { cookie })).status).toBe(404);
});
