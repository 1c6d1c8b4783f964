import { createShards } from "#functions/base/places/places.service.ts";
import { type EventRecord, Events } from "#functions/competition/events/event.entity.ts";
import {
	EventClasses,
	type EventClassRecord,
} from "#functions/competition/events/event-class.entity.ts";
import { eventClassPool, eventPool } from "#functions/competition/events/event-places.ts";
import { runTransaction } from "#functions/core/table/database.ts";
import { firstVersion } from "#functions/core/table/versioned.ts";
import { cutFor } from "#shared/base/places/allotment.rules.ts";
import type { EventClassId, EventId } from "#shared/core/ids.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";

const twoDays = 2 * 24 * 60 * 60 * 1000;
/** Classes together have more places than their event, so that both limits matter. */
const placesInEventClasses = 1.5;

const uncounted = { registeredCount: 0, waiting: false, excess: 0 };

/** A published event that no list shows. It ends soon, in case it is left behind. */
function shadowEvent(
	id: number,
	maxParticipants: number,
	opensAt: number,
	now: number,
): EventRecord {
	const ends = now + twoDays;
	return {
		id,
		titleEn: "Rehearsal",
		titleAr: "تجربة",
		descriptionEn: "",
		descriptionAr: "",
		location: "",
		eventType: "tournament",
		eventDate: kuwaitDate(ends),
		startsAt: new Date(ends).toISOString(),
		registrationOpensAt: new Date(opensAt).toISOString(),
		offerHours: 0,
		maxParticipants,
		endsAt: new Date(ends).toISOString(),
		published: true,
		shadow: true,
		...firstVersion(now),
		...cutFor(maxParticipants),
		...uncounted,
	};
}

function shadowEventClass(
	event: EventRecord,
	id: number,
	maxParticipants: number,
): EventClassRecord {
	const { shards, groups } = cutFor(maxParticipants);
	return {
		eventId: event.id,
		id,
		className: "Rehearsal",
		description: "",
		maxParticipants,
		shards,
		groups,
		...firstVersion(Date.parse(event.createdAt)),
		...uncounted,
	};
}

export type Announced = { eventId: EventId; eventClassIds: EventClassId[]; opensAt: number };

/** Creates the event of a rehearsal with its classes, and divides places as the product does. */
export async function announceShadow(
	run: number,
	{ places, room }: { places: number; room: number },
	eventClassIds: EventClassId[],
	opensAt: number,
): Promise<Announced> {
	const event = { ...shadowEvent(run, places, opensAt, Date.now()), waitingRoom: room > 0 };
	await runTransaction([{ put: Events.create(event).params() }, ...createShards(eventPool(event))]);
	for (const id of eventClassIds) {
		const eventClass = shadowEventClass(
			event,
			id,
			Math.ceil((places * placesInEventClasses) / eventClassIds.length),
		);
		await runTransaction([
			{ put: EventClasses.create(eventClass).params() },
			...createShards(eventClassPool(eventClass)),
		]);
	}
	return { eventId: run as EventId, eventClassIds, opensAt };
}

/**
 * Creates an additional event without registrations, which shows how far the followers lag behind
 * the table.
 */
export async function placeSentinel(run: number): Promise<EventId> {
	const event = shadowEvent(run + 1, 1, 0, Date.now());
	await runTransaction([{ put: Events.create(event).params() }, ...createShards(eventPool(event))]);
	return event.id as EventId;
}
