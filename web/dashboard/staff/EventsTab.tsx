import EventsDesk from "../../events/manage/EventsDesk.tsx";
import { EventJudgesButton, OpenEventJudges } from "../../judges/desk/EventJudges.tsx";

/** What staff do with events, and who judges at them. */
export default function EventsTab() {
	return (
		<>
			<EventsDesk more={(event) => <EventJudgesButton event={event} />} />
			<OpenEventJudges />
		</>
	);
}
