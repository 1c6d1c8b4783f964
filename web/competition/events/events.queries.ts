import { queryOptions } from "@tanstack/react-query";
import {
	type EventType,
	eventsAtOnce,
	homeEvents,
	mostEvents,
} from "#shared/competition/events/events.rules.ts";
import type { Event, EventsQuery } from "#shared/competition/events/events.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { pagesQuery } from "../../core/calls/usePages.ts";
import { completeEvent } from "./completeEvent.ts";
import { events } from "./events.client.ts";

/** Prefix of all queries of events, both lists and single events. */
export const eventsQuery = { queryKey: ["events"] } as const;

/** Prefix of all queries of event lists. */
export const eventLists = { queryKey: [...eventsQuery.queryKey, "list"] } as const;

const readList = async (query: Parameters<typeof events.list.page>[0]) => {
	const { rows, next } = await events.list.page(query);
	return { rows: rows.map(completeEvent), next };
};

const listOf = (
	name: string,
	when: NonNullable<EventsQuery["when"]>,
	limit: number,
	type?: EventType,
) =>
	pagesQuery<Event>([...eventLists.queryKey, name, ...(type ? [type] : [])], (cursor) =>
		readList({ query: { when, type, limit: String(limit), cursor } }),
	);

/** Upcoming and past events, of one type or all. */
export const upcomingOf = (type?: EventType) => listOf("upcoming", "upcoming", eventsAtOnce, type);
export const pastOf = (type?: EventType) => listOf("past", "past", eventsAtOnce, type);
export const upcomingQuery = upcomingOf();
export const pastQuery = pastOf();

/** Events in a month (`2026-12`). */
export const monthQuery = (month: string, type?: EventType) =>
	pagesQuery<Event>([...eventLists.queryKey, "month", month, type ?? "all"], (cursor) =>
		readList({ query: { month, type, limit: String(mostEvents), cursor } }),
	);
/** The event lists in the staff dashboard. */
export const staffEvents = {
	upcoming: listOf("desk", "upcoming", mostEvents),
	past: listOf("desk-past", "past", mostEvents),
};
/** The next events on the start page. */
export const homeEventsQuery = listOf("home", homeEvents.when, homeEvents.limit);

/** The next events that accept registrations. */
export const openEventsQuery = listOf("open", "open", eventsAtOnce);

/** The next events that are not cancelled, of one type or all. */
export const notCancelledPages = (type?: EventType) => listOf("held", "held", eventsAtOnce, type);

export const eventQuery = (id: EventId) =>
	queryOptions({
		queryKey: [...eventsQuery.queryKey, id],
		queryFn: async () => completeEvent(await events.get({ params: { id } })),
	});
