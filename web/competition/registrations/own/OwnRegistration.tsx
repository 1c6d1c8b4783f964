import { Link } from "react-router-dom";
import {
	evaluateEligibility,
	isMissingData,
	membershipReasons,
} from "#shared/competition/event-classes/eligibility.rules.ts";
import { takesEntries } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import { useUser } from "../../../base/session/session.ts";
import { paths } from "../../../core/address/paths.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { useLackedDocuments } from "../../../people/documents/useLackedDocuments.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Wrong } from "../../../ui/states/Notice.tsx";
import { eventMessages } from "../../events/events.messages.ts";
import { EnterButton } from "../enter/EnterButton.tsx";
import { EventClassesButton } from "../enter/EventClassesButton.tsx";
import { useMyRegistrations, useRegister } from "../enter/useRegister.ts";
import { StatusBadge } from "../status/StatusBadge.tsx";
import { StatusLine } from "../status/StatusLine.tsx";
import { CancelButton } from "./cancel/CancelButton.tsx";
import { ownEntryMessages } from "./ownEntry.messages.ts";
import { useMyEntries } from "./useMyEntries.ts";

const OwedFees = lazyPart(() => import("../../online-payments/OwedFees.tsx"));

type Props = {
	event: Event;
	/** Whether this is the event's own page. */
	here: boolean;
	/** Shows the user's registrations without a button to register. */
	onlyStates: boolean;
};

/** The user's registrations in a list, from one query for all events. */
function InList(props: Props) {
	return <Entries {...props} entries={useMyRegistrations(props.event)} />;
}

function OnOwnPage(props: Props) {
	const entries = useMyEntries(props.event.id);
	return (
		<>
			<Entries {...props} entries={entries} />
			{entries.length > 0 && <OwedFees entries={entries} />}
		</>
	);
}

/** Events with classes show their classes; others a single button. */
function Entries({ entries, ...props }: Props & { entries: MyRegistration[] }) {
	const { data: user } = useUser();
	const { event, here } = props;
	if (event.classes.length > 0) {
		const fits = event.classes.some(
			(one) =>
				user &&
				entries.every(({ classId }) => classId !== one.id) &&
				evaluateEligibility(user, one, event).every(isMissingData),
		);
		// The classes below say why nothing else fits.
		const onlyStates = props.onlyStates || (here && !fits);
		return <EventClassesButton {...props} onlyStates={onlyStates} entries={entries} />;
	}
	if (entries[0]) return <WholeState entry={entries[0]} here={props.here} />;
	return props.onlyStates ? null : <WholeButton {...props} />;
}

/** The user's registrations for an event and the register button. */
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

/** The user's registration; on the event's page with what it means and how to leave. */
function WholeState({ entry, here }: { entry: MyRegistration; here: boolean }) {
	const text = useText(ownEntryMessages);
	if (here) {
		return (
			<div className="stack tight">
				{/* Above, an offered place says until when it can be accepted. */}
				{entry.status === "offered" ? (
					<p>
						<StatusBadge {...entry} />
					</p>
				) : (
					<StatusLine entry={entry} />
				)}
				<p className="row">
					<CancelButton entry={entry} kind="link" />
					<Link to={paths.registrations}>{text("ownEntry.allMine")}</Link>
				</p>
			</div>
		);
	}
	return (
		<span className="row small">
			{text("ownEntry.yours")} <StatusBadge {...entry} />
		</span>
	);
}

function WholeButton({ event, here }: Props) {
	const { data: user } = useUser();
	const lacked = useLackedDocuments(event);
	const { register, isPending, reason } = useRegister(event);
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
