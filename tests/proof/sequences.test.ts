import fc from "fast-check";
import { within } from "#local/pace.ts";
import { seed, sized } from "../core/size.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { injectFaults } = await import("./faults.ts");
const { makeCrowd, makeEvent, makeStaff } = await import("./crowd.ts");
const { breaksIn, placesOf } = await import("../core/places.ts");
const { changePlaces } = await import("./change.ts");

const runs = sized({ whole: 500, share: 40 });

const faults = injectFaults("sequences");
const people = await makeCrowd(6);
const staff = await makeStaff();
const ids = people.map(({ id }) => id);
afterAll(world.close);

const person = fc.nat({ max: people.length - 1 });
const target = fc.nat({ max: 2 });
const step = fc.oneof(
	{ weight: 8, arbitrary: fc.record({ kind: fc.constant("register" as const), person, target }) },
	{
		weight: 2,
		arbitrary: fc.record({ kind: fc.constant("doubleClick" as const), person, target }),
	},
	{ weight: 5, arbitrary: fc.record({ kind: fc.constant("cancel" as const), person, target }) },
	{ weight: 2, arbitrary: fc.record({ kind: fc.constant("approve" as const), person, target }) },
	{ weight: 2, arbitrary: fc.record({ kind: fc.constant("reject" as const), person, target }) },
	{ weight: 2, arbitrary: fc.record({ kind: fc.constant("reopen" as const), person, target }) },
	{
		weight: 2,
		arbitrary: fc.record({ kind: fc.constant("move" as const), person, target, to: target }),
	},
	{ weight: 2, arbitrary: fc.record({ kind: fc.constant("accept" as const), person, target }) },
	{ weight: 2, arbitrary: fc.record({ kind: fc.constant("decline" as const), person, target }) },
	{
		weight: 3,
		arbitrary: fc.record({
			kind: fc.constant("places" as const),
			target,
			places: fc.nat({ max: 5 }),
		}),
	},
	{ weight: 4, arbitrary: fc.record({ kind: fc.constant("settle" as const) }) },
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant("killFollower" as const) }) },
	{
		weight: 3,
		arbitrary: fc.record({
			kind: fc.constant("fault" as const),
			fates: fc.array(fc.constantFrom("lostBefore" as const, "lostAfter" as const), {
				minLength: 1,
				maxLength: 4,
			}),
		}),
	},
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const setting = fc.record({
	places: fc.integer({ min: 1, max: 4 }),
	classes: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
	offerHours: fc.constantFrom(0, 24),
	// Three of four events have waiting lists.
	lists: fc.oneof(
		{ weight: 3, arbitrary: fc.constant({ event: true, classes: true }) },
		{ weight: 1, arbitrary: fc.record({ event: fc.boolean(), classes: fc.boolean() }) },
	),
});

type Event = Awaited<ReturnType<typeof makeEvent>>;

const entryId = (
	{ eventId, classes }: Event,
	{ person, target }: { person: number; target: number },
) => [eventId, ids[person], classes[target - 1]].filter(Boolean).join("-");

async function enter({ eventId, classes }: Event, who: number, target: number) {
	const classId = classes[target - 1];
	if (!classId)
		return world.call("POST /api/events/{id}/register", { id: `${eventId}` }, people[who].cookie);
	const params = { id: `${eventId}`, classId: `${classId}` };
	return world.call(
		"POST /api/events/{id}/classes/{classId}/register",
		params,
		people[who].cookie,
		{},
	);
}

/** Runs one step and returns the statuses of its calls. */
async function take(event: Event, step: Step): Promise<number[]> {
	if (step.kind === "settle") return world.settle().then(() => []);
	if (step.kind === "killFollower") return [world.killFollower()].flatMap(() => []);
	if (step.kind === "fault") return [faults.next(...step.fates)].flatMap(() => []);
	if (step.kind === "places") return changePlaces(event, step.target, step.places).then(() => []);
	if (step.kind === "register") return [(await enter(event, step.person, step.target)).status];
	if (step.kind === "doubleClick") {
		const both = await Promise.all([1, 2].map(() => enter(event, step.person, step.target)));
		return both.map(({ status }) => status);
	}
	const id = entryId(event, step);
	const own = people[step.person].cookie;
	if (step.kind === "cancel")
		return [(await world.call("DELETE /api/registrations/{id}", { id }, own)).status];
	if (step.kind === "move") {
		const classId = event.classes[step.to - 1] ?? 1;
		return [
			(await world.call("POST /api/registrations/{id}/move", { id }, staff, { classId })).status,
		];
	}
	const calls = {
		approve: "approve",
		reject: "reject",
		reopen: "reopen",
		accept: "accept-offer",
		decline: "decline-offer",
	};
	const decided = step.kind === "approve" || step.kind === "reject" || step.kind === "reopen";
	const route = `POST /api/registrations/{id}/${calls[step.kind]}`;
	return [
		(
			await world.call(
				route,
				{ id },
				decided ? staff : own,
				step.kind === "reject" ? {} : undefined,
			)
		).status,
	];
}

test(
	`${runs} random event histories: no place is given twice, and in the end nobody waits while a place is free`,
	async () => {
		const property = fc.asyncProperty(
			setting,
			fc.array(step, { minLength: 4, maxLength: 24 }),
			async (wish, steps) => {
				const event = await makeEvent(wish.places, wish.classes, wish.offerHours, wish.lists);
				for (const one of steps) {
					const statuses = await take(event, one);
					const faulty = statuses.filter((status) => status >= 500 && status !== 503);
					const breaks = await breaksIn(event.eventId, ids, false);
					if (faulty.length + breaks.length > 0)
						throw new Error(`${JSON.stringify(one)}: ${[...faulty, ...breaks].join("; ")}`);
				}
				faults.next();
				await world.settle();
				const breaks = await breaksIn(event.eventId, ids);
				const { waiting } = await placesOf(event.eventId, ids);
				if (waiting > 0 && !wish.lists.event) breaks.push(`${waiting} wait without a waiting list`);
				if (breaks.length > 0) throw new Error(`When all was quiet: ${breaks.join("; ")}`);
			},
		);
		await fc.assert(property, {
			numRuns: runs,
			seed,
			endOnFailure: true,
		});
	},
	within(1_800_000),
);
