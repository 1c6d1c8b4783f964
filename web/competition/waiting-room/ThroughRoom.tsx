import type { ReactNode } from "react";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { lazyPart } from "../../core/lazyPart.tsx";

const WaitingRoom = lazyPart(() => import("./WaitingRoom.tsx"));

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
		<WaitingRoom event={event} isRegistered={isRegistered}>
			{children}
		</WaitingRoom>
	);
}
