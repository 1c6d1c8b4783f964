import ManageEvents from "../events/manage/ManageEvents.tsx";
import { OpenEventJudges, useEventJudges } from "../judges/staff/EventJudges.tsx";

/** Staff manage events and their judges. */
export default function EventsTab() {
	const openJudges = useEventJudges();
	return (
		<>
			<ManageEvents more={(event) => [openJudges(event)]} />
			<OpenEventJudges />
		</>
	);
}
