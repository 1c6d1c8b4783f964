import { registrationWindow } from "#shared/events/events.rules.ts";
import { type Cut, caps, groupOf } from "#shared/registrations/allotment.rules.ts";
import { type Write, whole } from "../core/database.ts";
import { Events } from "../events/event.entity.ts";
import { EventClasses } from "../events/event-class.entity.ts";
import { type AllotmentRecord, Allotments } from "./registration.entity.ts";

/** A limited number of places: an event's, which counts people, or one of its classes', which counts entries. */
export type Pool = Pick<Cut, "shards" | "groups"> & {
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

/** The places at an event. Drafts and events that were called off take no entries. */
export function eventPool(event: OfEvent): Pool {
	const { opens, closes } = registrationWindow({
		eventDate: event.eventDate,
		endDate: event.endDate ?? null,
		registrationOpensAt: event.registrationOpensAt ?? null,
		registrationDeadline: event.registrationDeadline ?? null,
	});
	const { id: eventId, shards, groups, maxParticipants: max, excess } = event;
	const openUntil = event.published && event.cancelReason === undefined ? closes : 0;
	return { eventId, classId: 0, shards, groups, max, excess, openFrom: opens, openUntil };
}

type OfEventClass = Omit<Cut, "lists"> & { id: number; eventId: number; maxParticipants: number; excess: number };

/** The places in a class. Who enters one has a place at its event or takes one with it, so the event's dates hold. */
export const eventClassPool = ({ id, eventId, shards, groups, maxParticipants, excess }: OfEventClass): Pool => ({
	eventId,
	classId: id,
	shards,
	groups,
	max: maxParticipants,
	excess,
	openFrom: 0,
	openUntil: Number.MAX_SAFE_INTEGER,
});

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

export const takenIn = (shards: readonly AllotmentRecord[]) => shards.reduce((sum, { taken }) => sum + taken, 0);

/** The allotments of a new pool. */
export const cutPlaces = (pool: Pool): Write[] =>
	caps(pool.max, Array<number>(pool.shards).fill(0)).map((cap, shard) => ({
		put: Allotments.create({
			...keyOf(pool, shard),
			openFrom: pool.openFrom,
			openUntil: pool.openUntil,
			cap,
			taken: 0,
		}).params(),
	}));

/**
 * Fits the allotments to what the pool says now. Conditional on what was read, so that no place is made twice.
 * `excess`: how many are placed beyond the new limit; nobody loses a place.
 */
export async function recutPlaces(pool: Pool): Promise<{ writes: Write[]; excess: number }> {
	const shards = await readShards(pool);
	const taken = shards.map((shard) => shard.taken);
	const wanted = caps(pool.max, taken);
	const writes = shards.map((shard, number) => ({
		update: Allotments.patch(keyOf(pool, number))
			.set({ openFrom: pool.openFrom, openUntil: pool.openUntil, cap: wanted[number] })
			.where((attribute, { eq }) => `${eq(attribute.taken, shard.taken)} AND ${eq(attribute.cap, shard.cap)}`)
			.params(),
	}));
	const over = pool.max > 0 ? takenIn(shards) - pool.max : 0;
	return { writes, excess: Math.max(0, over) };
}

/** Takes the allotments of a pool away, unless somebody holds a place. */
export const removePlaces = (pool: Pool): Write[] =>
	Array.from({ length: pool.shards }, (_, shard) => ({
		delete: Allotments.delete(keyOf(pool, shard))
			.where(({ taken }, { eq }) => eq(taken, 0))
			.params(),
		otherwise: pool.classId === 0 ? ("event_has_entries" as const) : ("class_has_entries" as const),
	}));

/** Takes the allotments of a pool away, whatever they hold. */
export async function wipePlaces(pool: Pool): Promise<void> {
	const keys = Array.from({ length: pool.shards }, (_, shard) => keyOf(pool, shard));
	await whole(() => Allotments.delete(keys).go({ concurrent: 4 }));
}

/** A place of a shard is given back; one beyond the limit is given up for good. */
export function freePlace(pool: Pool, shard: number): Write[] {
	const patch = Allotments.patch(keyOf(pool, shard));
	if (pool.excess === 0) {
		return [
			{
				update: patch
					.add({ taken: -1 })
					.where(({ taken }, { gt }) => gt(taken, 0))
					.params(),
			},
		];
	}
	const given = patch
		.add({ taken: -1, cap: -1 })
		.where(({ taken }, { gt }) => gt(taken, 0))
		.params();
	return [{ update: given }, { update: lessExcess(pool) }];
}

const lessExcess = ({ eventId, classId }: Pool) =>
	classId === 0
		? Events.patch({ id: eventId })
				.add({ excess: -1 })
				.where(({ excess }, { gt }) => gt(excess, 0))
				.params()
		: EventClasses.patch({ eventId, id: classId })
				.add({ excess: -1 })
				.where(({ excess }, { gt }) => gt(excess, 0))
				.params();

/** A place of a shard goes to somebody from the waiting list; also after the deadline. */
export const promoteInto = (pool: Pool, shard: number): Write => ({
	update: Allotments.patch(keyOf(pool, shard))
		.add({ taken: 1 })
		.where((_, { field }) => `${field("taken")} < ${field("cap")}`)
		.params(),
});

/** One more place of a shard is taken; fails when it is full or registration is not open. */
export const takePlace = (pool: Pool, shard: number, now: number): Write => ({
	update: Allotments.patch(keyOf(pool, shard))
		.add({ taken: 1 })
		.where(
			(attribute, { lte, gte, field }) =>
				`${field("taken")} < ${field("cap")} AND ${lte(attribute.openFrom, now)} AND ${gte(attribute.openUntil, now)}`,
		)
		.params(),
});
