import { useQueryClient } from "@tanstack/react-query";
import type { EventId } from "#shared/core/ids.ts";
import { eventChannel } from "#shared/live/live.rules.ts";
import type { EventTold } from "#shared/live/live.schema.ts";
import { noteServerTime } from "../core/moments/serverTime.ts";
import { useChannel } from "../live/useChannel.ts";
import { roomKey } from "../waiting-room/roomKey.ts";
import { availabilityQuery } from "./registrations.queries.ts";

/** So long an answer may have been kept at the edge, in ms: what was asked sooner may not know yet what was missed. */
const keptMs = 4_000;
/** Thousands are connected again at once: they ask within so many ms, each at a moment of its own. */
const spreadMs = 3_000;

/**
 * Listens to how an event is, which then is known as if it had been asked for.
 * @param onMoved called when something was told @returns whether one hears what is told
 */
export function useEventChannel(id: EventId | null, onMoved?: () => unknown): boolean {
	const queries = useQueryClient();
	const query = availabilityQuery(id ?? 0);
	const { queryKey } = query;
	const ask = (again: boolean) => {
		// A list, which asks for nothing, read everything a moment before it first listened.
		const asked = again ? queries.fetchQuery(query) : queries.invalidateQueries({ queryKey });
		// What could not be read is told with the next change.
		asked.catch(() => {});
	};
	return useChannel(id === null ? null : eventChannel(id), {
		onMessage(message) {
			const told = message as EventTold;
			noteServerTime(Date.parse(told.asOf));
			queries.setQueryData(queryKey, told);
			if (told.room) queries.setQueryData(roomKey(id ?? 0), told.room);
			onMoved?.();
		},
		onConnected: (again) => setTimeout(() => ask(again), keptMs + Math.random() * spreadMs),
	});
}
