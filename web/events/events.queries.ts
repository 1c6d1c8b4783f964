import { queryOptions } from "@tanstack/react-query";
import type { EventId } from "#shared/core/ids.ts";
import { type Event, type EventsQuery, eventsAtOnce } from "#shared/events/events.schema.ts";
import { shownOnHome } from "../content/home.ts";
import { everyPage, pagesQuery } from "../core/usePages.ts";
import { events } from "./events.client.ts";

/** All that shows events, lists and single ones. */
export const eventsQuery = { queryKey: ["events"] } as const;

/** The lists of events alone. */
export const eventLists = { queryKey: [...eventsQuery.queryKey, "list"] } as const;

const listOf = (name: string, when: NonNullable<EventsQuery["when"]>, limit: number) =>
	pagesQuery<Event>([...eventLists.queryKey, name], (cursor) =>
		events.list.page({ query: { when, limit: String(limit), cursor } }),
	);

export const upcomingQuery = listOf("upcoming", "upcoming", eventsAtOnce);
export const pastQuery = listOf("past", "past", eventsAtOnce);
/** The next events of the start page. */
export const homeEventsQuery = listOf("home", "upcoming", shownOnHome.events);

/** All events, for staff. */
export const allEventsQuery = queryOptions({
	queryKey: [...eventsQuery.queryKey, "all"],
	queryFn: () => everyPage<Event>((cursor) => events.list.page({ query: { cursor } })),
});

export const eventQuery = (id: EventId) =>
	queryOptions({ queryKey: [...eventsQuery.queryKey, id], queryFn: () => events.get({ params: { id } }) });
