import { queryOptions } from "@tanstack/react-query";
import type { EventId } from "#shared/core/ids.ts";
import { events } from "./events.client.ts";

export const eventsQuery = queryOptions({ queryKey: ["events"], queryFn: () => events.list() });

/** Those that the start page was rendered with: not all there are. */
export const upcomingKey = ["upcoming"];

export const eventQuery = (id: EventId) =>
	queryOptions({ queryKey: ["events", id], queryFn: () => events.get({ params: { id } }) });
