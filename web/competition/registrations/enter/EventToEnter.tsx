import type { ReactNode } from "react";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { EventCard } from "../../events/EventCard.tsx";
import { useStateNow } from "../../events/useStateNow.ts";
import { useListedEvent } from "./useLiveEvent.ts";

type Props = {
	event: Event;
	/** Fetch time, ms since 1970. */
	readAt: number;
	/** Renders the register button. */
	action: (event: Event) => ReactNode;
};

/** An event in a list, updated live, with its register button. */
export function EventToEnter({ event: read, readAt, action }: Props) {
	const event = useStateNow(useListedEvent(read, readAt));
	return <EventCard event={event}>{action(event)}</EventCard>;
}
