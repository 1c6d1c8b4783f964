import { type Cut, groupOf, splitIntoShardCaps } from "#shared/places/allotment.rules.ts";
import { retryUnprocessed, type Write } from "../core/table/database.ts";
import { type AllotmentRecord, Allotments } from "./allotment.entity.ts";

/**
 * A limited number of places: an event's, which counts people, one of its classes', which counts entries, or a
 * training class's, which counts who is enrolled.
 */
export type Pool = Pick<Cut, "shards" | "groups"> & {
	/** 0 for a training class. */
	eventId: number;
	/** 0 for the event itself. */
	classId: number;
	/** 0: no limit. */
	max: number;
	excess: number;
	/** When places may be taken, in ms since 1970, both inclusive. */
	openFrom: number;
	openUntil: number;
};

const keyOf = ({ eventId, classId, groups }: Pool, shard: number) => ({
	eventId,
	classId,
	group: groupOf(shard, { groups }),
	shard,
});

/** All shards as they are at this moment, in order; strongly consistent, one Query per group. */
export async function readShards({ eventId, classId, groups }: Pool): Promise<AllotmentRecord[]> {
	const found = await Promise.all(
		Array.from({ length: groups }, (_, group) =>
			Allotments.query.ofPool({ eventId, classId, group }).go({ consistent: true, pages: "all" }),
		),
	);
	return found.flatMap(({ data }) => data).sort((a, b) => a.shard - b.shard);
}

export const takenIn = (shards: readonly AllotmentRecord[]) =>
	shards.reduce((sum, { taken }) => sum + taken, 0);

/** The allotments of a new pool. */
export const createShards = (pool: Pool): Write[] =>
	splitIntoShardCaps(pool.max, Array<number>(pool.shards).fill(0)).map((cap, shard) => ({
		put: Allotments.create({
			...keyOf(pool, shard),
			openFrom: pool.openFrom,
			openUntil: pool.openUntil,
			cap,
			taken: 0,
		}).params(),
	}));

/**
 * Fits the allotments to what the pool says now. Where its limit stays, the writes depend on no count, so that staff may
 * edit in the middle of a rush. A new limit is conditional on what was read, so that no place is made twice.
 * `excess`: how many are placed beyond a new limit; nobody loses a place. Left out where the limit stays.
 */
export async function resizeShards(
	pool: Pool,
	before: Pool,
): Promise<{ writes: Write[]; excess?: number }> {
	const { openFrom, openUntil, max } = pool;
	const withDates = (shard: number) =>
		Allotments.patch(keyOf(pool, shard)).set({ openFrom, openUntil });
	if (max === before.max) {
		if (openFrom === before.openFrom && openUntil === before.openUntil) return { writes: [] };
		return {
			writes: Array.from({ length: pool.shards }, (_, shard) => ({
				update: withDates(shard).params(),
			})),
		};
	}
	const shards = await readShards(pool);
	const taken = shards.map((shard) => shard.taken);
	const wanted = splitIntoShardCaps(max, taken);
	const excess = max > 0 ? Math.max(0, takenIn(shards) - max) : 0;
	const writes = shards.map(({ cap }, shard) => ({
		update: withDates(shard)
			.set({ cap: wanted[shard] })
			.where((attribute, { eq, lte }) =>
				// What was taken since must fit. Beyond the limit a cap is what is taken, so that must be as it was read.
				excess > 0
					? `${eq(attribute.taken, taken[shard])} AND ${eq(attribute.cap, cap)}`
					: lte(attribute.taken, wanted[shard]),
			)
			.params(),
		onConditionFailed: "busy" as const,
	}));
	return { writes, excess };
}

/** Takes the allotments of a pool away, unless somebody holds a place. */
export const removeShards = (pool: Pool): Write[] =>
	Array.from({ length: pool.shards }, (_, shard) => ({
		delete: Allotments.delete(keyOf(pool, shard))
			.where(({ taken }, { eq }) => eq(taken, 0))
			.params(),
		onConditionFailed:
			pool.classId === 0 ? ("event_has_entries" as const) : ("class_has_entries" as const),
	}));

/** Takes the allotments of a pool away, whatever they hold. */
export async function wipeShards(pool: Pool): Promise<void> {
	const keys = Array.from({ length: pool.shards }, (_, shard) => keyOf(pool, shard));
	await retryUnprocessed(() => Allotments.delete(keys).go({ concurrent: 4 }));
}

/** A place of a shard is given back. `forGood`: it is not given out again. */
export const giveBack = (pool: Pool, shard: number, forGood: boolean): Write => ({
	update: Allotments.patch(keyOf(pool, shard))
		.add(forGood ? { taken: -1, cap: -1 } : { taken: -1 })
		.where(({ taken }, { gt }) => gt(taken, 0))
		.params(),
});

/**
 * One more place of a shard is taken, if it has room and a condition holds. Its expressions are the same for all, so they
 * are not built for each: in a rush that took a tenth of the time of a registration.
 */
const take = (pool: Pool, shard: number, condition = "", values: object = {}): Write => ({
	update: {
		...Allotments.get(keyOf(pool, shard)).params(),
		UpdateExpression: "ADD taken :one",
		ConditionExpression: `taken < cap${condition}`,
		ExpressionAttributeValues: { ":one": 1, ...values },
	},
});

/** A place of a shard goes to somebody from the waiting list; also after the deadline. */
export const promoteInto = (pool: Pool, shard: number): Write => take(pool, shard);

/** One more place of a shard is taken; fails when it is full or registration is not open. `now`: ms since 1970. */
export const takePlace = (pool: Pool, shard: number, now: number): Write =>
	take(pool, shard, " AND openFrom <= :now AND openUntil >= :now", { ":now": now });

/** The allotments of pools that are not cut up, by the number of their class. */
export async function readWhole(pools: readonly Pool[]): Promise<Map<number, AllotmentRecord>> {
	if (pools.length === 0) return new Map();
	const keys = pools.map((pool) => keyOf(pool, 0));
	const { data } = await retryUnprocessed(() =>
		Allotments.get(keys).go({ consistent: true, concurrent: 4 }),
	);
	return new Map(data.map((allotment) => [allotment.classId, allotment]));
}

/**
 * Fits a pool that is not cut up to what it says now, and takes some of its places. The limit may lie below what is
 * taken: then nobody gets in until enough have left. Conditional on what was read.
 */
export const resizeWhole = (
	pool: Pool,
	{ taken }: Pick<AllotmentRecord, "taken">,
	more = 0,
): Write => ({
	update: Allotments.patch(keyOf(pool, 0))
		.set({ openFrom: pool.openFrom, openUntil: pool.openUntil, cap: pool.max })
		.add({ taken: more })
		.where((attribute, { eq }) => eq(attribute.taken, taken))
		.params(),
});

const held = (pool: Pool, comparison: "<=" | ">=") =>
	Allotments.patch(keyOf(pool, 0))
		.set({ openFrom: pool.openFrom })
		.where((_, { field }) => `${field("taken")} ${comparison} ${field("cap")}`)
		.params();

/** Changes nothing, and fails where a pool that is not cut up has room. */
export const whileFull = (pool: Pool): Write => ({ update: held(pool, ">=") });

/** Changes nothing, and fails where more is taken of such a pool than its limit. */
export const withinLimit = (pool: Pool): Write => ({ update: held(pool, "<=") });
