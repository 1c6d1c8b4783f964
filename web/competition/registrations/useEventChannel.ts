import { useQueryClient } from "@tanstack/react-query";
import { eventChannel } from "#shared/competition/live/live.rules.ts";
import type { EventUpdate } from "#shared/competition/live/live.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { noteServerTime } from "../../core/moments/serverTime.ts";
import { useChannel } from "../live/useChannel.ts";
import { roomKey } from "../waiting-room/roomKey.ts";
import { availabilityQuery } from "./availability.queries.ts";

/**
 * Cache time of availability at the edge, in ms. An earlier request may miss changes that were not
 * received live.
 */
const edgeCacheMs = 4_000;
/**
 * After a reconnect, thousands of clients refetch at random within this time (ms) to spread the
 * load.
 */
const spreadMs = 3_000;

/**
 * Subscribes to an event's availability and stores each message in the query cache.
 * @param onMoved called on each message
 * @returns whether the channel is connected
 */
export function useEventChannel(id: EventId | null, onMoved?: () => unknown): boolean {
	const queries = useQueryClient();
	const query = availabilityQuery(id ?? 0);
	const { queryKey } = query;
	const ask = (again: boolean) => {
		// On a first connection only queries in use are refetched: lists, which don't query
		// availability, were loaded a moment ago.
		const request = again ? queries.fetchQuery(query) : queries.invalidateQueries({ queryKey });
		// A failed request needs no retry: the next live message has the current state.
		request.catch(() => {});
	};
	return useChannel(id === null ? null : eventChannel(id), {
		onMessage(message) {
			const update = message as EventUpdate;
			noteServerTime(Date.parse(update.asOf));
			queries.setQueryData(queryKey, update);
			if (update.room) queries.setQueryData(roomKey(id ?? 0), update.room);
			onMoved?.();
		},
		onConnected: (again) => setTimeout(() => ask(again), edgeCacheMs + Math.random() * spreadMs),
	});
}
