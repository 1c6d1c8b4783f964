import { lazy, type ReactNode, Suspense } from "react";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { asksFee } from "#shared/competition/fees/prices.rules.ts";
import { checkAccess, isStaff } from "#shared/core/access.ts";
import { paths } from "../../../core/address/paths.ts";
import { useText } from "../../../core/language/messages.ts";
import { useUser } from "../../../identity/auth/session.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { eventMessages } from "../events.messages.ts";

const ManageEvent = lazy(() => import("./ManageEvent.tsx"));

function FeesLink({ event }: { event: Event }) {
	return (
		<ButtonLink to={paths.eventFees(event.id)}>{useText(eventMessages)("event.fees")}</ButtonLink>
	);
}

/**
 * Tools beside an event for staff and coaches, loaded only for them. `children`: staff's tools from
 * other domains, which come first.
 */
export function EventTools({ event, children }: { event: Event; children?: ReactNode }) {
	const text = useText(eventMessages);
	const { data: user } = useUser();
	if (isStaff(user)) {
		return (
			<Suspense>
				<ManageEvent event={event}>
					{children}
					{asksFee(event) && <FeesLink event={event} />}
				</ManageEvent>
			</Suspense>
		);
	}
	if (checkAccess("coach", user ?? null)) return null;
	return (
		<>
			<ButtonLink to={paths.squad(event.id)}>{text("event.squad")}</ButtonLink>
			{asksFee(event) && <FeesLink event={event} />}
		</>
	);
}
