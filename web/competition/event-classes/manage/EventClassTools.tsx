import { lazy, Suspense } from "react";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { isStaff } from "#shared/core/access.ts";
import { useUser } from "../../../identity/auth/session.ts";

const ManageEventClasses = lazy(() => import("./ManageEventClasses.tsx"));

/** Staff's tools for the classes of an event. */
export function EventClassTools({ event }: { event: Event }) {
	const { data: user } = useUser();
	if (!isStaff(user)) return null;
	return (
		<Suspense>
			<ManageEventClasses event={event} />
		</Suspense>
	);
}
