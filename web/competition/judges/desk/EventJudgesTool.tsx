import type { Event } from "#shared/competition/events/events.schema.ts";
import { EventJudgesButton, OpenEventJudges } from "./EventJudges.tsx";

/** The judges of an event among the tools on its page. */
export default function EventJudgesTool({ event }: { event: Event }) {
	return (
		<>
			<EventJudgesButton event={event} />
			<OpenEventJudges />
		</>
	);
}
