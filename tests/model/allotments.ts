import { groupOf, hashToShard, splitIntoShardCaps } from "#shared/base/places/allotment.rules.ts";
import type { Step } from "./clock.ts";
import { ShardCache } from "./shard-cache.ts";
import type { Answer, Office, Strategy } from "./strategy.ts";
import type { Entry, World } from "./world.ts";

/** How long one call retries before it answers `busy`, in ms; as in the product. */
const patience = 8_000;

/**
 * One transaction writes the registration and one of many counters; with one shard, a single
 * counter.
 * @param perGroup shards that share one partition
 */
export const allotments = (shards: number, perGroup = 4): Strategy => ({
	name:
		shards === 1
			? "counter"
			: `allotments, S = ${shards}${perGroup === 4 ? "" : `, G = ${shards / perGroup}`}`,
	open: (world) => open(world, Math.min(shards, world.settings.places), perGroup),
});

function open(world: World, shards: number, perGroup: number): Office {
	const { clock, random, table, settings } = world;
	const groups = Math.ceil(shards / perGroup);
	const homes = table.partitions.slice(0, groups);
	const places = splitIntoShardCaps(settings.places, Array<number>(shards).fill(0)).map(
		(cap, shard) => ({
			item: { home: homes[groupOf(shard, { groups }) % homes.length], locked: false },
			cap,
			taken: 0,
		}),
	);
	const caches = Array.from(
		{ length: settings.processes ?? 1 },
		() => new ShardCache(world, places, homes),
	);

	function* take(entry: Entry, process: number): Step<Answer | "full"> {
		const cache = caches[process];
		const giveUp = clock.now + patience;
		let place = places[hashToShard(`1/${entry.person}`) % shards];
		for (let attempt = 0; clock.now < giveUp; attempt++) {
			if (!place || cache.knownFull) return "full";
			const refusals = yield* table.transact([world.enter(entry, place), world.take(place)]);
			if (!refusals) return "placed";
			const [person, allotment] = refusals;
			if (person === "condition") return "repeated";
			if (allotment === "condition") yield* cache.rememberFull(place);
			else yield random.next() * Math.min(settings.longestPause, 4 * 2 ** attempt);
			place = random.pick(yield* cache.withRoom());
		}
		return "busy";
	}

	/** Changes all caps in one transaction, as the product does. */
	function* add(): Step {
		yield 5_000;
		const more = splitIntoShardCaps(settings.added, Array<number>(shards).fill(0));
		for (const [shard, place] of places.entries()) place.cap += more[shard];
		world.wake();
	}
	if (settings.added > 0) clock.start(add());

	const room = () => table.read(homes, () => places.find(({ taken, cap }) => taken < cap));
	return { places, take, room };
}
