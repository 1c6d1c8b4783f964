import { queryOptions } from "@tanstack/react-query";
import type { EventId } from "#shared/core/ids.ts";
import { eventsRoutes } from "#shared/events/events.routes.ts";
import { client } from "../core/client.ts";

const events = client(eventsRoutes);

export const eventsQuery = queryOptions({ queryKey: ["events"], queryFn: () => events.list() });

export const eventQuery = (id: EventId) =>
	queryOptions({ queryKey: ["events", id], queryFn: () => events.get({ params: { id } }) });
