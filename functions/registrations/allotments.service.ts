import { registrationWindow } from "#shared/events/events.rules.ts";
import { type Cut, caps, groupOf } from "#shared/registrations/allotment.rules.ts";
import type { Write } from "../core/database.ts";
import { Events } from "../events/event.entity.ts";
import { type AllotmentRecord, Allotments } from "./registration.entity.ts";

/** What an event says about its places. */
export type Places = Cut & {
	id: number;
	published: boolean;
	maxParticipants: number;
	eventDate: string;
	endDate?: string;
	registrationOpensAt?: string;
	registrationDeadline?: string;
};

const scope = "event";

const keyOf = (places: Pick<Places, "id" | "groups">, shard: number) => ({
	eventId: places.id,
	scope,
	group: groupOf(shard, places),
	shard,
});

/** Drafts take no entries. */
function opening(places: Places) {
	const { opens, closes } = registrationWindow({
		eventDate: places.eventDate,
		endDate: places.endDate ?? null,
		registrationOpensAt: places.registrationOpensAt ?? null,
		registrationDeadline: places.registrationDeadline ?? null,
	});
	return { openFrom: opens, openUntil: places.published ? closes : 0 };
}

/** All shards as they are at this moment, in order; strongly consistent, one Query per group. */
export async function readShards(places: Pick<Places, "id" | "groups">): Promise<AllotmentRecord[]> {
	const groups = await Promise.all(
		Array.from({ length: places.groups }, (_, group) =>
			Allotments.query.ofScope({ eventId: places.id, scope, group }).go({ consistent: true, pages: "all" }),
		),
	);
	return groups.flatMap(({ data }) => data).sort((a, b) => a.shard - b.shard);
}

export const takenIn = (shards: readonly AllotmentRecord[]) => shards.reduce((sum, { taken }) => sum + taken, 0);

/** The allotments of a new event. */
export const cutPlaces = (places: Places): Write[] =>
	caps(places.maxParticipants, Array<number>(places.shards).fill(0)).map((cap, shard) => ({
		put: Allotments.create({ ...keyOf(places, shard), ...opening(places), cap, taken: 0 }).params(),
	}));

/**
 * Fits an event's allotments to what it says now. Conditional on what was read, so that no place is made twice.
 * `excess`: people placed beyond the new limit; nobody loses a place.
 */
export async function recutPlaces(places: Places): Promise<{ writes: Write[]; excess: number }> {
	const shards = await readShards(places);
	const taken = shards.map((shard) => shard.taken);
	const wanted = caps(places.maxParticipants, taken);
	const writes = shards.map((shard, number) => ({
		update: Allotments.patch(keyOf(places, number))
			.set({ ...opening(places), cap: wanted[number] })
			.where((attribute, { eq }) => `${eq(attribute.taken, shard.taken)} AND ${eq(attribute.cap, shard.cap)}`)
			.params(),
	}));
	const over = places.maxParticipants > 0 ? takenIn(shards) - places.maxParticipants : 0;
	return { writes, excess: Math.max(0, over) };
}

/** Takes the allotments of an event away, unless somebody holds a place. */
export const removePlaces = (places: Pick<Places, "id" | "groups" | "shards">): Write[] =>
	Array.from({ length: places.shards }, (_, shard) => ({
		delete: Allotments.delete(keyOf(places, shard))
			.where(({ taken }, { eq }) => eq(taken, 0))
			.params(),
		otherwise: "event_has_entries" as const,
	}));

/** A place of a shard is given back. */
export const freePlace = (places: Pick<Places, "id" | "groups">, shard: number): Write => ({
	update: Allotments.patch(keyOf(places, shard))
		.add({ taken: -1 })
		.where(({ taken }, { gt }) => gt(taken, 0))
		.params(),
});

/** A place beyond the limit is given up for good. */
export const dropPlace = (places: Pick<Places, "id" | "groups">, shard: number): Write[] => [
	{
		update: Allotments.patch(keyOf(places, shard))
			.add({ taken: -1, cap: -1 })
			.where(({ taken }, { gt }) => gt(taken, 0))
			.params(),
	},
	{
		update: Events.patch({ id: places.id })
			.add({ excess: -1 })
			.where(({ excess }, { gt }) => gt(excess, 0))
			.params(),
	},
];

/** A place of a shard goes to somebody from the waiting list; also after the deadline. */
export const promoteInto = (places: Pick<Places, "id" | "groups">, shard: number): Write => ({
	update: Allotments.patch(keyOf(places, shard))
		.add({ taken: 1 })
		.where((_, { field }) => `${field("taken")} < ${field("cap")}`)
		.params(),
});

/** One more place of a shard is taken; fails when it is full or registration is not open. */
export const takePlace = (places: Pick<Places, "id" | "groups">, shard: number, now: number): Write => ({
	update: Allotments.patch(keyOf(places, shard))
		.add({ taken: 1 })
		.where(
			(attribute, { lte, gte, field }) =>
				`${field("taken")} < ${field("cap")} AND ${lte(attribute.openFrom, now)} AND ${gte(attribute.openUntil, now)}`,
		)
		.params(),
});
