import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { startOf } from "#shared/core/kuwait.ts";
import { ageDay, evaluate, isMissingData } from "#shared/event-classes/eligibility.rules.ts";
import type { EventClass } from "#shared/event-classes/event-classes.schema.ts";
import { eventClassState, takesEntries } from "#shared/events/events.rules.ts";
import type { Event } from "#shared/events/events.schema.ts";
import { isSeated } from "#shared/registrations/registrations.rules.ts";
import type { MyRegistration } from "#shared/registrations/registrations.schema.ts";
import type { CurrentUser } from "#shared/users/users.schema.ts";
import { useUser } from "../auth/session.ts";
import { useText } from "../core/messages.ts";
import { eventClassesHash, paths } from "../core/paths.ts";
import { Button } from "../ui/Button.tsx";
import { EventClassRow, rowId } from "./EventClassRow.tsx";
import { eventClassMessages } from "./event-classes.messages.ts";

const ProfileDialog = lazy(() => import("../users/profile/ProfileDialog.tsx"));

/** The way into a class, which belongs to registrations. */
export type Entering = { eventClass: EventClass; user: CurrentUser; waitlist: boolean; onClose: () => void };

type Props = {
	event: Event;
	/** The reader's own, with what has become of each (`status`). */
	entries: readonly MyRegistration[];
	status: (entry: MyRegistration) => ReactNode;
	enter: (props: Entering) => ReactNode;
	/** Sends a visitor to sign in, and back to an address. */
	onSignIn: (path: string) => void;
};

/** What the reader can do with the classes, and on which day ages count. */
function Intro({ event, onSignIn }: Pick<Props, "event" | "onSignIn">) {
	const text = useText(eventClassMessages);
	const { formatDate } = useIntl();
	const { data: user } = useUser();
	const open = takesEntries(event);
	const aged = event.classes.some(({ minAge, maxAge }) => minAge !== null || maxAge !== null);
	return (
		<>
			{open && user && <p className="soft">{text("eventClass.pick")}</p>}
			{open && !user && (
				<p className="row soft">
					{text("eventClass.signIn")}
					<Button kind="link" onClick={() => onSignIn(paths.event(event.id) + eventClassesHash)}>
						{text("eventClass.signInButton")}
					</Button>
				</p>
			)}
			{aged && event.ageReferenceDate && (
				<p className="soft">
					{text("eventClass.ages", { day: formatDate(startOf(ageDay(event)), { dateStyle: "long" }) })}
				</p>
			)}
		</>
	);
}

/** The classes as they are, but those that the reader cannot enter come last. */
function inReach(event: Event, user: CurrentUser | null | undefined): EventClass[] {
	if (!user) return event.classes;
	const near = event.classes.filter((one) => evaluate(user, one, event).every(isMissingData));
	return [...near, ...event.classes.filter((one) => !near.includes(one))];
}

/** Once somebody has entered a class its button is gone: its row takes the focus that the button would have had back. */
function useFocusAfter(entering: EventClass | null) {
	useEffect(() => {
		if (!entering) return;
		return () => {
			if (document.activeElement === document.body) document.getElementById(rowId(entering))?.focus();
		};
	}, [entering]);
}

/** The classes of an event: who may enter what, how full they are, and the way in. */
export function EventClassList({ event, entries, status, enter, onSignIn }: Props) {
	const text = useText(eventClassMessages);
	const { data: user } = useUser();
	const seated = isSeated(entries);
	const [entering, setEntering] = useState<EventClass | null>(null);
	useFocusAfter(entering);
	const [completing, setCompleting] = useState(false);
	// The section comes later than the address when the page is fetched for it.
	useEffect(() => {
		if (location.hash === eventClassesHash) document.getElementById(eventClassesHash.slice(1))?.scrollIntoView();
	}, []);
	return (
		<section
			className="stack event-classes"
			id={eventClassesHash.slice(1)}
			tabIndex={-1}
			aria-labelledby="event-classes-title"
		>
			<h2 id="event-classes-title">{text("eventClass.title")}</h2>
			<Intro event={event} onSignIn={onSignIn} />
			<ul className="stack">
				{inReach(event, user).map((one) => (
					<EventClassRow
						key={one.id}
						event={event}
						eventClass={one}
						entry={entries.find(({ classId }) => classId === one.id)}
						seated={seated}
						status={status}
						onEnter={() => setEntering(one)}
						onComplete={() => setCompleting(true)}
					/>
				))}
			</ul>
			<Suspense>
				{entering &&
					user &&
					enter({
						eventClass: entering,
						user,
						waitlist: eventClassState(event, entering, seated) === "waitlist",
						onClose: () => setEntering(null),
					})}
				{completing && user && <ProfileDialog user={user} missing onClose={() => setCompleting(false)} />}
			</Suspense>
		</section>
	);
}
