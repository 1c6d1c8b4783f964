import type { Event } from "#shared/competition/events/events.schema.ts";
import { EventJudgesButton, OpenEventJudges } from "./EventJudges.tsx";

/** A button among the tools of an event page that opens the dialog with its judges. */
export default function EventJudgesTool({ event }: { event: Event }) {
	return (
		<>
			<EventJudgesButton event={event} />
			<OpenEventJudges />
		</>
	);
}
