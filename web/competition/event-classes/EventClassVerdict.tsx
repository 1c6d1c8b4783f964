import {
	evaluateEligibility,
	isMissingData,
	membershipReasons,
} from "#shared/competition/event-classes/eligibility.rules.ts";
import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import type { Event, RegistrationState } from "#shared/competition/events/events.schema.ts";
import { useUser } from "../../base/session/session.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { useLackedDocuments } from "../../people/documents/useLackedDocuments.ts";
import { Button } from "../../ui/Button.tsx";
import { useReasonText } from "./reasons/useReasonText.ts";
import { verdictMessages } from "./verdict.messages.ts";
import "./event-classes.css";

type Props = {
	event: Event;
	eventClass: EventClass;
	state: RegistrationState;
	/** The user is still waiting in the event's waiting room. */
	waits?: boolean;
	onEnter: () => void;
};

/** Shows up front whether the user may enter a class: the button, or every reason against it. */
export function EventClassVerdict({ event, eventClass, state, waits = false, onEnter }: Props) {
	const text = useText(verdictMessages);
	const reasonText = useReasonText();
	const { data: user } = useUser();
	const lacked = useLackedDocuments(event);
	const name = usePick()({ nameEn: eventClass.className, nameAr: eventClass.classNameAr }, "name");
	if (!user || state === "closed" || state === "cancelled") return null;
	// The event's page says above the classes what the whole event asks for.
	if (membershipReasons(user, event).length > 0 || lacked.length > 0) return null;
	const all = evaluateEligibility(user, eventClass, event);
	const reasons = all.filter((reason) => !isMissingData(reason));
	if (reasons.length > 0) {
		return (
			<div className="event-class-verdict no">
				<ul className="reasons">
					{reasons.map((reason) => (
						<li key={reason.code}>{reasonText(reason, event)}</li>
					))}
				</ul>
			</div>
		);
	}
	// The next step asks for the weight; other missing data is listed above the classes.
	if (all.some(({ code }) => code !== "weight_missing")) return null;
	if (state === "full") {
		return (
			<div className="event-class-verdict no">
				<p>{text("verdict.noPlace")}</p>
			</div>
		);
	}
	const able = all.length > 0 ? "verdict.canEnterWeighed" : "verdict.canEnter";
	const later =
		state === "notOpen" ? "verdict.canEnterLater" : waits ? "verdict.canEnterInTurn" : null;
	const [action, actionFor] =
		state === "waitlist"
			? (["verdict.join", "verdict.joinFor"] as const)
			: (["verdict.enter", "verdict.enterFor"] as const);
	return (
		<div className="event-class-verdict">
			<p className="verdict-good">{text(later ?? able)}</p>
			{!later && (
				<Button aria-label={text(actionFor, { name })} opens onClick={onEnter}>
					{text(action)}
				</Button>
			)}
		</div>
	);
}
