import { lazy, Suspense, useState } from "react";
import { isStaff, refuse } from "#shared/core/access.ts";
import type { Event } from "#shared/events/events.schema.ts";
import { useUser } from "../../auth/session.ts";
import { paths } from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { eventMessages } from "../events.messages.ts";

const ManageEvent = lazy(() => import("./ManageEvent.tsx"));
const EventDialog = lazy(() => import("./EventDialog.tsx"));

/** What staff and coaches find beside an event; fetched for them alone. */
export function EventTools({ event }: { event: Event }) {
	const text = useText(eventMessages);
	const { data: user } = useUser();
	if (isStaff(user)) {
		return (
			<Suspense>
				<ManageEvent event={event} />
			</Suspense>
		);
	}
	if (refuse("coach", user ?? null)) return null;
	return <ButtonLink to={paths.squad(event.id)}>{text("event.squad")}</ButtonLink>;
}

/** Where staff begin a new event. @param label what the button says; "New Event" by default */
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

/** Says of an event that only staff can see it. */
export function DraftBadge({ event }: { event: Event }) {
	const text = useText(eventMessages);
	return event.published ? null : <span className="badge draft">{text("event.draft")}</span>;
}
