import { announcedChanges } from "#shared/competition/events/events.rules.ts";
import type { EventRecord } from "../event.entity.ts";
import type { EventChangeFacts, EventChanges } from "./event-changes.notices.ts";

const daysOf = ({ eventDate, endDate }: EventRecord) => ({ eventDate, endDate });
const placeOf = ({ location, locationAr }: EventRecord) => ({ location, locationAr });

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
	const { days, place, deadline } = announcedChanges(before, after);
	if (!days && !place && !deadline) return null;
	const changes: EventChanges = {
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
