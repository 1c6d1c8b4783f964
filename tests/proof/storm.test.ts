import { setTimeout as pause } from "node:timers/promises";
import { isQuiet, within } from "#local/pace.ts";
import type { SquadResult } from "#shared/competition/registrations/registrations.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { sized } from "../core/size.ts";
import type { Member, Party } from "./crowd.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { inParallel } = await import("#functions/core/parallel.ts");
const { injectFaults, noFaults, rough, takeGuardOff } = await import("./faults.ts");
const { makeCrowd, makeEvent, makeParties, quiet } = await import("./crowd.ts");
const { breaksIn, placesOf } = await import("../core/places.ts");

const people = sized({ whole: 10_000, share: 500 });
const seeds = sized({ whole: 20, share: 2 });
/** The first seed of this process; several processes can divide the seeds among them. */
const first = Number(process.env.PROOF_FROM ?? 0);
const places = people / 20;
const atOnce = 32;

const faults = injectFaults(`storm`);
const crowd = await makeCrowd(people);
/**
 * Half of the crowd register themselves; the others are registered by a coach, ten at once, or a
 * guardian, three at once.
 */
const singles = crowd.slice(0, people / 2);
const parties = [
	...(await makeParties(crowd.slice(people / 2, (people * 3) / 4), 10, "coach")),
	...(await makeParties(crowd.slice((people * 3) / 4), 3, "guardian")),
];
beforeAll(world.follow);
afterAll(world.close);

type Outcome = {
	placed: number;
	waiting: number;
	/** Answers that asked to retry later. */
	busy: number;
	other: string[];
};

/**
 * Busy answers allowed: a call gives up after a timeout, which a busy machine can cause; a quiet
 * one never does.
 */
const mostBusy = isQuiet ? 0 : people / 10;

type Pressed = { status: number; body?: unknown };

/** The status that each row of a group would have got by itself. */
const statusOf = ({ status, error }: SquadResult) => {
	if (error) return error === "busy" ? 503 : error === "already_registered" ? 409 : 400;
	return status === "waitlisted" ? 202 : 201;
};

/** All people register at once, one in twenty twice; `by` lists who registers whom. */
async function storm(
	eventId: EventId,
	classes: number[],
	seed: number,
	by: (Member | Party)[],
): Promise<Outcome> {
	const { createRandom } = await import("#local/demo/random.ts");
	const random = createRandom(`storm/${seed}`);
	const presses = random.shuffle([...by, ...by.filter(() => random.chance(0.05))]);
	const classOf = (id: number) => classes[id % classes.length];
	const alone = async ({ id, cookie }: Member): Promise<Pressed[]> => [
		classes.length === 0
			? await world.call("POST /api/events/{id}/register", { id: `${eventId}` }, cookie)
			: await world.call(
					"POST /api/events/{id}/classes/{classId}/register",
					{ id: `${eventId}`, classId: `${classOf(id)}` },
					cookie,
					{},
				),
	];
	const together = async ({ ids, cookie }: Party): Promise<Pressed[]> => {
		const rows = ids.map((userId) => ({ userId, classId: classOf(userId) }));
		const answer = await world.call(
			"POST /api/events/{id}/registrations/bulk",
			{ id: `${eventId}` },
			cookie,
			rows,
		);
		if (answer.status !== 200) return [answer];
		return (answer.body as SquadResult[]).map((row) => ({ status: statusOf(row), body: row }));
	};
	let busy = 0;
	// Retries a busy answer after a second, as the button does.
	const press = async (one: Member | Party): Promise<Pressed[]> => {
		for (let tries = 1; ; tries++) {
			const answers = await ("ids" in one ? together(one) : alone(one));
			if (tries === 5 || answers.every(({ status }) => status !== 503)) return answers;
			busy++;
			await pause(1_000);
		}
	};
	const answers = (await inParallel(presses, press, atOnce)).flat();
	const count = (status: number) => answers.filter((answer) => answer.status === status).length;
	return {
		placed: count(201),
		waiting: count(202),
		busy,
		other: answers
			.filter(({ status }) => ![201, 202, 409].includes(status))
			.map((answer) => JSON.stringify(answer)),
	};
}

const ids = crowd.map(({ id }) => id);

describe.each(Array.from({ length: seeds }, (_, number) => first + number))(
	"stress test %i",
	(seed) => {
		test(
			`of ${people} people for ${places} places, exactly ${places} get one`,
			async () => {
				const { eventId } = await makeEvent(places);
				faults.set(rough);
				const outcome = await storm(eventId, [], seed, crowd);
				faults.set(noFaults);
				expect(await quiet(eventId, ids)).toEqual([]);
				expect(outcome.other).toEqual([]);
				expect(outcome.busy).toBeLessThanOrEqual(mostBusy);
				expect(await placesOf(eventId, ids)).toMatchObject({
					placed: places,
					taken: places,
					waiting: people - places,
					wrong: [],
				});
			},
			within(600_000),
		);

		test(
			`${people} people, alone, in squads and in families, for 4 classes of ${places / 2.5} at an event of ${places} respect both limits`,
			async () => {
				const { eventId, classes } = await makeEvent(places, Array<number>(4).fill(places / 2.5));
				faults.set(rough);
				const outcome = await storm(eventId, classes, seed, [...singles, ...parties]);
				faults.set(noFaults);
				expect(await quiet(eventId, ids)).toEqual([]);
				expect(outcome.other).toEqual([]);
				expect(outcome.busy).toBeLessThanOrEqual(mostBusy);
				expect(await placesOf(eventId, ids)).toMatchObject({ taken: places, wrong: [] });
			},
			within(600_000),
		);
	},
);

test(
	"the check finds overbooking once the counter's condition is removed",
	async () => {
		const putBack = takeGuardOff();
		const { eventId } = await makeEvent(places);
		await storm(eventId, [], 0, crowd);
		putBack();
		await world.settle();
		expect((await breaksIn(eventId, ids)).join()).toMatch(/oversold/);
	},
	within(600_000),
);

test("faults were injected into more than 5 % of requests", () =>
	expect(faults.count.injected).toBeGreaterThan(faults.count.requests / 20));
