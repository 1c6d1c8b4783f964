import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { dashboardQuery } from "../dashboard/dashboard.queries.ts";
import { eventsQuery } from "../events/events.queries.ts";
import { myRegistrationsQuery } from "./registrations.queries.ts";

/** Asks again for all that shows one's own entries and the places at events. */
export function useRefreshEntries() {
	const queries = useQueryClient();
	return useCallback(
		() =>
			Promise.all(
				[myRegistrationsQuery, dashboardQuery, eventsQuery].map(({ queryKey }) =>
					queries.invalidateQueries({ queryKey }),
				),
			),
		[queries],
	);
}
