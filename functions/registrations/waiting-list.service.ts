import { setTimeout as pause } from "node:timers/promises";
import { evaluate } from "#shared/registrations/eligibility.rules.ts";
import { offerExpiry } from "#shared/registrations/registrations.rules.ts";
import { conditionFailed, tryTransaction, type Write } from "../core/database.ts";
import type { EventRecord } from "../events/event.entity.ts";
import type { EventClassRecord } from "../events/event-class.entity.ts";
import { limits } from "../events/events.service.ts";
import { entrant } from "../users/users.service.ts";
import { classPool, eventPool, type Pool, promoteInto, readShards } from "./allotments.service.ts";
import { after, entryAt, keyOf, type WholeEvent, writeOver } from "./records.ts";
import { type RegistrationRecord, Registrations } from "./registration.entity.ts";
import { hasRoom } from "./rooms.ts";
import { isSeated, joinSeat, seatOf, takeSeat } from "./seats.ts";

type Lists = Pick<EventRecord, "id" | "lists">;
type Line = { classId: number; seated?: boolean };

/** The system itself, in audit lines. */
export const system = 0;

/**
 * How long this process trusts the order of a waiting list: so many ms, or longer where reading it takes long, so that
 * it never spends its time on that. Places in the list are shown, never decided by it.
 */
const queueMemory = 1_000;
const queueMemoryPerRead = 5;
const queues = new Map<string, { until: number; value: Promise<string[]> }>();

const waitingIn = (eventId: number, list: number, line?: Line) =>
	Registrations.query.ofEvent({ eventId, list, status: "waitlisted", ...line });

const inOrder = (a: RegistrationRecord, b: RegistrationRecord) => a.order.localeCompare(b.order);

/** Who waits first, in a line or at all; by the index, which is a moment behind. */
export async function firstWaiting({ id, lists }: Lists, line?: Line, count = 1): Promise<RegistrationRecord[]> {
	const firsts = await Promise.all(
		Array.from({ length: lists }, (_, list) => waitingIn(id, list, line).go({ limit: count })),
	);
	return firsts
		.flatMap(({ data }) => data)
		.sort(inOrder)
		.slice(0, count);
}

async function readQueue({ id, lists }: Lists, classId: number): Promise<string[]> {
	const all = await Promise.all(
		Array.from({ length: lists }, (_, list) =>
			waitingIn(id, list, { classId }).go({ pages: "all", attributes: ["order"] }),
		),
	);
	return all.flatMap(({ data }) => data.map(({ order }) => order)).sort();
}

type Queued = Pick<RegistrationRecord, "order" | "classId">;

/** The queue as remembered; those who ask while it is read share the read. */
function queueOf(event: Lists, classId: number): Promise<string[]> {
	const name = `${event.id}/${classId}`;
	const known = queues.get(name);
	if (known && Date.now() < known.until) return known.value;
	const started = Date.now();
	const current = { until: Number.POSITIVE_INFINITY, value: readQueue(event, classId) };
	queues.set(name, current);
	const done = () => {
		const now = Date.now();
		current.until = started + Math.max(queueMemory, (now - started) * queueMemoryPerRead);
	};
	current.value.then(done, () => queues.delete(name));
	return current.value;
}

/** Place in the queue of an entry's class, counted from 1; about a second old, more where the queue is long. */
export async function positionOf(event: Lists, { order, classId }: Queued): Promise<number> {
	return (await queueOf(event, classId)).filter((earlier) => earlier < order).length + 1;
}

/** What gives a waiting entry its places: a shard of its own pool, and one of the event where it has no seat yet. */
export type Places = { shard: number; seatShard?: number };

/**
 * The writes that end somebody's waiting; null when their seat is not as the entry says, which is mended by the stream.
 * Where the event makes offers, the place is held for them until they accept it.
 */
export async function letIn(
	event: WholeEvent,
	entry: RegistrationRecord,
	places: Places,
	now: number,
): Promise<Write[] | null> {
	const offered = event.offerHours > 0;
	const step = { by: system, now };
	const placed = after(entry, offered ? "offered" : "pending", step, {
		shard: places.shard,
		offerExpiresAt: offered ? new Date(offerExpiry(event, now)).toISOString() : undefined,
	});
	if (entry.classId === 0) return [writeOver(placed)];
	if (places.seatShard !== undefined) return [writeOver(placed), takeSeat(event, entry, places.seatShard, step)];
	const seat = await seatOf(keyOf(entry));
	return isSeated(seat) ? [writeOver(placed), joinSeat(seat)] : null;
}

/** Whether somebody still meets the conditions of their class; both may have changed while they waited. */
export async function stillEligible(event: WholeEvent, entry: RegistrationRecord): Promise<boolean> {
	if (entry.classId === 0) return true;
	const eventClass = event.classes.find(({ id }) => id === entry.classId);
	if (!eventClass) return false;
	const person = await entrant(entry.userId, entry.declaredWeight);
	return person !== null && evaluate(person, limits(eventClass), plainDates(event)).length === 0;
}

export const plainDates = ({ eventDate, ageReferenceDate }: EventRecord) => ({
	eventDate,
	ageReferenceDate: ageReferenceDate ?? null,
});

type Room = { pool: Pool; shard: number };

async function roomIn(pool: Pool): Promise<Room | null> {
	const free = (await readShards(pool)).filter(hasRoom);
	return free.length > 0 ? { pool, shard: free[Math.floor(Math.random() * free.length)].shard } : null;
}

/**
 * Gives places with room to those who wait, in their order, until there is no room that anybody waiting can use.
 * Runs after each freed place and each joining, so that no wake-up is lost.
 * @param joining those whom the index may not know yet
 */
export async function promote(event: WholeEvent, now: number, joining: RegistrationRecord[] = []): Promise<void> {
	if (event.cancelReason !== undefined) return;
	/** Entries as they are, where the index was found behind; null: waits no more. */
	const known = new Map<string, RegistrationRecord | null>(joining.map((entry) => [entry.order, entry]));
	for (let collisions = 0; collisions < 50; ) {
		if (known.size === 0 && (await firstWaiting(event)).length === 0) return;
		const next = await nextIn(event, known);
		if (!next) return;
		const { entry, own, whole } = next;
		if (!(await stillEligible(event, entry))) {
			const refused = after(entry, "rejected", { by: system, now, reason: "not_eligible" });
			await tryTransaction([writeOver(refused)]);
			known.set(entry.order, null);
			continue;
		}
		const places = { shard: own.shard, seatShard: whole?.shard };
		const writes = await letIn(event, entry, places, now);
		if (writes) {
			const taken = [own, ...(whole ? [whole] : [])].map(({ pool, shard }) => promoteInto(pool, shard));
			const cancelled = await tryTransaction([...writes, ...taken]);
			if (!cancelled) {
				known.set(entry.order, null);
				continue;
			}
			if (!cancelled.slice(0, writes.length).some(conditionFailed)) {
				collisions++;
				await pause(Math.random() * 20);
				continue;
			}
		}
		known.set(entry.order, await asItIs(entry));
	}
}

/** A waiting entry whose seat may have come or gone, strongly read; null when it waits no more. */
async function asItIs(entry: RegistrationRecord): Promise<RegistrationRecord | null> {
	const current = await entryAt(keyOf(entry));
	if (current?.status !== "waitlisted" || current.order !== entry.order) return null;
	return current.classId === 0 ? current : withSeat(current);
}

/** A waiting class entry that says rightly whether its person has a place at the event. */
export async function withSeat(entry: RegistrationRecord): Promise<RegistrationRecord | null> {
	const seated = isSeated(await seatOf(keyOf(entry)));
	if (seated === entry.seated) return entry;
	const mended = { ...entry, seated, version: entry.version + 1 };
	return (await tryTransaction([writeOver(mended)])) ? null : mended;
}

type Next = { entry: RegistrationRecord; own: Room; whole?: Room };

/** Who waits first among those who can be let in now. */
async function nextIn(event: WholeEvent, known: Map<string, RegistrationRecord | null>): Promise<Next | undefined> {
	const whole = await roomIn(eventPool(event));
	const first = async (line: Line) => {
		const listed = await firstWaiting(event, line, known.size + 1);
		const others = [...known.values()].filter((entry): entry is RegistrationRecord => entry !== null);
		return [...listed.filter(({ order }) => !known.has(order)), ...others]
			.filter(({ classId, seated }) => classId === line.classId && seated === line.seated)
			.sort(inOrder)[0];
	};
	const found: Next[] = [];
	const add = (entry: RegistrationRecord | undefined, next: Omit<Next, "entry">) =>
		entry && found.push({ entry, ...next });
	if (whole) add(await first({ classId: 0, seated: false }), { own: whole });
	const inClasses = event.classes.map(async (eventClass: EventClassRecord) => {
		const own = await roomIn(classPool(eventClass));
		if (!own) return;
		const line = { classId: eventClass.id };
		add(await first({ ...line, seated: true }), { own });
		if (whole) add(await first({ ...line, seated: false }), { own, whole });
	});
	await Promise.all(inClasses);
	return found.sort((a, b) => inOrder(a.entry, b.entry))[0];
}
