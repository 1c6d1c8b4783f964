import { lazy, Suspense } from "react";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { paths } from "../../../core/address/paths.ts";
import { usePick } from "../../../core/language/messages.ts";
import { useUser } from "../../../identity/auth/session.ts";
import { EnterButton } from "./EnterButton.tsx";
import { EventClassesButton } from "./EventClassesButton.tsx";
import { useSignInFirst } from "./useSignInFirst.ts";

const OwnRegistration = lazy(() => import("../own/OwnRegistration.tsx"));

type Props = {
	event: Event;
	/** True on the event's own page, which lists its classes. */
	here?: boolean;
	/** Shows what the user has at the event, without the button. */
	onlyStates?: boolean;
};

/** The register button: asks visitors to sign in; loads the rest only for signed-in users. */
export function RegisterButton({ event, here = false, onlyStates = false }: Props) {
	const { data: user } = useUser();
	const signInFirst = useSignInFirst();
	const title = usePick()(event, "title");
	if (user) {
		return (
			<Suspense>
				<OwnRegistration event={event} here={here} onlyStates={onlyStates} />
			</Suspense>
		);
	}
	if (event.classes.length > 0)
		return <EventClassesButton event={event} entries={[]} here={here} />;
	return <EnterButton event={event} onClick={() => signInFirst(paths.event(event.id), title)} />;
}
