import type { Event } from "#shared/competition/events/events.schema.ts";
import { paths } from "../../../core/address/paths.ts";
import { useOpenSteps } from "../../events/steps/useOpenSteps.ts";
import ManageEventClasses from "./ManageEventClasses.tsx";

/** Staff's tools for the classes of an event, loaded only for them. */
export default function EventClassTools({ event }: { event: Event }) {
	const openSteps = useOpenSteps();
	return (
		<ManageEventClasses
			event={event}
			onAddSeveral={() => openSteps(`${paths.editEvent(event.id)}?step=classes`)}
		/>
	);
}
