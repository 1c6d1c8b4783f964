import type { Event } from "#shared/competition/events/events.schema.ts";
import { paths } from "../../../core/address/paths.ts";
import { useText } from "../../../core/language/messages.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { eventMessages } from "../events.messages.ts";
import { FeesLink } from "./FeesLink.tsx";

/** Tools beside an event for coaches, loaded only for them. */
export default function CoachEventTools({ event }: { event: Event }) {
	const text = useText(eventMessages);
	return (
		<>
			<ButtonLink to={paths.squad(event.id)}>{text("event.squad")}</ButtonLink>
			{event.eventType === "grading" && (
				<ButtonLink to={paths.grading(event.id)}>{text("event.candidates")}</ButtonLink>
			)}
			<FeesLink event={event} />
		</>
	);
}
