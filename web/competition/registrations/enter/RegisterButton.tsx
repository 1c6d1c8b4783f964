import { takesEntries } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { useUser } from "../../../base/session/session.ts";
import { eventClassesHash, paths } from "../../../core/address/paths.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { eventMessages } from "../../events/events.messages.ts";
import { EnterButton } from "./EnterButton.tsx";
import { useSignInFirst } from "./useSignInFirst.ts";

const OwnRegistration = lazyPart(() => import("../own/OwnRegistration.tsx"));

type Props = {
	event: Event;
	/** True on the event's own page, which lists its classes. */
	here?: boolean;
	/** Shows what the user has at the event, without the button. */
	onlyStates?: boolean;
};

/**
 * Leads visitors to the classes of an event; on the event's page, which shows the classes, leads to
 * sign-in.
 */
function ToEventClasses({ event, here }: { event: Event; here: boolean }) {
	const text = useText(eventMessages);
	const title = usePick()(event, "title");
	const signInFirst = useSignInFirst();
	const address = paths.event(event.id) + eventClassesHash;
	const label = text("event.register");
	const looks = { kind: "primary", "aria-label": text("event.registerFor", { title }) } as const;
	if (!takesEntries(event)) return null;
	return here ? (
		<Button {...looks} onClick={() => signInFirst(address, title)}>
			{label}
		</Button>
	) : (
		<ButtonLink {...looks} to={address}>
			{label}
		</ButtonLink>
	);
}

/** The register button: asks visitors to sign in; loads the rest only for signed-in users. */
export function RegisterButton({ event, here = false, onlyStates = false }: Props) {
	const { data: user } = useUser();
	const signInFirst = useSignInFirst();
	const title = usePick()(event, "title");
	if (user) {
		return <OwnRegistration event={event} here={here} onlyStates={onlyStates} />;
	}
	if (event.classes.length > 0) return <ToEventClasses event={event} here={here} />;
	return <EnterButton event={event} onClick={() => signInFirst(paths.event(event.id), title)} />;
}
