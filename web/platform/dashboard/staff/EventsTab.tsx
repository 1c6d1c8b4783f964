import EventsDesk from "../../../competition/events/manage/EventsDesk.tsx";
import {
	EventJudgesButton,
	OpenEventJudges,
} from "../../../competition/judges/desk/EventJudges.tsx";

/** Staff manage events and their judges. */
export default function EventsTab() {
	return (
		<>
			<EventsDesk more={(event) => <EventJudgesButton event={event} />} />
			<OpenEventJudges />
		</>
	);
}
