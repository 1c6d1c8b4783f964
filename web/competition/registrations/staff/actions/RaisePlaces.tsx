import { useState } from "react";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import { paths } from "../../../../core/address/paths.ts";
import { useText } from "../../../../core/language/messages.ts";
import { lazyPart } from "../../../../core/lazyPart.tsx";
import { Button } from "../../../../ui/Button.tsx";
import { useOpenSteps } from "../../../events/steps/useOpenSteps.ts";
import { entriesMessages } from "../entries.messages.ts";

const EventClassDialog = lazyPart(
	() => import("../../../event-classes/manage/EventClassDialog.tsx"),
);

/** Explains why a waiting person cannot be approved, and offers to raise the number of places. */
export function RaisePlaces({ event, entry }: { event: Event; entry: Entry }) {
	const text = useText(entriesMessages);
	const openSteps = useOpenSteps();
	const [isOpen, setOpen] = useState(false);
	const own = event.classes.find(({ id }) => id === entry.classId);
	const { currentRegistrations: taken, maxParticipants: max } = own ?? {
		currentRegistrations: event.registeredCount,
		maxParticipants: event.maxParticipants,
	};
	return (
		<span className="raise-places small">
			<span>{text(own ? "entries.classFull" : "entries.eventFull", { taken, max })}</span>
			<Button
				opens
				onClick={() =>
					own ? setOpen(true) : openSteps(`${paths.editEvent(event.id)}?step=registration`)
				}
			>
				{text("entries.raise")}
			</Button>
			{isOpen && own && (
				<EventClassDialog event={event} edited={own} onClose={() => setOpen(false)} />
			)}
		</span>
	);
}
