import type { EventId } from "#shared/core/ids.ts";
import type { EventRecord } from "../events/event.entity.ts";
import { readShards } from "./allotments.service.ts";
import type { AllotmentRecord } from "./registration.entity.ts";

/** How long this process trusts what it read of shards with room, and that there was none, in ms. */
const roomMemory = 250;
const fullMemory = 1_000;

const rooms = new Map<EventId, { at: number; value: Promise<AllotmentRecord[]> }>();
const full = new Map<EventId, number>();

const hasRoom = (shard: AllotmentRecord) => shard.taken < shard.cap;

/** All shards by a strongly consistent read that began at `since` (ms) or later; those who ask at once share it. */
function shardsOf(event: EventRecord, since: number): Promise<AllotmentRecord[]> {
	const known = rooms.get(event.id as EventId);
	if (known && known.at >= since) return known.value;
	const value = readShards(event);
	rooms.set(event.id as EventId, { at: Date.now(), value });
	return value;
}

/** Notes that a shard turned out to be full, for those who choose one next. */
export async function rememberFull(event: EventRecord, shard: number): Promise<void> {
	const known = (await shardsOf(event, Date.now() - roomMemory))[shard];
	if (known) known.taken = Math.max(known.taken, known.cap);
}

/** Shards with room. Only a read made after the caller's attempt may find that there are none. */
export async function shardsWithRoom(event: EventRecord): Promise<AllotmentRecord[]> {
	const asked = Date.now();
	const remembered = (await shardsOf(event, asked - roomMemory)).filter(hasRoom);
	if (remembered.length > 0) return remembered;
	const room = (await shardsOf(event, asked)).filter(hasRoom);
	if (room.length === 0) full.set(event.id as EventId, Date.now());
	return room;
}

/** Whether all shards were seen full within the last second. */
export const knownFull = (event: EventRecord) => Date.now() - (full.get(event.id as EventId) ?? 0) < fullMemory;
