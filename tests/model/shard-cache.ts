import { Signal, type Step } from "./clock.ts";
import type { Partition } from "./table.ts";
import type { Place, World } from "./world.ts";

/** How long a process trusts its cache of places left, and of there being none, in ms. */
const roomMemory = 250;
const fullMemory = 1_000;

type Seen = { at: number; ready: Signal; room: Place[] };

/** Models the cache of one process, `functions/base/places/shard-cache.ts`. */
export class ShardCache {
	private seen?: Seen;
	private fullAt = Number.NEGATIVE_INFINITY;
	private readonly world: World;
	private readonly places: readonly Place[];
	private readonly homes: Partition[];

	constructor(world: World, places: readonly Place[], homes: Partition[]) {
		this.world = world;
		this.places = places;
		this.homes = homes;
	}

	get knownFull(): boolean {
		return this.world.clock.now - this.fullAt < fullMemory;
	}

	*rememberFull(place: Place): Step {
		const seen = yield* this.since(this.world.clock.now - roomMemory);
		seen.room = seen.room.filter((other) => other !== place);
	}

	/**
	 * Shards with places left. Only a read started after this call may conclude that there are none.
	 */
	*withRoom(): Step<Place[]> {
		const requestedAt = this.world.clock.now;
		const remembered = yield* this.since(requestedAt - roomMemory);
		if (remembered.room.length > 0) return remembered.room;
		const { room } = yield* this.since(requestedAt);
		if (room.length === 0) this.fullAt = this.world.clock.now;
		return room;
	}

	/** Uses a read that started at this time or later; concurrent callers share it. */
	private *since(time: number): Step<Seen> {
		if (!this.seen || this.seen.at < time) {
			const seen: Seen = { at: this.world.clock.now, ready: new Signal(), room: [] };
			this.seen = seen;
			// A separate step, so that the read completes even if a waiting process crashes.
			this.world.clock.start(this.read(seen));
		}
		const { seen } = this;
		if (!seen.ready.given) yield seen.ready;
		return seen;
	}

	private *read(seen: Seen): Step {
		const look = () => this.places.filter(({ taken, cap }) => taken < cap);
		try {
			seen.room = yield* this.world.table.read(this.homes, look);
		} catch {
			this.seen = undefined;
		}
		this.world.clock.give(seen.ready);
	}
}
