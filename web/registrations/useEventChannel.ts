import { useQueryClient } from "@tanstack/react-query";
import type { EventId } from "#shared/core/ids.ts";
import { type EventTold, eventChannel } from "#shared/live/live.schema.ts";
import { noteServerTime } from "../core/serverTime.ts";
import { useChannel } from "../live/useChannel.ts";
import { availabilityQuery } from "./registrations.queries.ts";

/** Thousands are connected again at once: they ask within so many ms, each at a moment of its own. */
const spreadMs = 3_000;

/**
 * Listens to how an event is, which then is known as if it had been asked for.
 * @param onMoved called when something was told @returns whether one hears what is told
 */
export function useEventChannel(id: EventId | null, onMoved?: () => unknown): boolean {
	const queries = useQueryClient();
	const { queryKey } = availabilityQuery(id ?? 0);
	return useChannel(id === null ? null : eventChannel(id), {
		onMessage(message) {
			const told = message as EventTold;
			noteServerTime(Date.parse(told.asOf));
			queries.setQueryData(queryKey, (held) => (isLater(told, held) ? told : held));
			onMoved?.();
		},
		onConnected: () => setTimeout(() => queries.invalidateQueries({ queryKey }), Math.random() * spreadMs),
	});
}

type Held = { asOf: string; seq?: number };

/** Messages by their number, which no two clocks disagree about; answers, which have none, by their time. */
const isLater = (told: EventTold, held: Held | undefined) =>
	!held || (held.seq === undefined ? told.asOf >= held.asOf : told.seq > held.seq);
