import type { Step } from "./clock.ts";
import type { Office } from "./strategy.ts";
import { Died } from "./table.ts";
import type { Entry, World } from "./world.ts";

const tries = 20;

/** Puts somebody on the waiting list: one write that meets nobody else's. */
export function* wait(
	{ table, enter }: World,
	entry: Entry,
): Step<"waiting" | "repeated" | "busy"> {
	const refusal = yield* table.patiently(enter(entry));
	if (!refusal) return "waiting";
	return refusal === "condition" ? "repeated" : "busy";
}

/** Ends an entry. Its place goes to who waits first in the same transaction, else back to where it came from. */
export function* leave(world: World, entry: Entry): Step<boolean> {
	const { table, random, waiting } = world;
	for (let attempt = 0; attempt < tries; attempt++) {
		yield* table.read([entry.item.home], () => null);
		if (entry.status !== "placed" || !entry.place) return true;
		// The index may lag behind: after a failed try further down the list.
		const heir = waiting[Math.min(attempt, waiting.length - 1)];
		const passOn = heir ? world.step(heir, "placed", entry.place) : world.free(entry.place);
		if (heir && heir.status !== "waiting") passOn.passes = () => false;
		const refusals = yield* table.transact([world.step(entry, "cancelled"), passOn]);
		if (!refusals) return true;
		if (!refusals.includes("condition")) yield random.next() * 20;
	}
	return false;
}

/**
 * Gives places with room to those who wait, in their order, until there is no room or nobody waits.
 * @param thorough goes past those whom the index still shows although they moved on, and wakes the list once more if
 * nobody else was shown; as shipped it stops at the first of them
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

/** What follows changes: batches of them wake the list, some time later. */
export function follow(world: World, office: Office): void {
	const { clock, random, settings } = world;
	const thorough = settings.thorough || office.sweep !== undefined;
	let batch: Entry[] | undefined;

	function* deal(): Step {
		yield settings.streamLag * (0.5 + random.next() / 2);
		// Of those who joined in one batch the product passes on the first.
		const joining = batch?.slice(0, thorough ? undefined : 1) ?? [];
		batch = undefined;
		try {
			yield* promote(world, office, [...joining], thorough);
			world.someWait = world.waiting.length > 0;
		} catch (error) {
			if (!(error instanceof Died)) throw error;
			// The stream comes back with a batch that failed.
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

/** Looks for lost numbers as long as anything happens, and twice after. */
function* sweeper(world: World, every: number): Step {
	for (let quiet = 0; quiet < 3; ) {
		yield every;
		quiet = world.clock.idle ? quiet + 1 : 0;
		world.wake();
	}
}
