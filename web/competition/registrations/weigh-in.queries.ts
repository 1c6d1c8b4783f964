import { queryOptions } from "@tanstack/react-query";
import { weighInRoutes } from "#shared/competition/weigh-in/weigh-in.routes.ts";
import type { EventId } from "#shared/core/ids.ts";
import { client } from "../../core/calls/client.ts";
import { changedByOthers } from "../../core/calls/freshness.ts";

export const weighIns = client(weighInRoutes);

/** How often pages read what other devices recorded, in ms. */
const refreshMs = 5_000;

/**
 * The entrants of an event, who of them has come, and which weigh-ins are closed. It stands here
 * because staff see weights when they move registrations, on which the weigh-in builds.
 */
export const weighInQuery = (id: EventId) =>
	queryOptions({
		queryKey: ["weigh-in", id],
		queryFn: () => weighIns.list({ params: { id } }),
		refetchInterval: refreshMs,
		...changedByOthers,
	});

/** When the weigh-in of an event closes. */
export const weighInTimeQuery = (id: EventId) =>
	queryOptions({
		queryKey: ["weigh-in-time", id],
		queryFn: () => weighIns.time({ params: { id } }),
		...changedByOthers,
	});
