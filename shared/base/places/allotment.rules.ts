/**
 * An event's places are divided into shards: many small counters instead of one, so that a rush
 * does not contend for a single item. With 96, an event, all its shards, the audit line and the
 * idempotency item fit into one transaction of 100: places are divided anew in one step or not at
 * all (decision 0004).
 */
export const maxShards = 96;
/**
 * Low enough that the write units of a partition do not limit a rush, high enough that 24 Queries
 * read all shards (docs/registration.md).
 */
const shardsPerGroup = 4;
/**
 * Number of people expected to register at once for each place. The index of registrations must
 * handle them all.
 */
export const crowdPerPlace = 20;

/** Represents "no limit", so that unlimited events use the same code as all others. */
export const unlimited = 1_000_000_000;

/** `lists`: number of partitions of the index that lists an event's registrations. */
export type Cut = { shards: number; groups: number; lists: number };

/** Fixed when the event is created. Capacity 0 (no limit) gets the maximum number of shards. */
export function cutFor(capacity: number): Cut {
	const shards = capacity > 0 ? Math.min(capacity, maxShards) : maxShards;
	const crowd = capacity > 0 ? capacity * crowdPerPlace : Number.POSITIVE_INFINITY;
	const lists = crowd <= 1_000 ? 1 : crowd <= 4_000 ? 4 : 16;
	return { shards, groups: Math.ceil(shards / shardsPerGroup), lists };
}

/** Whether places are of the event itself; otherwise they are of one of its classes. */
export const isEventPool = ({ classId }: { classId: number }) => classId === 0;

/** Partition group of a shard; shards are dealt in turn so that every group gets its share. */
export const groupOf = (shard: number, { groups }: Pick<Cut, "groups">) => shard % groups;

/** FNV-1a hash, 32 bits: spreads people over shards evenly and deterministically. */
export function hashToShard(key: string): number {
	let hash = 0x811c9dc5;
	for (const character of key) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
	return hash >>> 0;
}

/**
 * New caps of shards with `taken` places each. The caps add up to `capacity`, or to all places
 * taken if those are more: nobody loses a place. 0 means no limit.
 */
export function splitIntoShardCaps(capacity: number, taken: readonly number[]): number[] {
	if (capacity === 0) return taken.map(() => unlimited);
	const free = Math.max(0, capacity - taken.reduce((sum, count) => sum + count, 0));
	const base = Math.floor(free / taken.length);
	const extra = free % taken.length;
	return taken.map((count, shard) => count + base + (shard < extra ? 1 : 0));
}
