/**
 * How an event's places are cut into allotments: many small counters instead of one, so that a rush of
 * people does not queue at a single item. 96, so that an event, all its shards, the audit line and the
 * repeat marker fit one transaction of 100: places are re-cut in one step or not at all (decision 0004).
 */
export const maxShards = 96;
/** Few enough that write units of a partition do not limit a rush, enough that all are read in 24 Queries (docs/registration.md). */
const shardsPerGroup = 4;
/** How many people are expected to press at once for each place; the index must take them all. */
export const crowdPerPlace = 20;

/** Stands for "no limit", so that unlimited events take the same path as all others. */
export const unlimited = 1_000_000_000;

/** `lists`: parts of the index that lists an event's entries. */
export type Cut = { shards: number; groups: number; lists: number };

/** Fixed when the event is made: capacity 0 (no limit) gets every shard. */
export function cutFor(capacity: number): Cut {
	const shards = capacity > 0 ? Math.min(capacity, maxShards) : maxShards;
	const crowd = capacity > 0 ? capacity * crowdPerPlace : Number.POSITIVE_INFINITY;
	const lists = crowd <= 1_000 ? 1 : crowd <= 4_000 ? 4 : 16;
	return { shards, groups: Math.ceil(shards / shardsPerGroup), lists };
}

/** Partition group of a shard; shards are dealt round so that every group carries its part. */
export const groupOf = (shard: number, { groups }: Pick<Cut, "groups">) => shard % groups;

/** FNV-1a, 32 bits: spreads people over shards evenly and the same way every time. */
export function hashToShard(key: string): number {
	let hash = 0x811c9dc5;
	for (const character of key) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
	return hash >>> 0;
}

/**
 * New caps for shards of which `taken` are gone. The caps add up to `capacity`, or to all that is
 * taken when that is more: nobody who has a place loses it. 0 means no limit.
 */
export function splitIntoShardCaps(capacity: number, taken: readonly number[]): number[] {
	if (capacity === 0) return taken.map(() => unlimited);
	const free = Math.max(0, capacity - taken.reduce((sum, count) => sum + count, 0));
	const base = Math.floor(free / taken.length);
	const extra = free % taken.length;
	return taken.map((count, shard) => count + base + (shard < extra ? 1 : 0));
}
