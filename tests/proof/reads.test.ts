import { openWorld } from "./world.ts";

const world = await openWorld();
const { interceptTable } = await import("#tests/core/intercept.ts");
const { Events } = await import("#functions/competition/events/event.entity.ts");
const { makeCrowd, makeEvent } = await import("./crowd.ts");

const people = await makeCrowd(2);
afterAll(world.close);

/** How many of the next reads of the event's own item fail. */
let failing = 0;
interceptTable(
	(next) => async (args) => {
		const { Key, ConsistentRead } = args.input as { Key?: object; ConsistentRead?: boolean };
		const ofEvent = ConsistentRead && JSON.stringify(Key ?? "").includes("$event_1");
		if (ofEvent && failing-- > 0)
			throw Object.assign(new Error("Injected"), { name: "AccessDeniedException" });
		return next(args);
	},
	{ step: "initialize" },
);

const cancel = (eventId: number, who: number) =>
	world.call(
		"DELETE /api/registrations/{id}",
		{ id: `${eventId}-${people[who].id}` },
		people[who].cookie,
	);

async function entered(change: { registrationDeadline?: string }) {
	const { eventId } = await makeEvent(2);
	await world.call("POST /api/events/{id}/register", { id: `${eventId}` }, people[0].cookie);
	await Events.patch({ id: eventId }).set(change).go();
	return eventId;
}

describe("an event that cannot be read", () => {
	test("an unreadable event is not treated as one without a deadline, so nobody cancels late", async () => {
		const eventId = await entered({ registrationDeadline: "2020-01-01" });
		expect((await cancel(eventId, 0)).body.code).toBe("too_late_to_cancel");
		failing = 1;
		expect(await cancel(eventId, 0)).toMatchObject({ status: 500, body: { code: "internal" } });
		const { body } = await world.call(
			"GET /api/events/{id}/registrations/mine",
			{ id: `${eventId}` },
			people[0].cookie,
		);
		expect(body).toMatchObject([{ status: "pending" }]);
	});

	test("an unreadable event is not treated as deleted while a registration waits for it", async () => {
		const { eventId } = await makeEvent(1);
		const id = `${eventId}`;
		for (const { cookie } of people)
			await world.call("POST /api/events/{id}/register", { id }, cookie);
		const mine = () =>
			world.call("GET /api/events/{id}/registrations/mine", { id }, people[1].cookie);
		expect(await mine()).toMatchObject({
			status: 200,
			body: [{ status: "waitlisted" }],
		});
		failing = 1;
		expect(await mine()).toMatchObject({ status: 500 });
	});
});
