import { call, eventually } from "../../../core/api.ts";
import { createEventForTest, dateIn } from "../../../core/events.ts";
import { admin, createPeopleForTest, createPersonForTest } from "../../../core/people.ts";
import { sized } from "../../../core/size.ts";

const register = (eventId: number, cookie: string, key?: string) =>
	call("POST", `/events/${eventId}/register`, {
		cookie,
		headers: key ? { "idempotency-key": key } : {},
	});

describe("registering for an event", () => {
	test("registering takes a place and shows it on the dashboard", async () => {
		const event = await createEventForTest();
		const person = await createPersonForTest();
		const { status, body } = await register(event.id, person.cookie);
		expect(status).toBe(201);
		expect(body.registration).toMatchObject({
			eventId: event.id,
			userId: person.id,
			status: "pending",
		});
		const dashboard = await call("GET", "/user/dashboard", { cookie: person.cookie });
		expect(dashboard.body.eventRegistrations).toMatchObject([
			{
				status: "pending",
				event: { id: event.id, titleEn: "Test Cup", titleAr: "كأس الاختبار", location: "Hall 1" },
			},
		]);
	});

	test("rejects a second registration, and a repeat with the same key gets the same response", async () => {
		const event = await createEventForTest();
		const { cookie } = await createPersonForTest();
		const first = await register(event.id, cookie, "click-1");
		const again = await register(event.id, cookie, "click-1");
		const other = await register(event.id, cookie, "click-2");
		expect(first.status).toBe(201);
		expect(again).toMatchObject({ status: 200, body: first.body });
		expect(other).toMatchObject({ status: 409, body: { code: "already_registered" } });
	});

	test("twenty simultaneous clicks take one place", async () => {
		const event = await createEventForTest();
		const { cookie } = await createPersonForTest();
		const answers = await Promise.all(Array.from({ length: 20 }, () => register(event.id, cookie)));
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
		expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
		await eventually(
			async () => (await call("GET", `/events/${event.id}`)).body.registeredCount === 1,
			"the count",
		);
	});

	test("a full event puts people on its waiting list", async () => {
		const event = await createEventForTest({ maxParticipants: 1 });
		const [first, second] = await createPeopleForTest(2);
		await register(event.id, first.cookie);
		expect(await register(event.id, second.cookie)).toMatchObject({
			status: 202,
			body: { registration: { status: "waitlisted" } },
		});
		const visible = await eventually(async () => {
			const { body } = await call("GET", `/events/${event.id}`);
			return body.registrationState === "waitlist" && body.waiting && body;
		}, "the event to be shown as full");
		expect(visible.registeredCount).toBe(1);
	});

	test.each([
		["closed", { registrationDeadline: dateIn(-1) }, "registration_closed"],
		["not open yet", { registrationOpensAt: dateIn(2) }, "registration_not_open"],
		["over", { eventDate: dateIn(-2) }, "registration_closed"],
	])("registration is rejected for an event that is %s", async (_, wish, code) => {
		const event = await createEventForTest(wish);
		const { cookie } = await createPersonForTest();
		expect(await register(event.id, cookie)).toMatchObject({ status: 409, body: { code } });
	});

	test("a person may withdraw from an event five times an hour, and staff at any time", async () => {
		const { id } = await createEventForTest();
		const { id: userId, cookie } = await createPersonForTest();
		const statuses: number[] = [];
		for (let times = 0; times < 6; times++) {
			await call("POST", `/events/${id}/register`, { cookie });
			statuses.push((await call("DELETE", `/registrations/${id}-${userId}`, { cookie })).status);
		}
		expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
		const byStaff = await call("DELETE", `/registrations/${id}-${userId}`, {
			cookie: await admin(),
		});
		expect(byStaff.status).toBe(200);
		const other = await createEventForTest();
		await call("POST", `/events/${other.id}/register`, { cookie });
		expect((await call("DELETE", `/registrations/${other.id}-${userId}`, { cookie })).status).toBe(
			200,
		);
	});

	test("registration is open until the end of the deadline's day in Kuwait", async () => {
		const today = new Date(Date.now() + 3 * 60 * 60 * 1000).toISOString().slice(0, 10);
		const event = await createEventForTest({ registrationDeadline: today });
		const { cookie } = await createPersonForTest();
		expect((await register(event.id, cookie)).status).toBe(201);
	});

	test("registering for a draft or an unknown event returns 404", async () => {
		const event = await createEventForTest({ published: false });
		const { cookie } = await createPersonForTest();
		expect((await register(event.id, cookie)).status).toBe(404);
		expect((await register(999_999_999, cookie)).status).toBe(404);
	});

	test("an event without a limit admits everybody", async () => {
		const event = await createEventForTest({ maxParticipants: 0 });
		const people = await createPeopleForTest(30);
		const answers = await Promise.all(people.map(({ cookie }) => register(event.id, cookie)));
		expect(answers.every(({ status }) => status === 201)).toBe(true);
	});

	const many = sized({ whole: 2_000, share: 150 });

	test(`${many} people at once for 100 places fill exactly 100, the others wait, and there are no errors`, async () => {
		const event = await createEventForTest({ maxParticipants: 100 });
		const people = await createPeopleForTest(many);
		const answers = await Promise.all(people.map(({ cookie }) => register(event.id, cookie)));
		const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
		expect({
			placed: count(201),
			waiting: count(202),
			other: many - count(201) - count(202),
		}).toEqual({
			placed: 100,
			waiting: many - 100,
			other: 0,
		});
		await eventually(
			async () => (await call("GET", `/events/${event.id}`)).body.registeredCount === 100,
			"the shown count to reach 100",
		);
	});
});

const myStatus = async ({ cookie }: { cookie: string }) =>
	(await call("GET", "/me/registrations", { cookie })).body[0].status;

describe("changing an event with registrations", () => {
	const change = async (event: { id: number }, wish: object) => {
		const { cookie } = await createPersonForTest({ role: "admin" });
		const { body: before } = await call("GET", `/events/${event.id}`, { cookie });
		return call("PUT", `/events/${event.id}`, { cookie, body: { ...before, ...wish } });
	};

	test("gives added places to the waiting list, and fewer places never remove a registration", async () => {
		const event = await createEventForTest({ maxParticipants: 2 });
		const people = await createPeopleForTest(6);
		const statuses = [];
		for (const { cookie } of people.slice(0, 5))
			statuses.push((await register(event.id, cookie)).status);
		expect(statuses).toEqual([201, 201, 202, 202, 202]);
		expect((await change(event, { maxParticipants: 4 })).status).toBe(200);
		await eventually(
			async () => (await myStatus(people[3])) === "pending",
			"the second of the waiting list to get in",
		);
		expect(await Promise.all(people.slice(0, 5).map(myStatus))).toEqual([
			"pending",
			"pending",
			"pending",
			"pending",
			"waitlisted",
		]);
		expect((await change(event, { maxParticipants: 1 })).status).toBe(200);
		expect((await register(event.id, people[5].cookie)).status).toBe(202);
		await eventually(
			async () => (await call("GET", `/events/${event.id}`)).body.registeredCount === 4,
			"the count",
		);
	});

	test("updates the title in existing registrations", async () => {
		const event = await createEventForTest();
		const { cookie } = await createPersonForTest();
		await register(event.id, cookie);
		await change(event, { titleEn: "Renamed Cup" });
		await eventually(
			async () =>
				(await call("GET", "/user/dashboard", { cookie })).body.eventRegistrations[0].event
					.titleEn === "Renamed Cup",
			"the new title on the dashboard",
		);
	});

	test("approves registrations while their copy of the event is updated", async () => {
		const event = await createEventForTest({ maxParticipants: 0 });
		const people = await createPeopleForTest(40);
		await Promise.all(people.map(({ cookie }) => register(event.id, cookie)));
		const { cookie } = await createPersonForTest({ role: "admin" });
		const approve = ({ id }: { id: number }) =>
			call("POST", `/registrations/${event.id}-${id}/approve`, { cookie });
		let approved = false;
		const editing = (async () => {
			for (let round = 0; !approved; round++) await change(event, { titleEn: `Cup ${round}` });
		})();
		const answers = [];
		for (const person of people) answers.push(await approve(person));
		approved = true;
		await editing;
		expect(answers.map(({ status, body }) => body.code ?? status)).toEqual(people.map(() => 200));
	});

	test("deletes an event without registrations only", async () => {
		const { cookie: admin } = await createPersonForTest({ role: "admin" });
		const [entered, empty] = [await createEventForTest(), await createEventForTest()];
		const { cookie } = await createPersonForTest();
		await register(entered.id, cookie);
		expect(await call("DELETE", `/events/${entered.id}`, { cookie: admin })).toMatchObject({
			status: 409,
			body: { code: "event_has_entries" },
		});
		expect((await call("DELETE", `/events/${empty.id}`, { cookie: admin })).status).toBe(204);
		expect((await call("GET", `/events/${empty.id}`)).status).toBe(404);
	});
});
