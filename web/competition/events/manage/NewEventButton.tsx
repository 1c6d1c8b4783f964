import { lazy, Suspense, useState } from "react";
import { isStaff } from "#shared/core/access.ts";
import { useText } from "../../../core/language/messages.ts";
import { useUser } from "../../../identity/auth/session.ts";
import { Button } from "../../../ui/Button.tsx";
import { eventMessages } from "../events.messages.ts";

const EventDialog = lazy(() => import("./EventDialog.tsx"));

/**
 * The button with which staff create an event.
 * @param label the button's text; "New Event" by default
 */
export function NewEventButton({ label }: { label?: string }) {
	const text = useText(eventMessages);
	const { data: user } = useUser();
	const [open, setOpen] = useState(false);
	if (!isStaff(user)) return null;
	return (
		<>
			<Button kind="primary" opens onClick={() => setOpen(true)}>
				{label ?? text("event.new")}
			</Button>
			{open && (
				<Suspense>
					<EventDialog event={null} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}
