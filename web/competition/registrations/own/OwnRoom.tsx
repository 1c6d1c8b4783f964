import type { ReactNode } from "react";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import { ThroughRoom } from "../../waiting-room/ThroughRoom.tsx";
import { useMyEntries } from "./useMyEntries.ts";

/** The waiting room of an event, for signed-in users. */
export default function OwnRoom({ event, children }: { event: Event; children: ReactNode }) {
	const isRegistered = useMyEntries(event.id).some(({ status }) => isAlive(status));
	return (
		<ThroughRoom event={event} isRegistered={isRegistered}>
			{children}
		</ThroughRoom>
	);
}
