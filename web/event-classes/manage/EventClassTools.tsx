import { lazy, Suspense } from "react";
import { isStaff } from "#shared/core/access.ts";
import type { Event } from "#shared/events/events.schema.ts";
import { useUser } from "../../auth/session.ts";

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
