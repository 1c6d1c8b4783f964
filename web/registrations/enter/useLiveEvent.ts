import { useQuery } from "@tanstack/react-query";
import { registrationState, takesEntries } from "#shared/events/events.rules.ts";
import type { Event } from "#shared/events/events.schema.ts";
import type { Availability } from "#shared/registrations/registrations.schema.ts";
import { availabilityQuery } from "../registrations.queries.ts";

/** Places may come and go: also in an event that is full, until registration closes. */
const isLive = (event: Event | undefined) =>
	event !== undefined && (takesEntries(event) || event.registrationState === "full");

/** An event with the places that were counted since it was read. */
export function withCounts(event: Event, counts: Availability, now: number): Event {
	const counted = { ...event, registeredCount: counts.event.taken, waiting: counts.event.waiting };
	const classes = event.classes.map((one) => {
		const found = counts.classes.find(({ id }) => id === one.id);
		return found ? { ...one, currentRegistrations: found.taken, waiting: found.waiting } : one;
	});
	return { ...counted, classes, registrationState: registrationState(counted, now) };
}

/** Keeps the places of an event fresh while somebody looks at it and registration is open. */
export function useLiveEvent(event: Event | undefined, readAt: number): Event | undefined {
	const { data, dataUpdatedAt } = useQuery({
		...availabilityQuery(event?.id ?? 0),
		enabled: ({ state }) => isLive(event && state.data ? withCounts(event, state.data, Date.now()) : event),
	});
	// What was counted here since (one's own entry) is newer than the last answer.
	return event && data && dataUpdatedAt > readAt ? withCounts(event, data, Date.now()) : event;
}
