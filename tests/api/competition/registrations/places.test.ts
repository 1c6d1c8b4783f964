import { call, eventually } from "../../../core/api.ts";
import { createEventClassForTest, enterEventClass } from "../../../core/event-classes.ts";
import { createEventForTest, eventForTest } from "../../../core/events.ts";
import { createPeopleForTest, createPersonForTest } from "../../../core/people.ts";
import { placesOf } from "../../../core/places.ts";

const register = (eventId: number, cookie: string) =>
	call("POST", `/events/${eventId}/register`, { cookie });

describe("an event with fewer places than registrations", () => {
	/** Three people registered before the places were cut to one. */
	async function crowded() {
		const event = await createEventForTest({ maxParticipants: 3 });
		const people = await createPeopleForTest(5);
		for (const { cookie } of people.slice(0, 3))
			expect((await register(event.id, cookie)).status).toBe(201);
		const { cookie } = await createPersonForTest({ role: "admin" });
		const change = { cookie, body: eventForTest({ maxParticipants: 1 }) };
		expect((await call("PUT", `/events/${event.id}`, change)).status).toBe(200);
		return { event, people };
	}

	const leave = async ({ id }: { id: number }, person: { id: number; cookie: string }) =>
		expect(
			(await call("DELETE", `/registrations/${id}-${person.id}`, { cookie: person.cookie })).status,
		).toBe(200);

	test("an event above its limit gives no freed place to a new person", async () => {
		const { event, people } = await crowded();
		await leave(event, people[0]);
		expect((await register(event.id, people[3].cookie)).status).toBe(202);
		const { placed } = await placesOf(
			event.id,
			people.map(({ id }) => id),
		);
		expect(placed).toBe(2);
	});

	test("an event above its limit gives no freed place to the waiting list", async () => {
		const { event, people } = await crowded();
		expect((await register(event.id, people[3].cookie)).status).toBe(202);
		await eventually(
			async () => (await call("GET", `/events/${event.id}`)).body.waiting,
			"the waiting list to show",
		);
		await leave(event, people[0]);
		const { statuses } = await placesOf(
			event.id,
			people.map(({ id }) => id),
		);
		expect(statuses.get(people[3].id)).toBe("waitlisted");
	});
});

test("staff can change an event and its class while people register", async () => {
	const event = await createEventForTest({ maxParticipants: 200 });
	const made = await createEventClassForTest(event.id, { maxParticipants: 100 });
	const [people, { cookie }] = [
		await createPeopleForTest(60),
		await createPersonForTest({ role: "admin" }),
	];
	const waiting = [...people];
	const answers: string[] = [];
	const note = ({ status, body }: { status: number; body: { code?: string } }) =>
		answers.push(body.code ?? `${status}`);
	const enter = async () => {
		for (let next = waiting.pop(); next; next = waiting.pop())
			note(await enterEventClass(made, next));
	};
	const edit = async () => {
		while (waiting.length > 0) {
			const name = `Cup of ${waiting.length}`;
			const ofEvent = { cookie, body: eventForTest({ maxParticipants: 200, titleEn: name }) };
			note(await call("PUT", `/events/${event.id}`, ofEvent));
			const ofClass = { cookie, body: { className: name, maxParticipants: 100 } };
			note(await call("PUT", `/events/${event.id}/classes/${made.id}`, ofClass));
		}
	};
	await Promise.all([enter(), enter(), enter(), edit()]);
	expect(answers.filter((answer) => answer !== "200" && answer !== "201")).toEqual([]);
	await eventually(async () => {
		const { registeredCount, classes } = (await call("GET", `/events/${event.id}`)).body;
		return registeredCount === 60 && classes[0].currentRegistrations === 60;
	}, "all to be counted");
});
