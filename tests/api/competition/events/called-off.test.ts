import { call, eventually } from "../../../core/api.ts";
import { settled, statuses } from "../../../core/entries.ts";
import { createEventClassForTest, enterEventClass } from "../../../core/event-classes.ts";
import { createEventForTest } from "../../../core/events.ts";
import { admin, createPeopleForTest, createPersonForTest } from "../../../core/people.ts";

describe("cancelled events", () => {
	test("cancelling an event ends its registrations and rejects new ones", async () => {
		const event = await createEventForTest();
		const made = await createEventClassForTest(event.id);
		const [inside, second, late] = await createPeopleForTest(3);
		for (const person of [inside, second]) await enterEventClass(made, person);
		const path = `/events/${event.id}/cancel`;
		const answer = await call("POST", path, {
			cookie: await admin(),
			body: { reason: "The hall is flooded" },
		});
		expect(answer.body).toMatchObject({
			cancelReason: "The hall is flooded",
			registrationState: "cancelled",
		});
		await eventually(
			async () => (await statuses(inside, event.id))[0] === "cancelled",
			"the entry to end",
		);
		await eventually(
			async () => (await statuses(second, event.id))[0] === "cancelled",
			"the other entry to end",
		);
		expect(await enterEventClass(made, late)).toMatchObject({ status: 409 });
		await settled(event.id, [inside.id, second.id]);
	});

	test("deleting an event with registrations requires force", async () => {
		const event = await createEventForTest();
		const [made, person] = [await createEventClassForTest(event.id), await createPersonForTest()];
		await enterEventClass(made, person);
		const remove = async (query = "") =>
			call("DELETE", `/events/${event.id}${query}`, { cookie: await admin() });
		expect(await remove()).toMatchObject({ status: 409, body: { code: "event_has_entries" } });
		expect((await remove("?force=true")).status).toBe(204);
		await eventually(
			async () => (await statuses(person, event.id))[0] === "cancelled",
			"the entry to end",
		);
		expect((await call("GET", `/events/${event.id}`)).status).toBe(404);
	});
});
