import { AddEventClassButton } from "../../../competition/event-classes/manage/AddEventClassButton.tsx";
import EventsDesk from "../../../competition/events/manage/EventsDesk.tsx";
import {
	EventJudgesButton,
	OpenEventJudges,
} from "../../../competition/judges/desk/EventJudges.tsx";
import { useText } from "../../../core/language/messages.ts";
import { EventDetails } from "./EventDetails.tsx";
import { staffMessages } from "./staff.messages.ts";

/** Super-admins manage events with their classes and judges. */
export default function SuperEventsTab() {
	const text = useText(staffMessages);
	return (
		<>
			<EventsDesk
				words={{ create: text("staff.createEvent"), none: text("staff.noEvents") }}
				details={(event) => <EventDetails event={event} />}
				more={(event) => (
					<>
						<AddEventClassButton event={event} />
						<EventJudgesButton event={event} />
					</>
				)}
			/>
			<OpenEventJudges />
		</>
	);
}
