import { holdsPlace } from "#shared/competition/registrations/registrations.rules.ts";
import type { EventClassId, EventId } from "#shared/core/ids.ts";
import { orGone } from "../../../core/errors.ts";
import { findEvent } from "../../events/events.service.ts";
import { Registrations } from "../registration.entity.ts";

type Of = { eventId: EventId; classId?: EventClassId };

/**
 * One page of people with a place at an event or in one of its classes; from the index, so slightly
 * delayed. A person with several class registrations appears several times.
 * @param from.cursor the end of the previous page
 */
export async function readEntrants(
	{ eventId, classId }: Of,
	from: { cursor?: string; limit: number },
): Promise<{ userIds: number[]; next?: string }> {
	const event = await findEvent(eventId).catch(orGone);
	if (!event) return { userIds: [] };
	// Reads one index partition after the other; a cursor is the partition's number and the table's
	// cursor.
	const [list, within] = from.cursor?.split(" ") ?? ["0"];
	const { data, cursor } = await Registrations.query
		.ofEvent({ eventId, list: Number(list) })
		.go({ limit: from.limit, cursor: within || null });
	const isMeant = ({ status, ...entry }: (typeof data)[number]) =>
		holdsPlace(status) && (classId === undefined || entry.classId === classId);
	const following = Number(list) + 1;
	const further = following < event.lists ? `${following} ` : undefined;
	return {
		userIds: data.filter(isMeant).map(({ userId }) => userId),
		next: cursor ? `${list} ${cursor}` : further,
	};
}
