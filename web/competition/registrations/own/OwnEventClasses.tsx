import { useEffect, useState } from "react";
import { isMissingData } from "#shared/competition/event-classes/eligibility.rules.ts";
import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import { eventClassState } from "#shared/competition/events/events.rules.ts";
import type { Event, RegistrationState } from "#shared/competition/events/events.schema.ts";
import { isSeated } from "#shared/competition/registrations/registrations.rules.ts";
import type { CurrentUser } from "#shared/people/users/users.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { LazyParts, lazyPart } from "../../../core/lazyPart.tsx";
import { EventClassList } from "../../event-classes/EventClassList.tsx";
import { EventClassVerdict } from "../../event-classes/EventClassVerdict.tsx";
import { rowId } from "../../event-classes/event-classes.ts";
import { StatusLine } from "../status/StatusLine.tsx";
import { CancelButton } from "./cancel/CancelButton.tsx";
import { CommonReasons, reasonsAgainst } from "./cancel/CommonReasons.tsx";
import { ownEventClassesMessages } from "./ownEventClasses.messages.ts";
import { useMyEntries } from "./useMyEntries.ts";

const EnterEventClassDialog = lazyPart(() => import("../enter/EnterEventClassDialog.tsx"));
const OwnTurn = lazyPart(() => import("../../waiting-room/OwnTurn.tsx"));
const ProfileDialog = lazyPart(() => import("../../../people/users/profile/ProfileDialog.tsx"));

/**
 * After a registration its button is gone, so focus goes to the class row instead of the button.
 */
function useFocusAfter(entering: EventClass | null) {
	useEffect(() => {
		if (!entering) return;
		return () => {
			if (document.activeElement === document.body)
				document.getElementById(rowId(entering))?.focus();
		};
	}, [entering]);
}

/** States in which a class can be entered, if only by way of its waiting list. */
const takesNow: readonly RegistrationState[] = ["open", "waitlist"];

/** The classes of an event for a signed-in user, with their registrations and register buttons. */
export default function OwnEventClasses({ event, user }: { event: Event; user: CurrentUser }) {
	const entries = useMyEntries(event.id);
	const seated = isSeated(entries);
	const [entering, setEntering] = useState<EventClass | null>(null);
	const [completing, setCompleting] = useState(false);
	useFocusAfter(entering);
	const text = useText(ownEventClassesMessages);
	const entered = (one: EventClass) => entries.some(({ classId }) => classId === one.id);
	const fitting = event.classes.filter(
		(one) => entered(one) || reasonsAgainst(one, event, user).every(isMissingData),
	);
	const hasEntered = event.classes.some(entered);
	const canEnterMore = fitting.some((one) => !entered(one));
	const stateOf = (one: EventClass) => eventClassState(event, one, seated);
	const verdict = (one: EventClass, isIn: boolean) => {
		const entry = entries.find(({ classId }) => classId === one.id);
		if (!entry) {
			return (
				<EventClassVerdict
					event={event}
					eventClass={one}
					state={stateOf(one)}
					waits={!isIn}
					onEnter={() => setEntering(one)}
				/>
			);
		}
		return (
			<div className="event-class-verdict">
				<StatusLine entry={entry} />
				<CancelButton entry={entry} kind="link" />
			</div>
		);
	};
	const list = (isIn: boolean) => (
		<EventClassList
			event={event}
			classes={fitting}
			closed={event.classes.filter((one) => !fitting.includes(one))}
			seated={seated}
			verdict={(one) => verdict(one, isIn)}
			invitation={
				canEnterMore ? text(hasEntered ? "ownClasses.pickAnother" : "ownClasses.pick") : undefined
			}
		>
			<CommonReasons
				event={event}
				user={user}
				fitting={fitting}
				onComplete={() => setCompleting(true)}
			/>
		</EventClassList>
	);
	return (
		<>
			{event.waitingRoom ? (
				<LazyParts fallback={list(false)}>
					<OwnTurn event={event}>{list}</OwnTurn>
				</LazyParts>
			) : (
				list(true)
			)}
			{entering && (
				<EnterEventClassDialog
					event={event}
					eventClass={entering}
					user={user}
					waitlist={stateOf(entering) === "waitlist"}
					others={fitting.filter((one) => !entered(one) && takesNow.includes(stateOf(one)))}
					onChoose={setEntering}
					onClose={() => setEntering(null)}
				/>
			)}
			{completing && <ProfileDialog user={user} missing onClose={() => setCompleting(false)} />}
		</>
	);
}
