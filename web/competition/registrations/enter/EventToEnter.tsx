import type { Event } from "#shared/competition/events/events.schema.ts";
import { EventCard } from "../../events/EventCard.tsx";
import { useStateNow } from "../../events/useStateNow.ts";
import { RegisterButton } from "./RegisterButton.tsx";
import { useToldEvent } from "./useLiveEvent.ts";

type Props = { event: Event /** `readAt`: fetch time, ms since 1970. */; readAt: number };

/** An event in a list, updated live, with its register button. */
export function EventToEnter({ event: read, readAt }: Props) {
	const event = useStateNow(useToldEvent(read, readAt));
	return (
		<EventCard event={event}>
			<RegisterButton event={event} />
		</EventCard>
	);
}
