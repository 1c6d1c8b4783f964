import { lazy, Suspense } from "react";
import type { Event } from "#shared/events/events.schema.ts";
import { useUser } from "../../auth/session.ts";
import { paths } from "../../core/address/paths.ts";
import { EnterButton } from "./EnterButton.tsx";
import { EventClassesButton } from "./EventClassesButton.tsx";
import { useSignInFirst } from "./useSignInFirst.ts";

const OwnRegistration = lazy(() => import("../own/OwnRegistration.tsx"));

type Props = {
	event: Event /** On the event's own page, where its classes are. */;
	here?: boolean;
};

/** The way into an event: for visitors to sign in, for the others what is fetched for them alone. */
export function RegisterButton({ event, here = false }: Props) {
	const { data: user } = useUser();
	const signInFirst = useSignInFirst();
	if (user) {
		return (
			<Suspense>
				<OwnRegistration event={event} here={here} />
			</Suspense>
		);
	}
	if (event.classes.length > 0)
		return <EventClassesButton event={event} entries={[]} here={here} />;
	return <EnterButton event={event} onClick={() => signInFirst(paths.event(event.id))} />;
}
