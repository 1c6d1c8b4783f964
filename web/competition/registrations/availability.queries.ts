import { queryOptions } from "@tanstack/react-query";
import type { EventUpdate } from "#shared/competition/live/live.schema.ts";
import type { Availability } from "#shared/competition/registrations/registrations.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { registrations } from "./registrations.client.ts";

type Known = Availability & Partial<EventUpdate>;

/**
 * Compares live messages by sequence number, which needs no synchronized clocks. API responses have
 * none and are compared by time.
 */
const isLater = (next: Known, cached: Known) =>
	next.seq === undefined || cached.seq === undefined
		? next.asOf >= cached.asOf
		: next.seq > cached.seq;

/**
 * An event's availability, from the API or a newer live message. A response delayed in a cache
 * never replaces a newer message.
 */
export const availabilityQuery = (id: EventId) =>
	queryOptions({
		queryKey: ["availability", id],
		queryFn: (): Promise<Known> => registrations.availability({ params: { id } }),
		structuralSharing: (cached, next) =>
			cached === undefined || isLater(next as Known, cached as Known) ? next : cached,
	});
