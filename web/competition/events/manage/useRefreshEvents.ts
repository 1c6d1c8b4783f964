import { useQueryClient } from "@tanstack/react-query";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { eventQuery, eventsQuery } from "../events.queries.ts";

/** Returns a function that caches a changed event, if given, and refetches all event queries. */
export function useRefreshEvents() {
	const queries = useQueryClient();
	return (event?: Event) => {
		if (event) queries.setQueryData(eventQuery(event.id).queryKey, event);
		return queries.invalidateQueries({ queryKey: eventsQuery.queryKey });
	};
}
