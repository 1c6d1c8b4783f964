import { setTimeout as pause } from "node:timers/promises";
import { isQuiet, within } from "#local/pace.ts";
import type { EventId } from "#shared/core/ids.ts";
import { sized } from "../core/size.ts";
import type { Member } from "./crowd.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { inParallel } = await import("#functions/core/parallel.ts");
const { injectFaults, noFaults, rough, takeGuardOff } = await import("./faults.ts");
const { makeCrowd, makeEvent, quiet } = await import("./crowd.ts");
const { breaksIn, placesOf } = await import("../core/places.ts");

const people = sized({ whole: 10_000, share: 1_000 });
const seeds = sized({ whole: 20, share: 2 });
/** The first of them, so that processes can share the whole. */
const first = Number(process.env.PROOF_FROM ?? 0);
const places = people / 20;
const atOnce = 32;

const faults = injectFaults(`storm`);
const crowd = await makeCrowd(people);
world.follow();
afterAll(world.close);

type Outcome = {
	placed: number;
	waiting: number /** Presses that were told to come back. */;
	busy: number;
	other: string[];
};

/** A call gives up after a time, which a machine with other work can take; one without never does. */
const mostBusy = isQuiet ? 0 : people / 10;

/** Everybody presses at once, one in twenty twice. */
async function storm(eventId: EventId, classes: number[], seed: number): Promise<Outcome> {
	const { seeded } = await import("#local/demo/random.ts");
	const random = seeded(`storm/${seed}`);
	const presses = random.shuffle([...crowd, ...crowd.filter(() => random.chance(0.05))]);
	const once = ({ id, cookie }: Member) =>
		classes.length === 0
			? world.call("POST /api/events/{id}/register", { id: `${eventId}` }, cookie)
			: world.call(
					"POST /api/events/{id}/classes/{classId}/register",
					{ id: `${eventId}`, classId: `${classes[id % classes.length]}` },
					cookie,
					{},
				);
	let busy = 0;
	// Who is told to come back in a second does, as the button does.
	const press = async (member: Member) => {
		for (let tries = 1; ; tries++) {
			const answer = await once(member);
			if (answer.status !== 503 || tries === 5) return answer;
			busy++;
			await pause(1_000);
		}
	};
	const answers = await inParallel(presses, press, atOnce);
	const count = (status: number) => answers.filter((answer) => answer.status === status).length;
	return {
		placed: count(201),
		waiting: count(202),
		busy,
		other: answers.filter(({ status }) => ![201, 202, 409].includes(status)).map((answer) => JSON.stringify(answer)),
	};
}

const ids = crowd.map(({ id }) => id);

describe.each(Array.from({ length: seeds }, (_, number) => first + number))("storm %i", (seed) => {
	test(
		`of ${people} people for ${places} places: exactly ${places}`,
		async () => {
			const { eventId } = await makeEvent(places);
			faults.set(rough);
			const outcome = await storm(eventId, [], seed);
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
		`of ${people} people for 4 classes of ${places / 2.5} at an event of ${places}: both limits hold`,
		async () => {
			const { eventId, classes } = await makeEvent(places, Array<number>(4).fill(places / 2.5));
			faults.set(rough);
			const outcome = await storm(eventId, classes, seed);
			faults.set(noFaults);
			expect(await quiet(eventId, ids)).toEqual([]);
			expect(outcome.other).toEqual([]);
			expect(outcome.busy).toBeLessThanOrEqual(mostBusy);
			expect(await placesOf(eventId, ids)).toMatchObject({ taken: places, wrong: [] });
		},
		within(600_000),
	);
});

test(
	"without the guard of the count the same check fails",
	async () => {
		const putBack = takeGuardOff();
		const { eventId } = await makeEvent(places);
		await storm(eventId, [], 0);
		putBack();
		await world.settle();
		expect((await breaksIn(eventId, ids)).join()).toMatch(/oversold/);
	},
	within(600_000),
);

test("the faults were there", () => expect(faults.count.injected).toBeGreaterThan(faults.count.requests / 20));
