import type { QueryClient } from "@tanstack/react-query";
import type { EventClassId, EventId } from "#shared/core/ids.ts";
import { registrationState } from "#shared/events/events.rules.ts";
import type { Event } from "#shared/events/events.schema.ts";
import { changeRows } from "../core/calls/usePages.ts";
import { eventLists, eventQuery } from "../events/events.queries.ts";

/** An event with one more entry; of a class, which takes a place of the event unless the person has one there. */
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

/** The shown count follows within a second; until then one's own place is counted here. */
export function countHere(queries: QueryClient, id: EventId, count: (event: Event) => Event): void {
	changeRows<Event>(queries, eventLists.queryKey, (one) => (one.id === id ? count(one) : one));
	queries.setQueryData(eventQuery(id).queryKey, (one) => one && count(one));
}
