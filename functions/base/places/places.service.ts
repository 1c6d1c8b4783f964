import {
	type Cut,
	groupOf,
	isEventPool,
	splitIntoShardCaps,
} from "#shared/base/places/allotment.rules.ts";
import { retryUnprocessed, type Write } from "../../core/table/database.ts";
import { type AllotmentRecord, Allotments } from "./allotment.entity.ts";

/**
 * A limited number of places: an event's (counts people), an event class's (counts registrations)
 * or a training class's (counts enrolled people).
 */
export type Pool = Pick<Cut, "shards" | "groups"> & {
	/** 0 for a training class. */
	eventId: number;
	/** 0 for the event itself. */
	classId: number;
	/** 0: no limit. */
	max: number;
	excess: number;
	/** When places may be taken, in ms since 1970, both ends inclusive. */
	openFrom: number;
	openUntil: number;
};

const keyOf = ({ eventId, classId, groups }: Pool, shard: number) => ({
	eventId,
	classId,
	group: groupOf(shard, { groups }),
	shard,
});

/** All current shards, in order; strongly consistent, one Query per group. */
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

/** The writes that create a new pool's shards. */
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
 * Adapts the shards to the pool's new limit and dates. If the limit is unchanged, the writes do not
 * depend on counts, so staff can edit during peaks. Writes for a new limit are conditional on the
 * counts that were read, so that no place is created twice.
 * `excess`: number of people above a lowered limit, who keep their places; undefined if the limit
 * is unchanged.
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
	const caps = splitIntoShardCaps(max, taken);
	const excess = max > 0 ? Math.max(0, takenIn(shards) - max) : 0;
	const writes = shards.map(({ cap }, shard) => ({
		update: withDates(shard)
			.set({ cap: caps[shard] })
			.where((attribute, { eq, lte }) =>
				// Places taken since the read must fit. Above the limit each cap equals its `taken`, so
				// that must be unchanged.
				excess > 0
					? `${eq(attribute.taken, taken[shard])} AND ${eq(attribute.cap, cap)}`
					: lte(attribute.taken, caps[shard]),
			)
			.params(),
		onConditionFailed: "busy" as const,
	}));
	return { writes, excess };
}

/** Deletes a pool's shards; fails when a place is taken. */
export const removeShards = (pool: Pool): Write[] =>
	Array.from({ length: pool.shards }, (_, shard) => ({
		delete: Allotments.delete(keyOf(pool, shard))
			.where(({ taken }, { eq }) => eq(taken, 0))
			.params(),
		onConditionFailed: isEventPool(pool)
			? ("event_has_entries" as const)
			: ("class_has_entries" as const),
	}));

/** Deletes a pool's shards, whether or not places are taken. */
export async function wipeShards(pool: Pool): Promise<void> {
	const keys = Array.from({ length: pool.shards }, (_, shard) => keyOf(pool, shard));
	await retryUnprocessed(() => Allotments.delete(keys).go({ concurrent: 4 }));
}

/** Frees a place of a shard. `forGood`: the place is not given out again. */
export const giveBack = (pool: Pool, shard: number, forGood: boolean): Write => ({
	update: Allotments.patch(keyOf(pool, shard))
		.add(forGood ? { taken: -1, cap: -1 } : { taken: -1 })
		.where(({ taken }, { gt }) => gt(taken, 0))
		.params(),
});

/**
 * Takes a place of a shard if it has room and the condition holds. The expressions are constants:
 * building them for each call took a tenth of a registration's time at peaks.
 */
const take = (pool: Pool, shard: number, condition = "", values: object = {}): Write => ({
	update: {
		...Allotments.get(keyOf(pool, shard)).params(),
		UpdateExpression: "ADD taken :one",
		ConditionExpression: `taken < cap${condition}`,
		ExpressionAttributeValues: { ":one": 1, ...values },
	},
});

/** Takes a place for a person from the waiting list, even after the deadline. */
export const promoteInto = (pool: Pool, shard: number): Write => take(pool, shard);

/**
 * Takes a place of a shard; fails when the shard is full or registration is not open. `now`: ms
 * since 1970.
 */
export const takePlace = (pool: Pool, shard: number, now: number): Write =>
	take(pool, shard, " AND openFrom <= :now AND openUntil >= :now", { ":now": now });

/** Reads the allotments of pools with a single shard, by class id. */
export async function readWhole(pools: readonly Pool[]): Promise<Map<number, AllotmentRecord>> {
	if (pools.length === 0) return new Map();
	const keys = pools.map((pool) => keyOf(pool, 0));
	const { data } = await retryUnprocessed(() =>
		Allotments.get(keys).go({ consistent: true, concurrent: 4 }),
	);
	return new Map(data.map((allotment) => [allotment.classId, allotment]));
}

/**
 * Adapts a single-shard pool to its new limit and dates, and takes `more` places. The limit may be
 * below the places taken; then nobody gets in until enough people have left. Conditional on `taken`
 * as read.
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

const capCondition = (pool: Pool, comparison: "<=" | ">=") =>
	Allotments.patch(keyOf(pool, 0))
		.set({ openFrom: pool.openFrom })
		.where((_, { field }) => `${field("taken")} ${comparison} ${field("cap")}`)
		.params();

/** A condition without a change: fails when a single-shard pool has room. */
export const whileFull = (pool: Pool): Write => ({ update: capCondition(pool, ">=") });

/** A condition without a change: fails when a single-shard pool is above its limit. */
export const withinLimit = (pool: Pool): Write => ({ update: capCondition(pool, "<=") });
