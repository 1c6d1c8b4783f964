import { sweep } from "#functions/clock/sweep.ts";
import { StudentRelations } from "#functions/coaches/student.entity.ts";
import { type RegistrationRecord, Registrations } from "#functions/registrations/registration.entity.ts";
import type { EventClass } from "#shared/events/event-class.schema.ts";
import { call, eventually } from "../core/api.ts";
import { createClassForTest, enterClass } from "../core/classes.ts";
import { createEventForTest, dateIn } from "../core/events.ts";
import { createPeopleForTest, createPersonForTest } from "../core/people.ts";
import { breaksIn, placesOf } from "../core/places.ts";

const admin = async () => (await createPersonForTest({ role: "admin" })).cookie;
const mine = async ({ cookie }: { cookie: string }, eventId: number) =>
	(await call("GET", `/events/${eventId}/registrations/mine`, { cookie })).body;
const statuses = async (person: { cookie: string }, eventId: number) =>
	(await mine(person, eventId)).map(({ status }: { status: string }) => status).sort();
const cancel = (id: string, { cookie }: { cookie: string }) => call("DELETE", `/registrations/${id}`, { cookie });
const settled = (eventId: number, ids: number[]) =>
	eventually(async () => (await breaksIn(eventId, ids)).length === 0, "all to be settled");

describe("the classes of an event", () => {
	test("stand in the event with their limits, and 0 places means no limit", async () => {
		const event = await createEventForTest();
		const limits = { minAge: 12, maxAge: 15, minBeltLevel: "Yellow Belt", maxBeltLevel: "green", minWeight: "٤٠" };
		const made = await createClassForTest(event.id, { ...limits, maxParticipants: "none" } as object);
		const expected = {
			minAge: 12,
			minBeltLevel: "yellow-6",
			maxBeltLevel: "green-4",
			minWeight: 40,
			maxParticipants: 0,
		};
		expect(made).toMatchObject({ ...expected, maxWeight: null, genderRestriction: null, currentRegistrations: 0 });
		const { body } = await call("GET", `/events/${event.id}`);
		expect(body.classes).toMatchObject([{ id: made.id, ...expected }]);
		expect((await call("GET", `/events/${event.id}/classes`)).body).toEqual(body.classes);
		const listed = (await call("GET", "/events")).body.find(({ id }: { id: number }) => id === event.id);
		expect(listed.classes).toMatchObject([{ id: made.id }]);
	});

	test.each([
		[{ minAge: 16, maxAge: 12 }, "maxAge"],
		[{ minWeight: 80, maxWeight: 70 }, "maxWeight"],
		[{ minBeltLevel: "brown", maxBeltLevel: "white" }, "maxBeltLevel"],
	])("with %j says so at the field", async (wish, field) => {
		const event = await createEventForTest();
		const body = { className: "Kata", ...wish };
		const answer = await call("POST", `/events/${event.id}/classes`, { cookie: await admin(), body });
		expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: "max_below_min" } } });
	});

	test("an edit keeps every entry and names those that no longer fit", async () => {
		const event = await createEventForTest();
		const made = await createClassForTest(event.id, { maxParticipants: 5 });
		const [white, brown] = [await createPersonForTest(), await createPersonForTest({ currentBelt: "brown-1" })];
		for (const person of [white, brown]) expect((await enterClass(made, person)).status).toBe(201);
		await eventually(
			async () => (await call("GET", `/events/${event.id}`)).body.classes[0].currentRegistrations === 2,
			"2",
		);
		const path = `/events/${event.id}/classes/${made.id}`;
		const body = { className: "Kumite", maxParticipants: 1, minBeltLevel: "Brown Belt", version: made.version };
		const answer = await call("PUT", path, { cookie: await admin(), body });
		expect(answer.status).toBe(200);
		expect(answer.body.conflicts).toMatchObject([
			{
				id: `${event.id}-${white.id}-${made.id}`,
				reasons: [{ code: "belt_too_low", params: { belt: "white", min: "brown-2" } }],
			},
		]);
		expect([await statuses(white, event.id), await statuses(brown, event.id)]).toEqual([["pending"], ["pending"]]);
		const entries = await call("GET", `/events/${event.id}/registrations`, { cookie: await admin() });
		expect(entries.body.map(({ conflicts }: { conflicts: unknown[] }) => conflicts.length).sort()).toEqual([0, 1]);
		expect(await call("PUT", path, { cookie: await admin(), body })).toMatchObject({
			status: 409,
			body: { code: "changed_meanwhile" },
		});
	});

	test("a class with entries stays, one without goes", async () => {
		const event = await createEventForTest();
		const [entered, empty] = [await createClassForTest(event.id), await createClassForTest(event.id)];
		await enterClass(entered, await createPersonForTest());
		const remove = async ({ id }: { id: number }) =>
			call("DELETE", `/events/${event.id}/classes/${id}`, { cookie: await admin() });
		expect(await remove(entered)).toMatchObject({ status: 409, body: { code: "class_has_entries" } });
		expect((await remove(empty)).status).toBe(204);
		expect((await call("GET", `/events/${event.id}`)).body.classes).toHaveLength(1);
	});
});

describe("entering a class", () => {
	test("is refused with every reason at once, and eligibility tells them before", async () => {
		const event = await createEventForTest();
		const wish = {
			minAge: 18,
			genderRestriction: "female",
			minBeltLevel: "green",
			competitionReadinessRequired: "Worldwide",
		};
		const made = await createClassForTest(event.id, wish as object);
		const person = await createPersonForTest({ gender: "male", dateOfBirth: dateIn(-10 * 365) });
		const codes = ["age_too_young", "gender_other", "belt_too_low", "readiness_too_low"];
		const told = (reasons: { code: string }[]) => reasons.map(({ code }) => code);
		const before = await call("GET", `/events/${event.id}/eligibility`, { cookie: person.cookie });
		expect([before.body[0].eligible, told(before.body[0].reasons)]).toEqual([false, codes]);
		const answer = await enterClass(made, person);
		expect([answer.status, answer.body.code, told(answer.body.reasons)]).toEqual([422, "not_eligible", codes]);
		expect(await mine(person, event.id)).toEqual([]);
	});

	test("asks for a weight where the class has limits, both ends included", async () => {
		const event = await createEventForTest();
		const made = await createClassForTest(event.id, { minWeight: 60, maxWeight: 65, maxParticipants: 10 });
		const enter = async (declaredWeight: unknown) => enterClass(made, await createPersonForTest(), { declaredWeight });
		expect((await enter(undefined)).body.reasons).toMatchObject([{ code: "weight_missing" }]);
		expect((await enter("٦٥٫١")).body.reasons).toMatchObject([
			{ code: "weight_too_high", params: { weight: 65.1, max: 65 } },
		]);
		expect([(await enter(60)).status, (await enter("65.0")).status]).toEqual([201, 201]);
		expect(await enter(60.25)).toMatchObject({ status: 400, body: { fields: { declaredWeight: "invalid" } } });
	});

	test("a second time is refused, the same key is answered the same", async () => {
		const event = await createEventForTest();
		const [made, person] = [await createClassForTest(event.id), await createPersonForTest()];
		const first = await enterClass(made, person, {}, "click-1");
		expect(first.body.registration).toMatchObject({ id: `${event.id}-${person.id}-${made.id}`, classId: made.id });
		expect(await enterClass(made, person, {}, "click-1")).toMatchObject({ status: 200, body: first.body });
		expect(await enterClass(made, person)).toMatchObject({ status: 409, body: { code: "already_registered" } });
	});

	test("two classes take one place at the event, and the last one left gives it back", async () => {
		const event = await createEventForTest({ maxParticipants: 1 });
		const [kata, kumite] = [await createClassForTest(event.id), await createClassForTest(event.id)];
		const [person, other] = await createPeopleForTest(2);
		const [first, second] = [await enterClass(kata, person), await enterClass(kumite, person)];
		expect([first.status, second.status, (await enterClass(kata, other)).status]).toEqual([201, 201, 202]);
		const ids = [person.id, other.id];
		expect(await placesOf(event.id, ids)).toMatchObject({ taken: 1, wrong: [] });
		await cancel(first.body.registration.id, person);
		expect(await statuses(other, event.id)).toEqual(["waitlisted"]);
		await cancel(second.body.registration.id, person);
		await eventually(async () => (await statuses(other, event.id))[0] === "pending", "the other to get in");
		await settled(event.id, ids);
		expect(await statuses(person, event.id)).toEqual(["cancelled", "cancelled"]);
	});

	test("somebody already at a full event may still enter a class with room", async () => {
		const event = await createEventForTest({ maxParticipants: 2 });
		const [small, large] = [
			await createClassForTest(event.id, { maxParticipants: 1 }),
			await createClassForTest(event.id, { maxParticipants: 5 }),
		];
		const [first, second, third] = await createPeopleForTest(3);
		for (const person of [first, second]) await enterClass(large, person);
		expect((await enterClass(small, third)).status).toBe(202);
		await eventually(async () => (await call("GET", `/events/${event.id}`)).body.waiting, "the event to be waited for");
		expect((await enterClass(small, first)).status).toBe(201);
		const waiting = await enterClass(small, second);
		expect(waiting.body).toMatchObject({ registration: { status: "waitlisted" }, position: 2 });
		await cancel(`${event.id}-${first.id}-${small.id}`, first);
		// The third came first but has no place at the event; the second has one.
		await eventually(
			async () => (await statuses(second, event.id)).join() === "pending,pending",
			"the second to get in",
		);
		await settled(
			event.id,
			[first, second, third].map(({ id }) => id),
		);
	});

	test("without a class is an entry that is still to choose one", async () => {
		const event = await createEventForTest({ maxParticipants: 1 });
		const [made, person] = [await createClassForTest(event.id), await createPersonForTest()];
		const bare = await call("POST", `/events/${event.id}/register`, { cookie: person.cookie });
		expect(bare).toMatchObject({ status: 201, body: { chooseClass: true } });
		expect(await mine(person, event.id)).toMatchObject([{ class: null, chooseClass: true }]);
		expect((await enterClass(made, person)).status).toBe(201);
		expect(await mine(person, event.id)).toMatchObject([{ class: { id: made.id }, chooseClass: false }]);
		await settled(event.id, [person.id]);
	});

	test("is told once: not of the place at the event behind it, neither when it comes nor when it goes", async () => {
		const event = await createEventForTest();
		const [made, person] = [await createClassForTest(event.id), await createPersonForTest()];
		await enterClass(made, person);
		await cancel(`${event.id}-${person.id}-${made.id}`, person);
		const told = () => call("GET", "/notifications", { cookie: person.cookie });
		await eventually(async () => (await told()).body.length >= 2, "both notifications");
		await settled(event.id, [person.id]);
		expect((await told()).body).toHaveLength(2);
	});

	test("is decided for the class: the place at the event behind it cannot be moved, approved or cancelled alone", async () => {
		const event = await createEventForTest();
		const [made, other] = [await createClassForTest(event.id), await createClassForTest(event.id)];
		const person = await createPersonForTest();
		await enterClass(made, person);
		const seat = `/registrations/${event.id}-${person.id}`;
		const cookie = await admin();
		const move = await call("POST", `${seat}/move`, { cookie, body: { classId: other.id } });
		const approve = await call("POST", `${seat}/approve`, { cookie });
		const leave = await call("DELETE", seat, { cookie: person.cookie });
		expect([move.status, approve.status, leave.status]).toEqual([409, 404, 409]);
		await settled(event.id, [person.id]);
	});

	test("300 people at once for 4 classes of 20 at an event of 50: both limits hold, and nobody waits in vain", async () => {
		const event = await createEventForTest({ maxParticipants: 50 });
		const classes: EventClass[] = [];
		while (classes.length < 4) classes.push(await createClassForTest(event.id, { maxParticipants: 20 }));
		const people = await createPeopleForTest(300);
		const answers = await Promise.all(people.map((person, position) => enterClass(classes[position % 4], person)));
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 202]));
		const ids = people.map(({ id }) => id);
		await settled(event.id, ids);
		expect(await placesOf(event.id, ids)).toMatchObject({ taken: 50, wrong: [] });
	}, 120_000);
});

describe("moving between classes", () => {
	async function moved(to: object = {}) {
		const event = await createEventForTest();
		const [from, target] = [await createClassForTest(event.id), await createClassForTest(event.id, to)];
		const person = await createPersonForTest();
		await enterClass(from, person);
		const path = `/registrations/${event.id}-${person.id}-${from.id}/move`;
		const answer = await call("POST", path, { cookie: await admin(), body: { classId: target.id } });
		return { event, from, target, person, answer };
	}

	test("keeps the status and the place at the event, and frees the class that is left", async () => {
		const { event, from, target, person, answer } = await moved();
		expect(answer).toMatchObject({ status: 200, body: { registration: { classId: target.id, status: "pending" } } });
		expect(await statuses(person, event.id)).toEqual(["cancelled", "pending"]);
		const path = `/registrations/${event.id}-${person.id}-${from.id}/move`;
		const again = await call("POST", path, { cookie: await admin(), body: { classId: target.id } });
		expect(again).toMatchObject({ status: 200, body: answer.body });
		await settled(event.id, [person.id]);
		await eventually(async () => {
			const { body } = await call("GET", `/events/${event.id}/availability`);
			return `${[body.event, ...body.classes].map(({ taken }) => taken)}` === "1,0,1";
		}, "the counts of the event and both classes");
	});

	test("is refused where the person does not fit", async () => {
		const { answer, event, person } = await moved({ minBeltLevel: "black-1" });
		expect(answer).toMatchObject({ status: 422, body: { code: "not_eligible", reasons: [{ code: "belt_too_low" }] } });
		expect(await statuses(person, event.id)).toEqual(["pending"]);
	});
});

describe("offers", () => {
	async function offered() {
		const event = await createEventForTest({ maxParticipants: 1, offerHours: 24 });
		const [first, second, third] = await createPeopleForTest(3);
		for (const { cookie } of [first, second, third]) await call("POST", `/events/${event.id}/register`, { cookie });
		await cancel(`${event.id}-${first.id}`, first);
		return { event, second, third, id: `${event.id}-${second.id}`, ids: [first, second, third].map(({ id }) => id) };
	}
	const answerTo = (id: string, what: string, { cookie }: { cookie: string }) =>
		call("POST", `/registrations/${id}/${what}-offer`, { cookie });

	test("hold the place until they are accepted, once", async () => {
		const { event, second, third, id, ids } = await offered();
		const [entry] = await mine(second, event.id);
		expect(entry.status).toBe("offered");
		expect(Date.parse(entry.offerExpiresAt) - Date.now()).toBeGreaterThan(23 * 60 * 60 * 1000);
		expect((await answerTo(id, "accept", third)).status).toBe(404);
		expect((await answerTo(id, "accept", second)).body.status).toBe("pending");
		expect((await answerTo(id, "accept", second)).status).toBe(200);
		expect(await answerTo(id, "decline", second)).toMatchObject({ status: 409, body: { code: "not_offered" } });
		expect(await placesOf(event.id, ids)).toMatchObject({ placed: 1, wrong: [] });
	});

	test("that nobody accepts in time go to who waits next, and cannot be accepted any more", async () => {
		const { event, second, third, id, ids } = await offered();
		const key = { eventId: event.id, userId: second.id, classId: 0 };
		const past = new Date(Date.now() - 1_000).toISOString();
		const { data } = await Registrations.get(key).go({ consistent: true });
		await Registrations.put({ ...(data as RegistrationRecord), offerExpiresAt: past }).go();
		expect(await answerTo(id, "accept", second)).toMatchObject({ status: 410, body: { code: "offer_expired" } });
		await sweep(Date.now());
		expect(await answerTo(id, "accept", second)).toMatchObject({ status: 410, body: { code: "offer_expired" } });
		expect(await statuses(third, event.id)).toEqual(["offered"]);
		expect(await placesOf(event.id, ids)).toMatchObject({ placed: 1, waiting: 0, wrong: [] });
	});

	test("that are declined go to who waits next", async () => {
		const { event, second, third, id, ids } = await offered();
		expect((await answerTo(id, "decline", second)).body.status).toBe("cancelled");
		expect((await answerTo(id, "decline", second)).status).toBe(200);
		await eventually(async () => (await statuses(third, event.id))[0] === "offered", "the next offer");
		expect(await placesOf(event.id, ids)).toMatchObject({ placed: 1, waiting: 0, wrong: [] });
	});
});

describe("a squad", () => {
	const trainedBy = (coachId: number, students: { id: number }[]) =>
		StudentRelations.put(
			students.map(({ id }) => ({ coachId, studentId: id, isActive: true, assignedAt: new Date().toISOString() })),
		).go();

	test("of a coach's own students, each by themselves", async () => {
		const event = await createEventForTest();
		const made = await createClassForTest(event.id, { minBeltLevel: "orange-10", maxParticipants: 1 });
		const coach = await createPersonForTest({ role: "coach" });
		const [white, stranger] = [await createPersonForTest(), await createPersonForTest({ currentBelt: "blue-8" })];
		const [fit, waiting] = await createPeopleForTest(2, { currentBelt: "blue-8" });
		await trainedBy(coach.id, [white, fit, waiting]);
		const body = [fit, waiting, white, stranger].map(({ id }) => ({ userId: id, classId: made.id }));
		const answer = await call("POST", `/events/${event.id}/registrations/bulk`, { cookie: coach.cookie, body });
		expect(answer.body).toMatchObject([
			{ userId: fit.id, status: "pending" },
			{ userId: waiting.id, status: "waitlisted" },
			{ userId: white.id, error: "not_eligible", reasons: [{ code: "belt_too_low" }] },
			{ userId: stranger.id, error: "not_found" },
		]);
		const list = await call("GET", `/events/${event.id}/registrations`, { cookie: coach.cookie });
		expect(list.body).toHaveLength(2);
		const again = await call("POST", `/events/${event.id}/registrations/bulk`, { cookie: coach.cookie, body });
		expect(again.body[0]).toMatchObject({ error: "already_registered" });
		expect((await cancel(`${event.id}-${fit.id}-${made.id}`, coach)).status).toBe(200);
	});
});

describe("an event that is called off", () => {
	test("ends its entries, and takes no more", async () => {
		const event = await createEventForTest();
		const made = await createClassForTest(event.id);
		const [inside, second, late] = await createPeopleForTest(3);
		for (const person of [inside, second]) await enterClass(made, person);
		const path = `/events/${event.id}/cancel`;
		const answer = await call("POST", path, { cookie: await admin(), body: { reason: "The hall is flooded" } });
		expect(answer.body).toMatchObject({ cancelReason: "The hall is flooded", registrationState: "cancelled" });
		await eventually(async () => (await statuses(inside, event.id))[0] === "cancelled", "the entry to end");
		await eventually(async () => (await statuses(second, event.id))[0] === "cancelled", "the other entry to end");
		expect(await enterClass(made, late)).toMatchObject({ status: 409 });
		await settled(event.id, [inside.id, second.id]);
	});

	test("may be deleted with its entries by force alone", async () => {
		const event = await createEventForTest();
		const [made, person] = [await createClassForTest(event.id), await createPersonForTest()];
		await enterClass(made, person);
		const remove = async (query = "") => call("DELETE", `/events/${event.id}${query}`, { cookie: await admin() });
		expect(await remove()).toMatchObject({ status: 409, body: { code: "event_has_entries" } });
		expect((await remove("?force=true")).status).toBe(204);
		await eventually(async () => (await statuses(person, event.id))[0] === "cancelled", "the entry to end");
		expect((await call("GET", `/events/${event.id}`)).status).toBe(404);
	});
});
