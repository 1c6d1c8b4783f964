import { expectRefusal } from "../../../core/answers.ts";
import { call, eventually } from "../../../core/api.ts";
import { createStudentForTest } from "../../../core/belts.ts";
import { createEventForTest, dateIn } from "../../../core/events.ts";
import { admin, createPeopleForTest, createPersonForTest } from "../../../core/people.ts";
import { placesOf } from "../../../core/places.ts";
import { sized } from "../../../core/size.ts";

type Person = Awaited<ReturnType<typeof createPersonForTest>>;

const register = (eventId: number, { cookie }: Person) =>
	call("POST", `/events/${eventId}/register`, { cookie });
const cancel = (eventId: number, { id }: Person, cookie: string) =>
	call("DELETE", `/registrations/${eventId}-${id}`, { cookie });
const mine = async ({ cookie }: Person) =>
	(await call("GET", "/me/registrations", { cookie })).body[0];

/** A full event, with people on its waiting list in order. */
async function fullEvent(places: number, waiting: number) {
	const event = await createEventForTest({ maxParticipants: places });
	const people = await createPeopleForTest(places + waiting);
	for (const person of people) await register(event.id, person);
	return {
		event,
		inside: people.slice(0, places),
		outside: people.slice(places),
		everybody: people.map(({ id }) => id),
	};
}

describe("waiting list", () => {
	test("each person waiting sees their position", async () => {
		const { outside } = await fullEvent(2, 3);
		await eventually(async () => {
			const positions = await Promise.all(
				outside.map(async (person) => (await mine(person)).position),
			);
			return positions.join() === "1,2,3";
		}, "places 1, 2 and 3");
	});

	test("people who join at once are shown their own position or none, and soon all know it", async () => {
		const { event } = await fullEvent(1, 0);
		const people = await createPeopleForTest(6);
		const answers = await Promise.all(people.map((person) => register(event.id, person)));
		const readPositions = () =>
			Promise.all(people.map(async (person) => (await mine(person)).position));
		const first = await readPositions();
		const settled = await eventually(async () => {
			const positions = await readPositions();
			return positions.every((one) => one !== undefined) && positions;
		}, "all positions");
		expect([...settled].sort()).toEqual([1, 2, 3, 4, 5, 6]);
		for (const [at, position] of settled.entries())
			for (const displayed of [answers[at].body.position, first[at]])
				expect([undefined, position]).toContain(displayed);
	});

	test("a cancelled place goes to the first person waiting, and the count stays the same", async () => {
		const { event, inside, outside, everybody } = await fullEvent(2, 2);
		expect(await cancel(event.id, inside[0], inside[0].cookie)).toMatchObject({
			status: 200,
			body: { status: "cancelled" },
		});
		expect((await mine(outside[0])).status).toBe("pending");
		expect((await mine(outside[1])).status).toBe("waitlisted");
		expect(await placesOf(event.id, everybody)).toMatchObject({ placed: 2, taken: 2, wrong: [] });
	});

	test("a rejected registration's place is passed on, and the reason is stored", async () => {
		const { event, inside, outside } = await fullEvent(1, 1);
		const reason = "The medical form is missing";
		const path = `/registrations/${event.id}-${inside[0].id}/reject`;
		expect((await call("POST", path, { cookie: await admin(), body: { reason } })).status).toBe(
			200,
		);
		expect((await mine(inside[0])).status).toBe("rejected");
		expect((await mine(outside[0])).status).toBe("pending");
		expect((await register(event.id, inside[0])).status).toBe(409);
	});

	test("people who wait stay ahead of new ones when a place is freed", async () => {
		const { event, inside, outside } = await fullEvent(1, 1);
		await eventually(
			async () => (await call("GET", `/events/${event.id}/availability`)).body.event.waiting,
			"the list",
		);
		const newcomer = await createPersonForTest();
		await Promise.all([
			cancel(event.id, inside[0], inside[0].cookie),
			register(event.id, newcomer),
		]);
		await eventually(
			async () => (await mine(outside[0])).status === "pending",
			"the first to get in",
		);
		expect((await mine(newcomer)).status).toBe("waitlisted");
	});

	test("a person can leave the waiting list", async () => {
		const { event, inside, outside, everybody } = await fullEvent(1, 2);
		expect((await cancel(event.id, outside[0], outside[0].cookie)).body.status).toBe("cancelled");
		await eventually(
			async () => (await cancel(event.id, inside[0], inside[0].cookie)).status === 200,
			"the cancellation",
		);
		await eventually(
			async () => (await mine(outside[1])).status === "pending",
			"the second to get in",
		);
		expect(await placesOf(event.id, everybody)).toMatchObject({ placed: 1, waiting: 0, wrong: [] });
	});

	/** Repeats a call that is answered with 503 (busy). */
	const untilTaken = (press: () => ReturnType<typeof call>) =>
		eventually(async () => (await press()).status !== 503, "an answer other than busy");

	const many = sized({ whole: 40, share: 16 });

	test(`${many} cancellations and as many new registrations at once leave no place empty or taken twice`, async () => {
		const { event, inside, everybody } = await fullEvent(many, 10);
		const newcomers = await createPeopleForTest(many);
		await Promise.all([
			...inside.map((person) => untilTaken(() => cancel(event.id, person, person.cookie))),
			...newcomers.map((person) => untilTaken(() => register(event.id, person))),
		]);
		const all = [...everybody, ...newcomers.map(({ id }) => id)];
		await eventually(async () => {
			const { placed, taken, waiting } = await placesOf(event.id, all);
			return placed === many && taken === many && waiting === 10;
		}, "each place to be held and 10 people to wait");
		// Read only after all changes: `placesOf` reads in several steps.
		expect(await placesOf(event.id, all)).toMatchObject({
			placed: many,
			taken: many,
			waiting: 10,
			wrong: [],
		});
	});
});

describe("cancelling a registration", () => {
	test("cancelling several times at once gets the same response, and frees one place", async () => {
		const event = await createEventForTest({ maxParticipants: 3 });
		const people = await createPeopleForTest(2);
		for (const person of people) await register(event.id, person);
		const answers = await Promise.all(
			[1, 2, 3].map(() => cancel(event.id, people[0], people[0].cookie)),
		);
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
		expect(await placesOf(event.id, [people[0].id, people[1].id])).toMatchObject({
			placed: 1,
			taken: 1,
			wrong: [],
		});
	});

	test("a person can register again after cancelling", async () => {
		const event = await createEventForTest();
		const person = await createPersonForTest();
		await register(event.id, person);
		await cancel(event.id, person, person.cookie);
		expect((await register(event.id, person)).status).toBe(201);
		expect(await placesOf(event.id, [person.id])).toMatchObject({ placed: 1, taken: 1, wrong: [] });
	});

	test("cancelling another person's registration returns 404, except for staff", async () => {
		const event = await createEventForTest();
		const [person, other] = await createPeopleForTest(2);
		await register(event.id, person);
		expect((await cancel(event.id, person, other.cookie)).status).toBe(404);
		expect((await cancel(event.id, person, await admin())).body.status).toBe("cancelled");
	});

	test("only staff can cancel after the deadline", async () => {
		const event = await createEventForTest();
		const person = await createPersonForTest();
		await register(event.id, person);
		const cookie = await admin();
		const { body: before } = await call("GET", `/events/${event.id}`, { cookie });
		await call("PUT", `/events/${event.id}`, {
			cookie,
			body: { ...before, registrationDeadline: dateIn(-2) },
		});
		expect(await cancel(event.id, person, person.cookie)).toMatchObject({
			status: 409,
			body: { code: "too_late_to_cancel" },
		});
		expect((await cancel(event.id, person, cookie)).status).toBe(200);
	});
});

describe("deciding registrations", () => {
	test("staff can approve a registration repeatedly, but not a cancelled one", async () => {
		const event = await createEventForTest();
		const person = await createPersonForTest();
		const cookie = await admin();
		await register(event.id, person);
		const approve = () =>
			call("POST", `/registrations/${event.id}-${person.id}/approve`, { cookie });
		expect((await approve()).body.status).toBe("approved");
		expect((await approve()).status).toBe(200);
		await cancel(event.id, person, person.cookie);
		expect(await approve()).toMatchObject({ status: 409, body: { code: "not_pending" } });
	});

	test("staff see who rejected a registration, when and why; the person's coach does not", async () => {
		const event = await createEventForTest();
		const { coach, student } = await createStudentForTest();
		const cookie = await admin();
		await register(event.id, student);
		const listed = async (reader: string) =>
			(await call("GET", `/events/${event.id}/registrations`, { cookie: reader })).body[0];
		expect((await listed(cookie)).decision).toBeNull();
		const reason = "The certificate has expired.";
		await call("POST", `/registrations/${event.id}-${student.id}/reject`, {
			cookie,
			body: { reason },
		});
		const { decision } = await listed(cookie);
		expect(decision).toMatchObject({ reason, by: { firstName: expect.any(String) } });
		expect(Date.parse(decision.at)).toBeLessThanOrEqual(Date.now());
		expect((await listed(coach.cookie)).decision).toBeNull();
	});

	test("staff see per event how many registrations wait for a decision", async () => {
		// The event is tomorrow, because only the next few events are counted.
		const event = await createEventForTest({ eventDate: dateIn(1) });
		const people = await createPeopleForTest(2);
		const cookie = await admin();
		for (const person of people) await register(event.id, person);
		const counted = async () =>
			(await call("GET", "/registrations/undecided", { cookie })).body.find(
				(one: { event: { id: number } }) => one.event.id === event.id,
			)?.count;
		const seeCount = (count: number | undefined) =>
			eventually(async () => (await counted()) === count, `a count of ${count}`);
		await seeCount(2);
		await call("POST", `/registrations/${event.id}-${people[0].id}/approve`, { cookie });
		await seeCount(1);
		await call("POST", `/registrations/${event.id}-${people[1].id}/reject`, { cookie, body: {} });
		await seeCount(undefined);
		expectRefusal(
			await call("GET", "/registrations/undecided", { cookie: people[0].cookie }),
			"forbidden",
		);
	});

	test("a registration on the waiting list cannot be approved while all places are taken", async () => {
		const event = await createEventForTest({ maxParticipants: 1 });
		const [first, second] = await createPeopleForTest(2);
		await register(event.id, first);
		await register(event.id, second);
		const path = `/registrations/${event.id}-${second.id}/approve`;
		expectRefusal(await call("POST", path, { cookie: await admin() }), "still_waiting");
	});

	test("staff decide several registrations of an event at once, with a result for each", async () => {
		const [event, other] = [await createEventForTest(), await createEventForTest()];
		const people = await createPeopleForTest(3);
		const cookie = await admin();
		for (const person of people) await register(event.id, person);
		await register(other.id, people[0]);
		await cancel(event.id, people[2], people[2].cookie);
		const ids = [
			...people.map(({ id }) => `${event.id}-${id}`),
			`${event.id}-999999999`,
			`${other.id}-${people[0].id}`,
		];
		const { body } = await call("POST", `/events/${event.id}/registrations/decide`, {
			cookie,
			body: { ids, decision: "approve" },
		});
		expect(
			body.map(({ status, error }: { status?: string; error?: string }) => status ?? error),
		).toEqual(["approved", "approved", "not_pending", "not_found", "not_found"]);
		const elsewhere = await call("GET", `/events/${other.id}/registrations`, { cookie });
		expect(elsewhere.body).toMatchObject([{ status: "pending" }]);
	});

	test("staff list registrations in order and by status; members see none", async () => {
		const { event, inside, outside } = await fullEvent(2, 1);
		const cookie = await admin();
		const path = `/events/${event.id}/registrations`;
		const all = await eventually(async () => {
			const { body } = await call("GET", path, { cookie });
			return body.length === 3 && body;
		}, "three entries");
		expect(all.map(({ userId }: { userId: number }) => userId)).toEqual(
			[...inside, ...outside].map(({ id }) => id),
		);
		const waiting = await call("GET", `${path}?status=waitlisted`, { cookie });
		expect(waiting.body).toMatchObject([{ userId: outside[0].id, email: outside[0].email }]);
		expect((await call("GET", path, { cookie: inside[0].cookie })).body).toEqual([]);
	});
});
