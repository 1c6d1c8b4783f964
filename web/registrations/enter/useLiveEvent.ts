import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
	registrationState,
	registrationWindow,
	takesEntries,
} from "#shared/events/events.rules.ts";
import type { Event } from "#shared/events/events.schema.ts";
import type { Availability } from "#shared/registrations/registrations.schema.ts";
import { useServerTime } from "../../core/moments/serverTime.ts";
import { availabilityQuery } from "../registrations.queries.ts";
import { useEventChannel } from "../useEventChannel.ts";

/** An event as it has become since it was read. */
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

/** From so long before it opens one listens, in ms; not all who wait for it begin at once. */
const [listensFrom, within] = [5 * 60 * 1000, 10 * 60 * 1000];

/** Whether places come and go, or soon will: until registration closes, also in an event that is full. */
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

/** How often one asks, in ms: where nothing is told, and where it is. React Query asks only while the page is in sight. */
const [askedMs, toldMs] = [10_000, 60_000];

const isOver = (event: Event) =>
	event.registrationState === "closed" || event.registrationState === "cancelled";

/** Keeps an event as it is while somebody looks at it. @param readAt when it was read, in ms since 1970 */
export function useLiveEvent(event: Event | undefined, readAt: number): Event | undefined {
	const moves = useMoves(event);
	const isTold = useEventChannel(event && moves ? event.id : null);
	const { data, dataUpdatedAt } = useQuery({
		...availabilityQuery(event?.id ?? 0),
		enabled: ({ state }) =>
			event !== undefined &&
			moves &&
			!(state.data && isOver(withCounts(event, state.data, Date.now()))),
		refetchInterval: isTold ? toldMs : askedMs,
	});
	// What was counted here since (one's own entry) is newer than the last answer.
	return event && data && dataUpdatedAt > readAt ? withCounts(event, data, Date.now()) : event;
}

/** The same in a list, which asks for nothing: an event as it was read, or as it was told since. */
export function useToldEvent(event: Event, readAt: number): Event {
	const moves = useMoves(event);
	useEventChannel(moves ? event.id : null);
	const { data, dataUpdatedAt } = useQuery({ ...availabilityQuery(event.id), enabled: false });
	return data && dataUpdatedAt > readAt ? withCounts(event, data, Date.now()) : event;
}
