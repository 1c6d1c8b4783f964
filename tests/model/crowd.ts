import type { Step } from "./clock.ts";
import { leave, wait } from "./list.ts";
import type { Answer, Office } from "./strategy.ts";
import { Died } from "./table.ts";
import type { Entry, World } from "./world.ts";

/** How long a process caches an event, and how long a browser waits before it retries, in ms. */
const eventMemory = 1_000;
const patience = 3_000;

export type Answered = { answer: Answer; after: number };
export type Crowd = { answered: Answered[]; calls: number; busy: number };

/** All people who press "Register", some of them twice, until they get an answer. */
export function gather(world: World, office: Office): Crowd {
	const { clock, random, table, settings } = world;
	const crowd: Crowd = { answered: [], calls: 0, busy: 0 };
	const count = settings.processes ?? 1;
	const memories = Array.from({ length: count }, () => ({
		since: Number.NEGATIVE_INFINITY,
		someWait: false,
	}));
	const idle = Array.from({ length: count }, (_, process) => process);

	/** When all processes are busy, requests are rejected. */
	function* register(entry: Entry): Step<Answer> {
		crowd.calls++;
		const process = settings.processes ? idle.pop() : 0;
		if (process === undefined) return "busy";
		try {
			return yield* serve(entry, process);
		} finally {
			idle.push(process);
		}
	}

	function* serve(entry: Entry, process: number): Step<Answer> {
		const memory = memories[process];
		if (clock.now - memory.since >= eventMemory)
			Object.assign(memory, { since: clock.now, someWait: world.someWait });
		// While others wait, a new person joins the waiting list.
		const answer = memory.someWait ? "full" : yield* office.take(entry, process);
		return answer === "full" ? yield* wait(world, entry) : answer;
	}

	function* press(entry: Entry): Step {
		const started = clock.now;
		for (;;) {
			try {
				const answer = yield* register(entry);
				if (answer === "busy") {
					crowd.busy++;
					// The response asks to retry after one second; people are less exact.
					yield 1_000 + random.next() * 1_000;
					continue;
				}
				crowd.answered.push({ answer, after: clock.now - started });
				return;
			} catch (error) {
				if (!(error instanceof Died)) throw error;
				yield patience;
			}
		}
	}

	function* cancel(entry: Entry): Step {
		for (let left = false; !left; ) {
			try {
				yield 500 + random.next() * 4_500;
				yield* table.read([entry.item.home], () => null);
				left = entry.status !== "placed" || (yield* leave(world, entry));
			} catch (error) {
				if (!(error instanceof Died)) throw error;
			}
		}
	}

	function* person(entry: Entry): Step {
		yield* press(entry);
		if (entry.status === "placed" && random.chance(settings.cancel)) yield* cancel(entry);
	}

	for (const entry of world.entries) {
		const at = random.next() * settings.arrival;
		clock.start(person(entry), at);
		if (random.chance(settings.twice)) clock.start(press(entry), at + 50 + random.next() * 350);
	}
	return crowd;
}
