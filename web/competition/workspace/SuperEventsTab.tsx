import { useText } from "../../core/language/messages.ts";
import { OpenNewEventClass, useAddEventClass } from "../event-classes/manage/AddEventClass.tsx";
import ManageEvents from "../events/manage/ManageEvents.tsx";
import { OpenEventJudges, useEventJudges } from "../judges/staff/EventJudges.tsx";
import { EventDetails } from "./EventDetails.tsx";
import { workspaceMessages } from "./workspace.messages.ts";

/** Super-admins manage events with their classes and judges. */
export default function SuperEventsTab() {
	const text = useText(workspaceMessages);
	const addClass = useAddEventClass();
	const assignJudge = useEventJudges();
	return (
		<>
			<ManageEvents
				words={{ create: text("workspace.createEvent"), none: text("workspace.noEvents") }}
				details={(event) => <EventDetails event={event} />}
				more={(event) => [addClass(event), assignJudge(event)]}
			/>
			<OpenNewEventClass />
			<OpenEventJudges />
		</>
	);
}
