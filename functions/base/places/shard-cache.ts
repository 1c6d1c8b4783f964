import { createMemory } from "../../core/memory.ts";
import type { AllotmentRecord } from "./allotment.entity.ts";
import { type Pool, readShards } from "./places.service.ts";

/** Cache times in ms: of shards with room, and of the fact that a pool is full. */
const roomMemory = 250;
const fullMemory = 1_000;

const shardsOfPools = createMemory<string, { at: number; value: Promise<AllotmentRecord[]> }>();
const full = createMemory<string, number>();

const nameOf = ({ eventId, classId }: Pool) => `${eventId}/${classId}`;

export const hasRoom = ({ taken, cap }: Pick<AllotmentRecord, "taken" | "cap">) => taken < cap;

/**
 * All shards from a strongly consistent read that began at `since` (ms) or later; concurrent
 * callers share one read.
 */
function shardsOf(pool: Pool, since: number): Promise<AllotmentRecord[]> {
	const cached = shardsOfPools.get(nameOf(pool));
	if (cached && cached.at >= since) return cached.value;
	const value = readShards(pool);
	shardsOfPools.set(nameOf(pool), { at: Date.now(), value });
	value.catch(() => shardsOfPools.delete(nameOf(pool)));
	return value;
}

/** Marks a shard as full in the cache. */
export async function rememberFull(pool: Pool, shard: number): Promise<void> {
	const cached = (await shardsOf(pool, Date.now() - roomMemory))[shard];
	if (cached) cached.taken = Math.max(cached.taken, cached.cap);
}

/**
 * Shards with room. An empty result always comes from a read made after this call began, never from
 * the cache.
 */
export async function shardsWithRoom(pool: Pool): Promise<AllotmentRecord[]> {
	const startedAt = Date.now();
	const remembered = (await shardsOf(pool, startedAt - roomMemory)).filter(hasRoom);
	if (remembered.length > 0) return remembered;
	const room = (await shardsOf(pool, startedAt)).filter(hasRoom);
	if (room.length === 0) full.set(nameOf(pool), Date.now());
	return room;
}

/** Whether all shards were full within the last `fullMemory`, a second. */
export const knownFull = (pool: Pool) => Date.now() - (full.get(nameOf(pool)) ?? 0) < fullMemory;
