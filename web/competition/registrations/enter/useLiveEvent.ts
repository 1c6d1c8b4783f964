import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
	registrationState,
	registrationWindow,
	takesEntries,
} from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { Availability } from "#shared/competition/registrations/registrations.schema.ts";
import { useServerTime } from "../../../core/moments/serverTime.ts";
import { availabilityQuery } from "../availability.queries.ts";
import { useEventChannel } from "../useEventChannel.ts";

/** Applies newer counts and registration times to an event. */
export function withCounts(event: Event, since: Availability, now: number): Event {
	const { registrationOpensAt, registrationDeadline, cancelReason } = since;
	const { taken: registeredCount, max: maxParticipants, waiting } = since.event;
	const counted = { ...event, registrationOpensAt, registrationDeadline, cancelReason };
	const classes = event.classes.map((one) => {
		const found = since.classes.find(({ id }) => id === one.id);
		if (!found) return one;
		const { taken: currentRegistrations, max: maxParticipants, waiting } = found;
		return { ...one, currentRegistrations, maxParticipants, waiting };
	});
	const whole = { ...counted, registeredCount, maxParticipants, waiting, classes };
	return { ...whole, registrationState: registrationState(whole, now) };
}

/**
 * When to start polling before registration opens, in ms: 5 minutes plus up to 10 at random, to
 * spread the load.
 */
const [listensFrom, within] = [5 * 60 * 1000, 10 * 60 * 1000];

/** Whether places may change now or soon: until registration closes, even in a full event. */
function useMoves(event: Event | undefined): boolean {
	const [early] = useState(() => listensFrom + Math.random() * within);
	const begins = event ? registrationWindow(event).opens - early : 0;
	const now = useServerTime((at) => (begins > at ? begins : undefined));
	if (!event) return false;
	const { registrationState: state } = event;
	return (
		takesEntries(event) ||
		state === "full" ||
		(state === "notOpen" && now !== undefined && now >= begins)
	);
}

/**
 * Polling interval in ms, without and with the live channel. React Query polls only visible pages.
 */
const [pollMs, livePollMs] = [10_000, 60_000];

const isOver = (event: Event) =>
	event.registrationState === "closed" || event.registrationState === "cancelled";

/**
 * Keeps an event's availability current while its page is open.
 * @param readAt when the event was fetched, in ms since 1970
 */
export function useLiveEvent(event: Event | undefined, readAt: number): Event | undefined {
	const moves = useMoves(event);
	const isLive = useEventChannel(event && moves ? event.id : null);
	const { data, dataUpdatedAt } = useQuery({
		...availabilityQuery(event?.id ?? 0),
		enabled: ({ state }) =>
			event !== undefined &&
			moves &&
			!(state.data && isOver(withCounts(event, state.data, Date.now()))),
		refetchInterval: isLive ? livePollMs : pollMs,
	});
	// Local counts (the user's own registration) are newer than an earlier response.
	return event && data && dataUpdatedAt > readAt ? withCounts(event, data, Date.now()) : event;
}

/**
 * The event of a list, as fetched or as the live channel updated it. Unlike `useLiveEvent`, it does
 * not poll.
 */
export function useListedEvent(event: Event, readAt: number): Event {
	const moves = useMoves(event);
	useEventChannel(moves ? event.id : null);
	const { data, dataUpdatedAt } = useQuery({ ...availabilityQuery(event.id), enabled: false });
	return data && dataUpdatedAt > readAt ? withCounts(event, data, Date.now()) : event;
}
