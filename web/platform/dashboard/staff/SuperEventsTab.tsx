import {
	OpenNewEventClass,
	useAddEventClass,
} from "../../../competition/event-classes/manage/AddEventClass.tsx";
import EventsDesk from "../../../competition/events/manage/EventsDesk.tsx";
import { OpenEventJudges, useEventJudges } from "../../../competition/judges/desk/EventJudges.tsx";
import { useText } from "../../../core/language/messages.ts";
import { EventDetails } from "./EventDetails.tsx";
import { staffMessages } from "./staff.messages.ts";

/** Super-admins manage events with their classes and judges. */
export default function SuperEventsTab() {
	const text = useText(staffMessages);
	const addClass = useAddEventClass();
	const assignJudge = useEventJudges();
	return (
		<>
			<EventsDesk
				words={{ create: text("staff.createEvent"), none: text("staff.noEvents") }}
				details={(event) => <EventDetails event={event} />}
				more={(event) => [addClass(event), assignJudge(event)]}
			/>
			<OpenNewEventClass />
			<OpenEventJudges />
		</>
	);
}
