import type { Event } from "#shared/competition/events/events.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { Notice } from "../../../ui/states/Notice.tsx";
import { eventMessages } from "../../events/events.messages.ts";
import { squadMessages } from "./squad.messages.ts";
import { isFullWithEventClasses, takesSquads } from "./squad.ts";

/**
 * Notices above the form: whether the event accepts registrations, and what status they will get.
 */
export function SquadNotices({ event }: { event: Event }) {
	const text = useText(squadMessages);
	const states = useText(eventMessages);
	const { registrationState: state } = event;
	const open = takesSquads(event);
	return (
		<>
			{!open && <Notice>{text("squad.closed", { state: states(`event.state.${state}`) })}</Notice>}
			{open && state === "waitlist" && <Notice>{text("squad.waitlist")}</Notice>}
			{open && isFullWithEventClasses(event) && <Notice>{text("squad.full")}</Notice>}
		</>
	);
}
