import type { QueryClient } from "@tanstack/react-query";
import { registrationState } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { EventClassId, EventId } from "#shared/core/ids.ts";
import { changeRows } from "../../core/calls/usePages.ts";
import { eventLists, eventQuery } from "../events/events.queries.ts";

/**
 * Counts one more registration. A class registration also takes an event place unless the person
 * already has one.
 */
export function withOneMore(
	event: Event,
	now: number,
	entered?: { classId: EventClassId; seated: boolean },
): Event {
	const counted = {
		...event,
		registeredCount: event.registeredCount + (entered?.seated ? 0 : 1),
		classes: event.classes.map((one) =>
			one.id === entered?.classId
				? { ...one, currentRegistrations: one.currentRegistrations + 1 }
				: one,
		),
	};
	return { ...counted, registrationState: registrationState(counted, now) };
}

/**
 * Counts the user's own registration locally: the server's public count follows about a second
 * later.
 */
export function countHere(queries: QueryClient, id: EventId, count: (event: Event) => Event): void {
	changeRows<Event>(queries, eventLists.queryKey, (one) => (one.id === id ? count(one) : one));
	queries.setQueryData(eventQuery(id).queryKey, (one) => one && count(one));
}
