import { queryOptions } from "@tanstack/react-query";
import type { EventId } from "#shared/core/ids.ts";
import { events } from "./events.client.ts";

export const eventsQuery = queryOptions({ queryKey: ["events"], queryFn: () => events.list() });

export const eventQuery = (id: EventId) =>
	queryOptions({ queryKey: ["events", id], queryFn: () => events.get({ params: { id } }) });
