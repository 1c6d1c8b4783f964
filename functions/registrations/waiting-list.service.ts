import { conditionFailed, tryTransaction } from "../core/database.ts";
import type { EventRecord } from "../events/event.entity.ts";
import { promoteInto, readShards } from "./allotments.service.ts";
import { after, writeOver } from "./records.ts";
import { type RegistrationRecord, Registrations } from "./registration.entity.ts";

type Lists = Pick<EventRecord, "id" | "lists">;

/** The system itself, in audit lines. */
const system = 0;

/** How long this process trusts the order of a waiting list, in ms: places in it are shown, never decided by it. */
const queueMemory = 1_000;
const queues = new Map<number, { at: number; value: Promise<string[]> }>();

const waitingIn = (eventId: number, list: number) =>
	Registrations.query.ofEvent({ eventId, list, status: "waitlisted" });

const inOrder = (a: RegistrationRecord, b: RegistrationRecord) => a.order.localeCompare(b.order);

/** Who waits first; by the index, which is a moment behind. */
export async function firstWaiting({ id, lists }: Lists, count = 1): Promise<RegistrationRecord[]> {
	const firsts = await Promise.all(
		Array.from({ length: lists }, (_, list) => waitingIn(id, list).go({ limit: count })),
	);
	return firsts
		.flatMap(({ data }) => data)
		.sort(inOrder)
		.slice(0, count);
}

async function readQueue({ id, lists }: Lists): Promise<string[]> {
	const all = await Promise.all(Array.from({ length: lists }, (_, list) => waitingIn(id, list).go({ pages: "all" })));
	return all.flatMap(({ data }) => data.map(({ order }) => order)).sort();
}

/** Place in the queue, counted from 1; about a second old. */
export async function positionOf(event: Lists, { order }: Pick<RegistrationRecord, "order">): Promise<number> {
	const known = queues.get(event.id);
	const current = known && Date.now() - known.at < queueMemory ? known : { at: Date.now(), value: readQueue(event) };
	queues.set(event.id, current);
	return (await current.value).filter((earlier) => earlier < order).length + 1;
}

/**
 * Gives places with room to those who wait, in their order, until there is no room or nobody waits. Runs after each
 * freed place and each joining, so that no wake-up is lost.
 * @param joining somebody whom the index may not know yet
 */
export async function promote(event: EventRecord, now: number, joining?: RegistrationRecord): Promise<void> {
	for (;;) {
		const room = (await readShards(event)).find(({ taken, cap }) => taken < cap);
		if (!room) return;
		const [first] = withJoining(await firstWaiting(event), joining);
		if (!first) return;
		const promoted = after(first, "pending", { by: system, now, shard: room.shard });
		const cancelled = await tryTransaction([writeOver(promoted), promoteInto(event, room.shard)]);
		// The entry moved on since the index saw it; the index will follow, and its change comes by the stream.
		if (cancelled && conditionFailed(cancelled[0])) return;
		if (first.userId === joining?.userId) joining = undefined;
	}
}

function withJoining(waiting: RegistrationRecord[], joining?: RegistrationRecord): RegistrationRecord[] {
	if (!joining || waiting.some(({ userId }) => userId === joining.userId)) return waiting;
	return [...waiting, joining].sort(inOrder);
}
