import { type Pool, readShards } from "#functions/base/places/places.service.ts";
import { eventClassPool, eventPool } from "#functions/competition/events/event-places.ts";
import type { WholeEvent } from "#functions/competition/events/events.service.ts";
import { findWholeEvent } from "#functions/competition/events/events.service.ts";
import {
	type RegistrationRecord,
	Registrations,
} from "#functions/competition/registrations/registration.entity.ts";
import { isForEventClass } from "#functions/competition/registrations/registration.kinds.ts";
import { holdsPlace } from "#shared/competition/registrations/registrations.rules.ts";

/**
 * All registrations of some people for an event, event places included, read from the table itself.
 */
async function entriesOf(
	{ id: eventId, classes }: WholeEvent,
	userIds: readonly number[],
): Promise<RegistrationRecord[]> {
	const ids = [0, ...classes.map(({ id }) => id)];
	const keys = [...new Set(userIds)].flatMap((userId) =>
		ids.map((classId) => ({ userId, eventId, classId })),
	);
	const { data, unprocessed } = await Registrations.get(keys).go({
		consistent: true,
		concurrent: 8,
	});
	if (unprocessed.length > 0) throw new Error(`${unprocessed.length} entries were not read`);
	return data;
}

async function poolOf(pool: Pool, entries: RegistrationRecord[]) {
	const shards = await readShards(pool);
	const holding = entries.filter(
		({ classId, status }) => classId === pool.classId && holdsPlace(status),
	);
	const perShard = shards.map(
		({ shard }) => holding.filter((entry) => entry.shard === shard).length,
	);
	return {
		placed: holding.length,
		taken: shards.reduce((sum, { taken }) => sum + taken, 0),
		room: shards.reduce((sum, { cap, taken }) => sum + Math.max(0, cap - taken), 0),
		/** Shards whose count differs from their registrations or exceeds their cap. */
		wrong: shards
			.filter(({ taken, cap }, shard) => taken !== perShard[shard] || taken > cap)
			.map(({ shard }) => shard),
	};
}

/** The state of an event's own places. */
export async function placesOf(eventId: number, userIds: readonly number[]) {
	const event = await findWholeEvent(eventId);
	const entries = await entriesOf(event, userIds);
	const own = entries.filter((entry) => !isForEventClass(entry));
	return {
		...(await poolOf(eventPool(event), entries)),
		waiting: own.filter(({ status }) => status === "waitlisted").length,
		statuses: new Map(own.map(({ userId, status }) => [userId, status])),
	};
}

/**
 * The violated invariants of an event: counters match registrations, no limit is exceeded, and a
 * class registration always has an event place and the reverse. `settled`: also, nobody waits while
 * places are free.
 */
export async function breaksIn(
	eventId: number,
	userIds: readonly number[],
	settled = true,
): Promise<string[]> {
	const event = await findWholeEvent(eventId);
	const entries = await entriesOf(event, userIds);
	const whole = await poolOf(eventPool(event), entries);
	const breaks: string[] = [];
	const check = (right: boolean, what: string) => right || breaks.push(what);
	check(whole.wrong.length === 0, `shards of the event: ${whole.wrong}`);
	if (event.maxParticipants > 0 && event.excess === 0)
		check(whole.taken <= event.maxParticipants, `oversold: ${whole.taken}`);
	const seats = new Map(
		entries.filter((entry) => !isForEventClass(entry)).map((seat) => [seat.userId, seat]),
	);
	const placed = entries.filter((entry) => isForEventClass(entry) && holdsPlace(entry.status));
	for (const { userId, classes = 0, status } of seats.values()) {
		const own = placed.filter((entry) => entry.userId === userId).length;
		if (event.classes.length > 0)
			check(own === (holdsPlace(status) ? classes : 0), `seat of ${userId}: ${classes} for ${own}`);
	}
	const seated = (userId: number) => holdsPlace(seats.get(userId)?.status ?? "");
	for (const { userId } of placed)
		check(seated(userId), `${userId} is in a class and not at the event`);
	for (const eventClass of event.classes) {
		const own = await poolOf(eventClassPool(eventClass), entries);
		check(own.wrong.length === 0, `shards of class ${eventClass.id}: ${own.wrong}`);
		if (eventClass.maxParticipants > 0 && eventClass.excess === 0) {
			check(
				own.taken <= eventClass.maxParticipants,
				`oversold class ${eventClass.id}: ${own.taken}`,
			);
		}
		const waiting = entries.filter(
			({ classId, status }) => classId === eventClass.id && status === "waitlisted",
		);
		const stuck = waiting.filter(
			({ userId }) => own.room > 0 && (whole.room > 0 || seated(userId)),
		);
		check(
			!settled || stuck.length === 0,
			`${stuck.length} wait for class ${eventClass.id} with ${own.room} and ${whole.room} free`,
		);
	}
	const outside = entries.filter(
		(entry) => !isForEventClass(entry) && entry.status === "waitlisted",
	).length;
	check(
		!settled || outside === 0 || whole.room === 0,
		`${outside} wait for the event with ${whole.room} free`,
	);
	return breaks;
}
