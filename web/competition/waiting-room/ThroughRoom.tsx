import { lazy, type ReactNode, Suspense } from "react";
import type { Event } from "#shared/competition/events/events.schema.ts";

const WaitingRoom = lazy(() => import("./WaitingRoom.tsx"));

type Props = {
	event: Event;
	/** Whether the user has registered already. */
	isRegistered?: boolean;
	children: ReactNode;
};

/** Wraps content that needs the user to be admitted, if the event has a waiting room. */
export function ThroughRoom({ event, isRegistered, children }: Props) {
	if (!event.waitingRoom) return children;
	return (
		<Suspense>
			<WaitingRoom event={event} isRegistered={isRegistered}>
				{children}
			</WaitingRoom>
		</Suspense>
	);
}
