import { takesEntries } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { eventMessages } from "../../events/events.messages.ts";

type Props = { event: Event; isPending?: boolean; onClick: () => void };

/** The button to register or to join the waiting list; renders nothing if neither is possible. */
export function EnterButton({ event, isPending = false, onClick }: Props) {
	const text = useText(eventMessages);
	const title = usePick()(event, "title");
	const { registrationState: state } = event;
	if (!event.published || !takesEntries(event)) return null;
	return (
		<Button
			kind={state === "open" ? "primary" : undefined}
			aria-label={text(state === "waitlist" ? "event.joinFor" : "event.registerFor", { title })}
			disabled={isPending}
			onClick={onClick}
		>
			{text(
				isPending ? "event.registering" : state === "waitlist" ? "event.join" : "event.register",
			)}
		</Button>
	);
}
