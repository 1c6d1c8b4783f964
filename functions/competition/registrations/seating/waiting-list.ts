import { decodeTime } from "ulid";
import { createMemory } from "../../../core/memory.ts";
import type { EventRecord } from "../../events/event.entity.ts";
import { type RegistrationRecord, Registrations } from "../registration.entity.ts";

type Lists = Pick<EventRecord, "id" | "lists">;
/** One queue of an event: a class (0: the event itself), with an event seat or without. */
export type Line = { classId: number; seated?: boolean };

/**
 * Cache time of a waiting list's order, in ms. Positions are only displayed; no decision uses them.
 */
const queueMemory = 1_000;
/**
 * Additional cache time per waiting person, in ms: reading costs one read unit per ten people, in
 * each process.
 */
const memoryPerPerson = 10;
const longList = 100;

/**
 * How long after joining a position is unknown, in ms. People who join at the same time write in
 * another order than they are ordered, and the index lags: a position counted at once is often
 * another person's.
 */
export const positionSettles = 2_000;

type Queue = { readAt: number; until: number; orders: string[] };
const queues = createMemory<string, Queue>();
const readings = createMemory<string, Promise<Queue>>();

const waitingIn = (eventId: number, list: number, line?: Line) =>
	Registrations.query.ofEvent({ eventId, list, status: "waitlisted", ...line });

export const inOrder = (a: RegistrationRecord, b: RegistrationRecord) =>
	a.order.localeCompare(b.order);

/** The first waiting registrations, of one queue or all; from the index, so slightly delayed. */
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
	const readAt = Date.now();
	const all = await Promise.all(
		Array.from({ length: lists }, (_, list) =>
			waitingIn(id, list, { classId }).go({ pages: "all", attributes: ["order"] }),
		),
	);
	const orders = all.flatMap(({ data }) => data.map(({ order }) => order)).sort();
	const until = Date.now() + Math.max(queueMemory, orders.length * memoryPerPerson);
	return { readAt, until, orders };
}

type Queued = Pick<RegistrationRecord, "order" | "classId">;

/**
 * Position in the queue of the registration's class, from 1; about a second old. Undefined for a
 * moment after joining (see `positionSettles`), and on a long list while its cached order is older.
 */
export async function positionOf(
	event: Lists,
	{ order, classId }: Queued,
): Promise<number | undefined> {
	const settlesAt = decodeTime(order) + positionSettles;
	if (Date.now() < settlesAt) return undefined;
	const name = `${event.id}/${classId}`;
	let queue = queues.get(name);
	const isOld = queue !== undefined && queue.readAt < settlesAt;
	if (isOld && queue && queue.orders.length > longList && Date.now() < queue.until)
		return undefined;
	if (!queue || isOld || Date.now() >= queue.until) {
		// Concurrent callers share one read.
		const reading =
			readings.get(name) ?? readQueue(event, classId).finally(() => readings.delete(name));
		readings.set(name, reading);
		// A failed read must not fail the call: the person is on the list anyway.
		queue = await reading.catch(() => undefined);
		if (!queue) return undefined;
		queues.set(name, queue);
	}
	// A reading that another caller shares may have begun too early, or the index may lag.
	const { orders, readAt } = queue;
	const place = orders.indexOf(order);
	return readAt < settlesAt || place < 0 ? undefined : place + 1;
}
