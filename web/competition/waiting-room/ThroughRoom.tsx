import { lazy, type ReactNode, Suspense } from "react";
import type { Event } from "#shared/competition/events/events.schema.ts";

const WaitingRoom = lazy(() => import("./WaitingRoom.tsx"));

/** Wraps content that needs the user to be admitted, if the event has a waiting room. */
export function ThroughRoom({ event, children }: { event: Event; children: ReactNode }) {
	if (!event.waitingRoom) return children;
	return (
		<Suspense>
			<WaitingRoom event={event}>{children}</WaitingRoom>
		</Suspense>
	);
}
