import { createMemory } from "../../core/memory.ts";
import type { EventRecord } from "../../events/event.entity.ts";
import { type RegistrationRecord, Registrations } from "../registration.entity.ts";

type Lists = Pick<EventRecord, "id" | "lists">;
/** Who waits for the same: a class (0: the event itself), with a seat at the event or without. */
export type Line = { classId: number; seated?: boolean };

/** How long this process trusts the order of a waiting list, in ms: places in it are shown, never decided by it. */
const queueMemory = 1_000;
/** A long list is read more seldom: it costs a read unit for every ten who wait, in each process. */
const memoryPerPerson = 10;
const longList = 100;

type Queue = { until: number; orders: string[] };
const queues = createMemory<string, Queue>();
const readings = createMemory<string, Promise<Queue>>();

const waitingIn = (eventId: number, list: number, line?: Line) =>
	Registrations.query.ofEvent({ eventId, list, status: "waitlisted", ...line });

export const inOrder = (a: RegistrationRecord, b: RegistrationRecord) =>
	a.order.localeCompare(b.order);

/** Who waits first, in a line or at all; by the index, which is a moment behind. */
export async function firstWaiting(
	{ id, lists }: Lists,
	line?: Line,
	count = 1,
): Promise<RegistrationRecord[]> {
	const firsts = await Promise.all(
		Array.from({ length: lists }, (_, list) => waitingIn(id, list, line).go({ limit: count })),
	);
	return firsts
		.flatMap(({ data }) => data)
		.sort(inOrder)
		.slice(0, count);
}

async function readQueue({ id, lists }: Lists, classId: number): Promise<Queue> {
	const all = await Promise.all(
		Array.from({ length: lists }, (_, list) =>
			waitingIn(id, list, { classId }).go({ pages: "all", attributes: ["order"] }),
		),
	);
	const orders = all.flatMap(({ data }) => data.map(({ order }) => order)).sort();
	return { until: Date.now() + Math.max(queueMemory, orders.length * memoryPerPerson), orders };
}

type Queued = Pick<RegistrationRecord, "order" | "classId">;

/**
 * Place in the queue of an entry's class, counted from 1; about a second old. Nobody's yet, where the list is long and
 * the entry newer than what was last read of it.
 */
export async function positionOf(
	event: Lists,
	{ order, classId }: Queued,
): Promise<number | undefined> {
	const name = `${event.id}/${classId}`;
	let known = queues.get(name);
	if (!known || Date.now() >= known.until) {
		// Those who ask at once share one reading.
		const reading =
			readings.get(name) ?? readQueue(event, classId).finally(() => readings.delete(name));
		readings.set(name, reading);
		// Who is on the list is not told "busy" because the list could not be read.
		known = await reading.catch(() => undefined);
		if (!known) return undefined;
		queues.set(name, known);
	}
	const { orders } = known;
	if (orders.length > longList && order > orders[orders.length - 1]) return undefined;
	return orders.filter((earlier) => earlier < order).length + 1;
}
