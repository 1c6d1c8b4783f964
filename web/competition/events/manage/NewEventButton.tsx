import { isStaff } from "#shared/core/access.ts";
import { useUser } from "../../../base/session/session.ts";
import { paths } from "../../../core/address/paths.ts";
import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { eventMessages } from "../events.messages.ts";
import { useOpenSteps } from "../steps/useOpenSteps.ts";

/**
 * The button with which staff create an event.
 * @param label the button's text; "New Event" by default
 */
export function NewEventButton({ label }: { label?: string }) {
	const text = useText(eventMessages);
	const { data: user } = useUser();
	const openSteps = useOpenSteps();
	if (!isStaff(user)) return null;
	return (
		<Button kind="primary" opens onClick={() => openSteps(paths.newEvent)}>
			{label ?? text("event.new")}
		</Button>
	);
}
