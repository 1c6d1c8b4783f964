import EventsDesk from "../events/manage/EventsDesk.tsx";
import { OpenEventJudges, useEventJudges } from "../judges/desk/EventJudges.tsx";

/** Staff manage events and their judges. */
export default function EventsTab() {
	const openJudges = useEventJudges();
	return (
		<>
			<EventsDesk more={(event) => [openJudges(event)]} />
			<OpenEventJudges />
		</>
	);
}
