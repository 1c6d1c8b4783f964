import type { EventId } from "#shared/core/ids.ts";
import { defineRendered, prefilled, prefilledList } from "../../core/defineRendered.ts";
import { eventQuery, eventsQuery, pastQuery, upcomingQuery } from "./events.queries.ts";

export default defineRendered({
	events: ({ data }) => [
		...prefilledList(upcomingQuery, data.upcoming, eventsQuery.queryKey),
		...prefilledList(pastQuery, data.past, eventsQuery.queryKey),
	],
	event: ({ id, data }) =>
		prefilled(
			eventQuery(id as EventId),
			data.events.find((event) => event.id === id),
		),
});
