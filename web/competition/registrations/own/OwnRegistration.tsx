import { membershipReasons } from "#shared/competition/event-classes/eligibility.rules.ts";
import { takesEntries } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import { useLackedDocuments } from "../../../community/documents/useLackedDocuments.ts";
import { paths } from "../../../core/address/paths.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { useUser } from "../../../identity/auth/session.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Wrong } from "../../../ui/states/Notice.tsx";
import { eventMessages } from "../../events/events.messages.ts";
import { EnterButton } from "../enter/EnterButton.tsx";
import { EventClassesButton } from "../enter/EventClassesButton.tsx";
import { useMyRegistrations, useRegister } from "../enter/useRegister.ts";
import { StatusBadge } from "../StatusBadge.tsx";
import { StatusLine } from "../StatusLine.tsx";
import { useMyEntries } from "./useMyEntries.ts";

type Props = {
	event: Event;
	/** Whether this is the event's own page. */
	here: boolean;
};

/** The user's registrations in a list, from one query for all events. */
function InList({ event, here }: Props) {
	return <Entries event={event} here={here} entries={useMyRegistrations(event)} />;
}

function OnOwnPage({ event, here }: Props) {
	return <Entries event={event} here={here} entries={useMyEntries(event.id)} />;
}

/** Events with classes show their classes; others a single button. */
function Entries({ event, here, entries }: Props & { entries: MyRegistration[] }) {
	if (event.classes.length > 0)
		return <EventClassesButton event={event} entries={entries} here={here} />;
	return <WholeButton event={event} mine={entries[0]} here={here} />;
}

/** The register button of an event for signed-in users. */
export default function OwnRegistration(props: Props) {
	return props.here ? <OnOwnPage {...props} /> : <InList {...props} />;
}

/** Link to the event's page, which has the waiting room. */
function ToWaitingRoom({ event }: { event: Event }) {
	const text = useText(eventMessages);
	const title = usePick()(event, "title");
	if (!takesEntries(event)) return null;
	return (
		<ButtonLink
			kind="primary"
			aria-label={text("event.registerFor", { title })}
			to={paths.event(event.id)}
		>
			{text("event.register")}
		</ButtonLink>
	);
}

type WholeProps = Props & { mine: MyRegistration | undefined };

/** The register button, or the status of the user's registration. */
function WholeButton({ event, mine, here }: WholeProps) {
	const text = useText(eventMessages);
	const { data: user } = useUser();
	const lacked = useLackedDocuments(event);
	const { register, isPending, reason } = useRegister(event);
	if (mine && here) {
		return (
			<div>
				{isAlive(mine.status) && <p className="small">{text("event.yours")}</p>}
				<StatusLine entry={mine} />
			</div>
		);
	}
	if (mine) {
		return (
			<span className="row small">
				{isAlive(mine.status) && text("event.yours")} <StatusBadge {...mine} />
			</span>
		);
	}
	if (event.waitingRoom && !here) return <ToWaitingRoom event={event} />;
	// The event's page explains this; a list links to the page.
	if (here && user && (membershipReasons(user, event).length > 0 || lacked.length > 0)) return null;
	return (
		<>
			<EnterButton event={event} isPending={isPending} onClick={register} />
			<Wrong>{reason}</Wrong>
		</>
	);
}
