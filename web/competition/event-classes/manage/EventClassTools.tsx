import { lazy, Suspense } from "react";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { isStaff } from "#shared/core/access.ts";
import { paths } from "../../../core/address/paths.ts";
import { useUser } from "../../../identity/auth/session.ts";
import { useOpenSteps } from "../../events/steps/useOpenSteps.ts";

const ManageEventClasses = lazy(() => import("./ManageEventClasses.tsx"));

/** Staff's tools for the classes of an event. */
export function EventClassTools({ event }: { event: Event }) {
	const { data: user } = useUser();
	const openSteps = useOpenSteps();
	if (!isStaff(user)) return null;
	return (
		<Suspense>
			<ManageEventClasses
				event={event}
				onAddSeveral={() => openSteps(`${paths.editEvent(event.id)}?step=classes`)}
			/>
		</Suspense>
	);
}
