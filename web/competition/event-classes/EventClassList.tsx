import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { ageDay } from "#shared/competition/event-classes/age-day.ts";
import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import { takesEntries } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { eventClassesHash } from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { EventClassRow } from "./EventClassRow.tsx";
import { eventClassMessages } from "./event-classes.messages.ts";

type Props = {
	event: Event;
	/** The event's classes in display order; all by default. */
	classes?: readonly EventClass[];
	/** Whether the user has a place at the event. */
	seated?: boolean;
	/** Renders the user's eligibility for a class, with the register button. */
	verdict?: (eventClass: EventClass) => ReactNode;
	/** Sends a visitor to sign in. */
	onSignIn?: () => void;
	/** Text that invites to choose a class; none if there is nothing to choose. */
	invitation?: string;
	/** Classes folded below the list, because the user cannot enter them. */
	closed?: readonly EventClass[];
	/** Content above the list that concerns all classes. */
	children?: ReactNode;
};

/** Explains how to register for a class, and on which day ages count. */
function Intro({ event, onSignIn, invitation }: Pick<Props, "event" | "onSignIn" | "invitation">) {
	const text = useText(eventClassMessages);
	const { formatDate } = useIntl();
	const open = takesEntries(event);
	const aged = event.classes.some(({ minAge, maxAge }) => minAge !== null || maxAge !== null);
	return (
		<>
			{open && invitation && <p className="soft">{invitation}</p>}
			{open && onSignIn && (
				<p className="row soft">
					{text("eventClass.signIn")}
					<Button kind="link" onClick={onSignIn}>
						{text("eventClass.signInButton")}
					</Button>
				</p>
			)}
			{aged && event.ageReferenceDate && (
				<p className="soft">
					{text("eventClass.ages", {
						day: formatDate(startOf(ageDay(event)), { dateStyle: "long" }),
					})}
				</p>
			)}
		</>
	);
}

/** The public class list of an event: conditions and places taken. */
export function EventClassList({
	event,
	classes = event.classes,
	seated = false,
	verdict,
	onSignIn,
	invitation,
	closed = [],
	children,
}: Props) {
	const text = useText(eventClassMessages);
	const row = (one: EventClass, isClosed: boolean) => (
		<EventClassRow key={one.id} event={event} eventClass={one} seated={seated} isClosed={isClosed}>
			{verdict?.(one)}
		</EventClassRow>
	);
	return (
		<section
			className="stack event-classes"
			id={eventClassesHash.slice(1)}
			tabIndex={-1}
			aria-labelledby="event-classes-title"
		>
			<h2 id="event-classes-title">{text("eventClass.title")}</h2>
			<Intro event={event} onSignIn={onSignIn} invitation={invitation} />
			{children}
			<ul className="stack">{classes.map((one) => row(one, false))}</ul>
			{closed.length > 0 && (
				<details className="closed-classes">
					<summary>{text("eventClass.others", { count: closed.length })}</summary>
					<ul className="stack">{closed.map((one) => row(one, true))}</ul>
				</details>
			)}
		</section>
	);
}
