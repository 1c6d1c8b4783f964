import { isDeepStrictEqual } from "node:util";
import { startOf } from "#shared/core/time/kuwait.ts";
import type { EventRecord } from "./event.entity.ts";
import type { EventChangeFacts, EventChanges } from "./event-changes.notices.ts";

const daysOf = ({ eventDate, endDate }: EventRecord) => ({ eventDate, endDate });
const placeOf = ({ location, locationAr }: EventRecord) => ({ location, locationAr });

const changeOf = <T>(from: T, to: T) => (isDeepStrictEqual(from, to) ? undefined : { from, to });

/**
 * A new place. A translation that is added or removed changes no place, and without a new one there
 * is nothing to announce.
 */
function newPlace(before: EventRecord, after: EventRecord): EventChanges["place"] {
	const isOther =
		after.location !== before.location ||
		(before.locationAr && after.locationAr && after.locationAr !== before.locationAr);
	return after.location && isOther ? { from: placeOf(before), to: placeOf(after) } : undefined;
}

/** A deadline that is now earlier. A later deadline needs no notification. */
function earlierDeadline(before: EventRecord, after: EventRecord): EventChanges["deadline"] {
	const [from, to] = [before.registrationDeadline, after.registrationDeadline];
	if (to === undefined || (from !== undefined && startOf(to) >= startOf(from))) return undefined;
	return { from, to };
}

/**
 * The changes of an event that people who registered or judge have to know; null if there are none,
 * or if nobody relies on the event.
 */
export function changesOf(
	before: EventRecord,
	after: EventRecord,
	now: number,
): Omit<EventChangeFacts, "audience"> | null {
	const isOver = Math.max(Date.parse(before.endsAt), Date.parse(after.endsAt)) < now;
	const isOff = before.cancelReason !== undefined || after.cancelReason !== undefined;
	if (isOver || isOff || after.shadow || !after.published) return null;
	const changes: EventChanges = {
		days: changeOf(daysOf(before), daysOf(after)),
		place: newPlace(before, after),
		deadline: earlierDeadline(before, after),
	};
	if (Object.values(changes).every((change) => change === undefined)) return null;
	const { id: eventId, titleEn, titleAr } = after;
	return { eventId, titleEn, titleAr, ...changes };
}
