import type { Cut } from "#shared/base/places/allotment.rules.ts";
import { isEventPool } from "#shared/base/places/allotment.rules.ts";
import { isCancelled, registrationWindow } from "#shared/competition/events/events.rules.ts";
import type { EventId } from "#shared/core/ids.ts";
import { giveBack, type Pool, readShards, wipeShards } from "../../base/places/places.service.ts";
import { isConditionFailure, type Write } from "../../core/table/database.ts";
import { type EventRecord, Events } from "./event.entity.ts";
import { EventClasses } from "./event-class.entity.ts";
import { findEventClasses, type WholeEvent } from "./events.service.ts";

type OfEvent = Omit<Cut, "lists"> & {
	id: number;
	published: boolean;
	maxParticipants: number;
	excess: number;
	eventDate: string;
	endDate?: string;
	registrationOpensAt?: string;
	registrationDeadline?: string;
	cancelReason?: string;
};

/** The pool of an event. Drafts and cancelled events take no registrations. */
export function eventPool(event: OfEvent): Pool {
	const { opens, closes } = registrationWindow({
		eventDate: event.eventDate,
		endDate: event.endDate ?? null,
		registrationOpensAt: event.registrationOpensAt ?? null,
		registrationDeadline: event.registrationDeadline ?? null,
	});
	const { id: eventId, shards, groups, maxParticipants: max, excess } = event;
	const openUntil = event.published && !isCancelled(event) ? closes : 0;
	return { eventId, classId: 0, shards, groups, max, excess, openFrom: opens, openUntil };
}

type OfEventClass = Omit<Cut, "lists"> & {
	id: number;
	eventId: number;
	maxParticipants: number;
	excess: number;
};

/**
 * The pool of an event class. It has no dates of its own: each person also has or takes an event
 * seat, whose pool enforces them.
 */
export const eventClassPool = ({
	id,
	eventId,
	shards,
	groups,
	maxParticipants,
	excess,
}: OfEventClass): Pool => ({
	eventId,
	classId: id,
	shards,
	groups,
	max: maxParticipants,
	excess,
	openFrom: 0,
	openUntil: Number.MAX_SAFE_INTEGER,
});

/** Frees a place; while the pool is above its limit, the place is removed for good. */
export function freePlace(pool: Pool, shard: number): Write[] {
	if (pool.excess === 0) return [giveBack(pool, shard, false)];
	return [giveBack(pool, shard, true), { update: lessExcess(pool) }];
}

const lessExcess = (pool: Pool) =>
	isEventPool(pool)
		? Events.patch({ id: pool.eventId })
				.add({ excess: -1 })
				.where(({ excess }, { gt }) => gt(excess, 0))
				.params()
		: EventClasses.patch({ eventId: pool.eventId, id: pool.classId })
				.add({ excess: -1 })
				.where(({ excess }, { gt }) => gt(excess, 0))
				.params();

/** Places of a pool that are free; null without a limit. Strongly consistent. */
async function freeIn(pool: Pool): Promise<number | null> {
	if (pool.max === 0) return null;
	const shards = await readShards(pool);
	return shards.reduce((sum, { cap, taken }) => sum + Math.max(0, cap - taken), 0);
}

/**
 * How many more people can get a place at an event; null without a limit. Where every class has a
 * limit, the free places of all classes together are a limit of the event, too.
 */
export async function freePlaces(event: WholeEvent): Promise<number | null> {
	const [whole, ...classes] = await Promise.all(
		[eventPool(event), ...event.classes.map(eventClassPool)].map(freeIn),
	);
	const inClasses = classes.includes(null)
		? null
		: classes.reduce((sum: number, free) => sum + (free ?? 0), 0);
	const limits = [whole, event.classes.length > 0 ? inClasses : null];
	const known = limits.filter((limit) => limit !== null);
	return known.length > 0 ? Math.min(...known) : null;
}

type Counted = { registeredCount: number; waiting: boolean };

/**
 * Stores the count of an event (class 0) or class. False when another count was stored since
 * `before` was read: of two concurrent counts, the one with older shards must not win.
 */
export async function noteCount(
	pool: Pick<Pool, "eventId" | "classId">,
	before: Counted,
	counted: Counted,
): Promise<boolean> {
	const patch = isEventPool(pool)
		? Events.patch({ id: pool.eventId })
		: EventClasses.patch({ eventId: pool.eventId, id: pool.classId });
	try {
		await (patch as ReturnType<typeof Events.patch>)
			.set(counted)
			.where(
				(attribute, { eq }) =>
					`${eq(attribute.registeredCount, before.registeredCount)} AND ${eq(attribute.waiting, before.waiting)}`,
			)
			.go();
		return true;
	} catch (error) {
		if (!isConditionFailure(error)) throw error;
		return false;
	}
}

/** Deletes the places of a deleted event, and its classes with their places. */
export async function clearPlaces(event: EventRecord): Promise<void> {
	for (const eventClass of await findEventClasses(event.id as EventId)) {
		await wipeShards(eventClassPool(eventClass));
		await EventClasses.delete({ eventId: event.id, id: eventClass.id }).go();
	}
	await wipeShards(eventPool(event));
}
