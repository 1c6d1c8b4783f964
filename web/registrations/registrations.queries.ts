import { queryOptions } from "@tanstack/react-query";
import type { EventId } from "#shared/core/ids.ts";
import { registrations } from "./registrations.client.ts";

/** How often a list that staff look at is asked for again, in ms. */
export const refreshMs = 15_000;

export const myRegistrationsQuery = queryOptions({
	queryKey: ["registrations", "mine"],
	queryFn: () => registrations.mine(),
});

/** The person's own entries for one event, with their place on waiting lists. */
export const myEntriesQuery = (id: EventId) =>
	queryOptions({
		queryKey: [...myRegistrationsQuery.queryKey, id],
		queryFn: () => registrations.mineOfEvent({ params: { id } }),
	});

const countMs = 10_000;

/** Places as last counted. React Query asks again only while the page is in sight. */
export const availabilityQuery = (id: EventId) =>
	queryOptions({
		queryKey: ["availability", id],
		queryFn: () => registrations.availability({ params: { id } }),
		refetchInterval: countMs,
	});

/** Entries of an event for staff; asked for again now and then while somebody looks at them. */
export const entriesQuery = (id: EventId) =>
	queryOptions({
		queryKey: ["registrations", "event", id],
		queryFn: () => registrations.list({ params: { id }, query: {} }),
	});
