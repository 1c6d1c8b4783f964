import { paths } from "../../core/address/paths.ts";
import ManageEventClasses from "../event-classes/manage/ManageEventClasses.tsx";
import { useOpenSteps } from "../events/steps/useOpenSteps.ts";
import { EventWorkspace, OfEvent } from "./EventWorkspace.tsx";

/** The event classes of an event, as a tab of its workspace. */
export default function EventClassesPage() {
	const openSteps = useOpenSteps();
	return (
		<OfEvent>
			{(event) => (
				<EventWorkspace event={event} tab="eventClasses">
					<ManageEventClasses
						event={event}
						onAddSeveral={() => openSteps(`${paths.editEvent(event.id)}?step=classes`)}
					/>
				</EventWorkspace>
			)}
		</OfEvent>
	);
}
