import EventsDesk from "../events/EventsDesk.tsx";
import { EventJudgesButton, OpenEventJudges } from "../judges/EventJudges.tsx";

/** What staff do with events, and who judges at them. */
export default function EventsTab() {
	return (
		<>
			<EventsDesk more={(event) => <EventJudgesButton event={event} />} />
			<OpenEventJudges />
		</>
	);
}
