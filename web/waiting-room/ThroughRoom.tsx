import { lazy, type ReactNode, Suspense } from "react";
import type { Event } from "#shared/events/events.schema.ts";

const WaitingRoom = lazy(() => import("./WaitingRoom.tsx"));

/** What needs the reader's turn: behind the waiting room, where the event opens with one. */
export function ThroughRoom({ event, children }: { event: Event; children: ReactNode }) {
	if (!event.waitingRoom) return children;
	return (
		<Suspense>
			<WaitingRoom event={event}>{children}</WaitingRoom>
		</Suspense>
	);
}
