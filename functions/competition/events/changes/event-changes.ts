import { announcedChanges, isCancelled } from "#shared/competition/events/events.rules.ts";
import { endOf } from "#shared/core/time/kuwait.ts";
import type { EventRecord } from "../event.entity.ts";
import type { EventChangeFacts, EventChanges } from "./event-changes.notices.ts";

const daysOf = ({ eventDate, endDate }: EventRecord) => ({ eventDate, endDate });
const placeOf = ({ location, locationAr }: EventRecord) => ({ location, locationAr });

/** Whether people rely on the event, so that they are notified of its changes. */
export function isReliedOn(before: EventRecord, after: EventRecord, now: number): boolean {
	const isOver = Math.max(Date.parse(before.endsAt), Date.parse(after.endsAt)) < now;
	const isOff = isCancelled(before) || isCancelled(after);
	return !isOver && !isOff && !after.shadow && after.published;
}

/**
 * The changes of an event that everybody who registered or judges has to know; null if there are
 * none, or if nobody relies on the event.
 */
export function changesOf(
	before: EventRecord,
	after: EventRecord,
	now: number,
): Omit<EventChangeFacts, "audience"> | null {
	if (!isReliedOn(before, after, now)) return null;
	const { days, place, programme, ...announced } = announcedChanges(before, after);
	// An event that moves closer may get a deadline that has passed, which nobody can meet any more.
	const deadline = announced.deadline && endOf(after.registrationDeadline as string) > now;
	if (!days && !place && !deadline && !programme) return null;
	const changes: EventChanges = {
		...(programme && { programme }),
		...(days && { days: { from: daysOf(before), to: daysOf(after) } }),
		...(place && { place: { from: placeOf(before), to: placeOf(after) } }),
		...(deadline && {
			deadline: {
				from: before.registrationDeadline,
				to: after.registrationDeadline as string,
			},
		}),
	};
	const { id: eventId, titleEn, titleAr } = after;
	return { eventId, titleEn, titleAr, ...changes };
}
