import { holdsPlace } from "#shared/competition/registrations/registrations.rules.ts";
import type { EventRecord } from "../../events/event.entity.ts";
import { Registrations } from "../registration.entity.ts";

/**
 * Numbers of registrations of an event that hold a place and that are approved; from the index, so
 * slightly delayed.
 */
export async function countRegistrations({ id: eventId, lists }: EventRecord) {
	const read = await Promise.all(
		Array.from({ length: lists }, (_, list) =>
			Registrations.query.ofEvent({ eventId, list }).go({ pages: "all", attributes: ["status"] }),
		),
	);
	const placed = read.flatMap(({ data }) => data).filter(({ status }) => holdsPlace(status));
	const approved = placed.filter(({ status }) => status === "approved").length;
	return { registrations: placed.length, approved };
}
