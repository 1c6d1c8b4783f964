import { updateEventClass } from "#functions/competition/events/event-classes.service.ts";
import {
	findWholeEvent,
	updateEvent,
	viewEvent,
} from "#functions/competition/events/events.service.ts";
import { conflictsIn } from "#functions/competition/registrations/entries/entries.service.ts";
import type { Session, SignedIn } from "#functions/core/caller.ts";
import { AppError } from "#functions/core/errors.ts";
import { EventClassInput } from "#shared/competition/event-classes/event-classes.schema.ts";
import { EventInput } from "#shared/competition/events/events.schema.ts";
import type { EventClassId, EventId, UserId } from "#shared/core/ids.ts";

const session = { hash: "proof", userId: 1 as UserId, role: "admin" as const } as Session;
const caller = (): SignedIn => ({
	session,
	requestId: "proof",
	path: "/proof",
	method: "PUT",
	address: "127.0.0.1",
	agent: "proof",
	locale: "en" as const,
	now: Date.now(),
});

type Event = { eventId: EventId; classes: EventClassId[] };

/**
 * Changes the places of an event (target 0) or one of its classes, as staff do; 0 means no limit.
 */
export async function changePlaces(
	{ eventId, classes: all }: Event,
	target: number,
	maxParticipants: number,
): Promise<void> {
	const classId = all[target - 1];
	const { classes: records, ...record } = await findWholeEvent(eventId);
	const whole = viewEvent(record, records, Date.now());
	const own = whole.classes.find(({ id }) => id === classId);
	const work = own
		? updateEventClass(
				caller(),
				{ id: eventId, classId },
				EventClassInput.parse({ ...own, maxParticipants }),
				{
					conflictsIn,
				},
			)
		: updateEvent(caller(), eventId, EventInput.parse({ ...whole, maxParticipants }));
	// Rejected if the event changed meanwhile or a response was lost: staff try again.
	await work.catch((error) => {
		if (!(error instanceof AppError)) throw error;
	});
}
