import type { RegistrationStatus } from "#shared/competition/registrations/registrations.rules.ts";
import { holdsPlace } from "#shared/competition/registrations/registrations.rules.ts";
import type { EventClassId, EventId } from "#shared/core/ids.ts";
import { nullIfNotFound } from "../../../core/errors.ts";
import type { EventRecord } from "../../events/event.entity.ts";
import { findEvent } from "../../events/events.service.ts";
import { type RegistrationRecord, Registrations } from "../registration.entity.ts";
import { entriesOf } from "./entries.service.ts";

/** Without `entryStatus`: people who hold a place. */
type Audience = { eventId: EventId; classId?: EventClassId; entryStatus?: RegistrationStatus };

const isInAudience =
	({ classId, entryStatus }: Audience) =>
	(entry: Pick<RegistrationRecord, "classId" | "status">) =>
		(entryStatus ? entry.status === entryStatus : holdsPlace(entry.status)) &&
		(classId === undefined || entry.classId === classId);

/** Ids of everyone in an audience, without duplicates; from the index, so slightly delayed. */
export async function findEntrantIds(event: Pick<EventRecord, "id" | "lists">, audience: Audience) {
	const entries = (await entriesOf(event, audience.entryStatus)).filter(isInAudience(audience));
	return [...new Set(entries.map(({ userId }) => userId))];
}

/**
 * One page of the people in an audience; from the index, so slightly delayed. A person with several
 * class registrations appears several times.
 * @param from.cursor the end of the previous page
 */
export async function readEntrants(
	audience: Audience,
	from: { cursor?: string; limit: number },
): Promise<{ userIds: number[]; next?: string }> {
	const { eventId } = audience;
	const event = await findEvent(eventId).catch(nullIfNotFound);
	if (!event) return { userIds: [] };
	// Reads one index partition after another; a cursor consists of the partition's number and the
	// table's cursor.
	const [list, within] = from.cursor?.split(" ") ?? ["0"];
	const { data, cursor } = await Registrations.query
		.ofEvent({ eventId, list: Number(list) })
		.go({ limit: from.limit, cursor: within || null });
	const following = Number(list) + 1;
	const further = following < event.lists ? `${following} ` : undefined;
	return {
		userIds: data.filter(isInAudience(audience)).map(({ userId }) => userId),
		next: cursor ? `${list} ${cursor}` : further,
	};
}
