import type { Step } from "./clock.ts";
import type { Office } from "./strategy.ts";
import { Died } from "./table.ts";
import type { Entry, World } from "./world.ts";

const tries = 20;

/** Puts a registration on the waiting list: one write that conflicts with no other. */
export function* wait(
	{ table, enter }: World,
	entry: Entry,
): Step<"waiting" | "repeated" | "busy"> {
	const refusal = yield* table.patiently(enter(entry));
	if (!refusal) return "waiting";
	return refusal === "condition" ? "repeated" : "busy";
}

/**
 * Ends a registration. In the same transaction its place goes to the first person waiting, or back
 * to its counter.
 */
export function* leave(world: World, entry: Entry): Step<boolean> {
	const { table, random, waiting } = world;
	for (let attempt = 0; attempt < tries; attempt++) {
		yield* table.read([entry.item.home], () => null);
		if (entry.status !== "placed" || !entry.place) return true;
		// The index may lag behind: after a failed attempt, try the next one on the list.
		const next = waiting[Math.min(attempt, waiting.length - 1)];
		const passOn = next ? world.step(next, "placed", entry.place) : world.free(entry.place);
		if (next && next.status !== "waiting") passOn.passes = () => false;
		const refusals = yield* table.transact([world.step(entry, "cancelled"), passOn]);
		if (!refusals) return true;
		if (!refusals.includes("condition")) yield random.next() * 20;
	}
	return false;
}

/**
 * Gives free places to the people waiting, in order, until no place or nobody is left.
 * @param thorough skips people whom the index still lists although they no longer wait, and runs
 * once more if nobody else waits; the shipped code stops at the first of them
 */
function* promote(world: World, office: Office, joining: Entry[], thorough: boolean): Step {
	const moved = new Set<Entry>();
	for (;;) {
		const place = yield* office.room();
		if (!place) return;
		const first = world.waiting.find((entry) => !moved.has(entry)) ?? joining.shift();
		if (!first) {
			if (moved.size > 0) world.wake();
			return;
		}
		const step = world.step(first, "placed", place);
		if (first.status !== "waiting") step.passes = () => false;
		const refusals = yield* world.table.transact([step, world.take(place)]);
		if (refusals?.[0] === "condition" && !thorough) return;
		if (thorough && (!refusals || refusals[0] === "condition")) moved.add(first);
	}
}

/** The stream consumer: batches of changes wake the waiting list some time later. */
export function follow(world: World, office: Office): void {
	const { clock, random, settings } = world;
	const thorough = settings.thorough || office.sweep !== undefined;
	let batch: Entry[] | undefined;

	function* deal(): Step {
		yield settings.streamLag * (0.5 + random.next() / 2);
		// As in the product, only the first person who joined in a batch is passed on to `promote`.
		const joining = batch?.slice(0, thorough ? undefined : 1) ?? [];
		batch = undefined;
		try {
			yield* promote(world, office, [...joining], thorough);
			world.someWait = world.waiting.length > 0;
		} catch (error) {
			if (!(error instanceof Died)) throw error;
			// The stream delivers a failed batch again.
			world.wake(...joining);
		}
	}

	world.wake = (...joining) => {
		if (!batch) {
			batch = [];
			clock.start(deal());
		}
		batch.push(...joining);
	};
	if (office.sweep) clock.start(sweeper(world, office.sweep));
}

/** Sweeps lost numbers as long as anything happens, and twice afterwards. */
function* sweeper(world: World, every: number): Step {
	for (let quiet = 0; quiet < 3; ) {
		yield every;
		quiet = world.clock.idle ? quiet + 1 : 0;
		world.wake();
	}
}
