import { expectRefusal } from "../../../core/answers.ts";
import { call, eventually } from "../../../core/api.ts";
import { cancel, statuses } from "../../../core/entries.ts";
import { createEventClassForTest, enterEventClass } from "../../../core/event-classes.ts";
import { createEventForTest } from "../../../core/events.ts";
import { admin, createPeopleForTest, createPersonForTest } from "../../../core/people.ts";
import { breaksIn } from "../../../core/places.ts";

const register = (eventId: number, { cookie }: { cookie: string }, key = "") =>
	call("POST", `/events/${eventId}/register`, {
		cookie,
		headers: key ? { "idempotency-key": key } : {},
	});

const adult = { dateOfBirth: "1995-05-05" };

/** An event without a waiting list, whose only place is taken by the first person. */
async function full() {
	const event = await createEventForTest({ maxParticipants: 1, waitingList: false });
	const [first, second] = await createPeopleForTest(2);
	expect((await register(event.id, first, "first")).status).toBe(201);
	return { event, first, second };
}

describe("without a waiting list", () => {
	test("without a waiting list a full event rejects registrations, and its state says so", async () => {
		const { event, first, second } = await full();
		expectRefusal(await register(event.id, second), "event_full");
		expect(await statuses(second, event.id)).toEqual([]);
		await eventually(
			async () => (await call("GET", `/events/${event.id}`)).body.registrationState === "full",
			"the event to be full",
		);
		// A repeat gets the first response, and a second registration is rejected.
		expect(await register(event.id, first, "first")).toMatchObject({ status: 200 });
		expectRefusal(await register(event.id, first, "other"), "already_registered");
	});

	test("a returned place goes to the next person who registers", async () => {
		const { event, first, second } = await full();
		await cancel(`${event.id}-${first.id}`, first);
		await eventually(async () => (await register(event.id, second)).status === 201, "the place");
		expect(await breaksIn(event.id, [first.id, second.id])).toEqual([]);
	});

	test("a full class without a waiting list rejects registrations, while its event accepts them", async () => {
		const event = await createEventForTest({ maxParticipants: 5 });
		const kumite = await createEventClassForTest(event.id, {
			maxParticipants: 1,
			waitingList: false,
		});
		const kata = await createEventClassForTest(event.id, { maxParticipants: 1 });
		const [first, second] = await createPeopleForTest(2, adult);
		expect((await enterEventClass(kumite, first)).status).toBe(201);
		expectRefusal(await enterEventClass(kumite, second), "class_full");
		expect((await enterEventClass(kata, second)).status).toBe(201);
		expectRefusal(await enterEventClass(kumite, second), "class_full");
		expect(await breaksIn(event.id, [first.id, second.id])).toEqual([]);
	});

	test("a full event without a waiting list rejects registrations for its classes, except from people who have an event place", async () => {
		const event = await createEventForTest({ maxParticipants: 1, waitingList: false });
		const [kumite, kata] = [
			await createEventClassForTest(event.id),
			await createEventClassForTest(event.id),
		];
		const [first, second] = await createPeopleForTest(2, adult);
		expect((await enterEventClass(kumite, first)).status).toBe(201);
		expectRefusal(await enterEventClass(kumite, second), "event_full");
		expect((await enterEventClass(kata, first)).status).toBe(201);
	});

	test("without a waiting list, neither bulk registrations nor staff nor moves put anyone on it", async () => {
		const { event, second } = await full();
		const cookie = await admin();
		const squad = [{ userId: second.id, classId: null }];
		const { body } = await call("POST", `/events/${event.id}/registrations/bulk`, {
			cookie,
			body: squad,
		});
		expect(body).toMatchObject([{ userId: second.id, error: "event_full" }]);

		const other = await createEventForTest({ maxParticipants: 5 });
		const from = await createEventClassForTest(other.id, { maxParticipants: 1 });
		const to = await createEventClassForTest(other.id, { maxParticipants: 1, waitingList: false });
		const [third, fourth] = await createPeopleForTest(2, adult);
		for (const person of [third, fourth]) await enterEventClass(from, person);
		const path = `/registrations/${other.id}-${fourth.id}-${from.id}/move`;
		expectRefusal(
			await call("POST", path, { cookie, body: { classId: to.id } }),
			"no_waiting_list",
		);
		const byStaff = await enterEventClass(to, { cookie }, { userId: third.id });
		expect(byStaff.status).toBe(201);
		const { id: userId } = await createPersonForTest(adult);
		expectRefusal(await enterEventClass(to, { cookie }, { userId }), "class_full");
	});

	test("people waiting when the list is switched off keep their position", async () => {
		const event = await createEventForTest({ maxParticipants: 1 });
		const [first, second] = await createPeopleForTest(2);
		for (const person of [first, second]) await register(event.id, person);
		const { body } = await call("GET", `/events/${event.id}`);
		const cookie = await admin();
		const { version: _, ...edited } = body;
		expect(
			(
				await call("PUT", `/events/${event.id}`, {
					cookie,
					body: { ...edited, waitingList: false },
				})
			).status,
		).toBe(200);
		// Registration caches an event for one second.
		await eventually(
			async () =>
				(await register(event.id, await createPersonForTest())).body.code === "event_full",
			"the list to close",
		);
		await cancel(`${event.id}-${first.id}`, first);
		expect(await statuses(second, event.id)).toEqual(["pending"]);
	});
});
