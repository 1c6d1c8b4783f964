import { holdsPlace } from "#shared/competition/registrations/registrations.rules.ts";
import type { RegistrationStatus } from "#shared/competition/registrations/registrations.schema.ts";
import type { EventClassId, EventId } from "#shared/core/ids.ts";
import { orGone } from "../../../core/errors.ts";
import type { EventRecord } from "../../events/event.entity.ts";
import { findEvent } from "../../events/events.service.ts";
import { type RegistrationRecord, Registrations } from "../registration.entity.ts";
import { entriesOf } from "./entries.service.ts";

type Of = { eventId: EventId; classId?: EventClassId; entryStatus?: RegistrationStatus };

const isMeant =
	({ classId, entryStatus }: Of) =>
	(entry: Pick<RegistrationRecord, "classId" | "status">) =>
		(entryStatus ? entry.status === entryStatus : holdsPlace(entry.status)) &&
		(classId === undefined || entry.classId === classId);

/** Everyone whose registration has a status, each once; from the index. */
export async function entrantIds(event: Pick<EventRecord, "id" | "lists">, of: Of) {
	const entries = (await entriesOf(event, of.entryStatus)).filter(isMeant(of));
	return [...new Set(entries.map(({ userId }) => userId))];
}

/**
 * One page of people with a place at an event or in one of its classes, or whose registration has a
 * status; from the index, so slightly delayed. A person with several class registrations appears several times.
 * @param from.cursor the end of the previous page
 */
export async function readEntrants(
	of: Of,
	from: { cursor?: string; limit: number },
): Promise<{ userIds: number[]; next?: string }> {
	const { eventId } = of;
	const event = await findEvent(eventId).catch(orGone);
	if (!event) return { userIds: [] };
	// Reads one index partition after the other; a cursor is the partition's number and the table's
	// cursor.
	const [list, within] = from.cursor?.split(" ") ?? ["0"];
	const { data, cursor } = await Registrations.query
		.ofEvent({ eventId, list: Number(list) })
		.go({ limit: from.limit, cursor: within || null });
	const following = Number(list) + 1;
	const further = following < event.lists ? `${following} ` : undefined;
	return {
		userIds: data.filter(isMeant(of)).map(({ userId }) => userId),
		next: cursor ? `${list} ${cursor}` : further,
	};
}
