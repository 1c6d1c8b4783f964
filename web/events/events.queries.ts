import { queryOptions } from "@tanstack/react-query";
import type { EventId } from "#shared/core/ids.ts";
import { eventsAtOnce, eventsOnHome, mostEvents } from "#shared/events/events.rules.ts";
import type { Event, EventsQuery } from "#shared/events/events.schema.ts";
import { pagesQuery } from "../core/usePages.ts";
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
/** What staff see in their dashboard. */
export const deskEvents = {
	upcoming: listOf("desk", "upcoming", mostEvents),
	past: listOf("desk-past", "past", mostEvents),
};
/** The next events of the start page. */
export const homeEventsQuery = listOf("home", "upcoming", eventsOnHome);

export const eventQuery = (id: EventId) =>
	queryOptions({ queryKey: [...eventsQuery.queryKey, id], queryFn: () => events.get({ params: { id } }) });
