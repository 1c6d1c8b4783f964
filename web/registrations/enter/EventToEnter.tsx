import type { Event } from "#shared/events/events.schema.ts";
import { EventCard } from "../../events/EventCard.tsx";
import { useStateNow } from "../../events/useStateNow.ts";
import { RegisterButton } from "./RegisterButton.tsx";
import { useToldEvent } from "./useLiveEvent.ts";

/** An event in a list, as it is while one looks at it, with the way into it. */
export function EventToEnter({ event: read }: { event: Event }) {
	const event = useStateNow(useToldEvent(read));
	return (
		<EventCard event={event}>
			<RegisterButton event={event} />
		</EventCard>
	);
}
