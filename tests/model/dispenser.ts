import { hashToShard } from "#shared/base/places/allotment.rules.ts";
import type { Step } from "./clock.ts";
import type { Answer, Office, Strategy } from "./strategy.ts";
import type { Entry, Place, World } from "./world.ts";

/** How long a number may stay unused before it counts as lost, in ms. */
const lease = 5_000;
const tries = 20;

/**
 * Plain counters hand out numbers, and each number is a place with its own item. No item is locked
 * twice, but a crash between number and item, or a double click, leaves a number unused until it is
 * swept.
 */
export const dispenser = (counters: number): Strategy => ({
	name: counters === 1 ? "dispenser" : `dispenser, ${counters} counters`,
	open: (world) => open(world, counters),
});

function open(world: World, counters: number): Office {
	const { clock, random, table, settings } = world;
	const places: Place[] = Array.from({ length: settings.places }, (_, number) => {
		return { item: world.item(`PLACE#${number}`), cap: 1, taken: 0 };
	});
	/** When each number was handed out. */
	const lentAt = new Map<Place, number>();
	const heads = Array.from({ length: counters }, (_, head) => ({
		item: { home: table.partitions[head % table.partitions.length], locked: false },
		next: Math.round((head * places.length) / counters),
		end: Math.round(((head + 1) * places.length) / counters),
	}));

	/** The next number of one of the counters, starting at the person's hash. */
	function* number(entry: Entry): Step<Place | "full" | "busy"> {
		const first = hashToShard(`${entry.person}`);
		for (let turn = 0; turn < counters; turn++) {
			const head = heads[(first + turn) % counters];
			let handedOut: Place | undefined;
			const apply = () => {
				handedOut = places[head.next++];
				lentAt.set(handedOut, clock.now);
			};
			const refusal = yield* table.patiently({
				item: head.item,
				passes: () => head.next < head.end,
				apply,
			});
			if (handedOut) return handedOut;
			if (refusal !== "condition") return "busy";
		}
		return "full";
	}

	function* take(entry: Entry): Step<Answer | "full"> {
		// A person who is registered already must not use up a number.
		const known = yield* table.read([entry.item.home], () => entry.status !== "none");
		if (known) return "repeated";
		const place = yield* number(entry);
		if (typeof place === "string") return place;
		for (let attempt = 0; attempt < tries; attempt++) {
			const refusals = yield* table.transact([world.enter(entry, place), world.take(place)]);
			if (!refusals) return "placed";
			if (refusals[0] === "condition") return "repeated";
			// The sweeper considered the number lost.
			if (refusals[1] === "condition") return "busy";
			yield random.next() * Math.min(120, 4 * 2 ** attempt);
		}
		return "busy";
	}

	const lost = (place: Place) =>
		place.taken === 0 && clock.now - (lentAt.get(place) ?? clock.now) > lease;
	const room = () => table.read(table.partitions, () => places.find(lost));
	return { places, take, room, sweep: lease };
}
