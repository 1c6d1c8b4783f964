import { useText } from "../../core/language/messages.ts";
import { OpenNewEventClass, useAddEventClass } from "../event-classes/manage/AddEventClass.tsx";
import EventsDesk from "../events/manage/EventsDesk.tsx";
import { manageMessages } from "../events/manage/manage.messages.ts";
import { OpenEventJudges, useEventJudges } from "../judges/desk/EventJudges.tsx";
import { EventDetails } from "./EventDetails.tsx";

/** Super-admins manage events with their classes and judges. */
export default function SuperEventsTab() {
	const text = useText(manageMessages);
	const addClass = useAddEventClass();
	const assignJudge = useEventJudges();
	return (
		<>
			<EventsDesk
				words={{ create: text("manage.createFirst"), none: text("manage.noneFound") }}
				details={(event) => <EventDetails event={event} />}
				more={(event) => [addClass(event), assignJudge(event)]}
			/>
			<OpenNewEventClass />
			<OpenEventJudges />
		</>
	);
}
