import { useQuery } from "@tanstack/react-query";
import {
	evaluateEligibility,
	isMissingData,
} from "#shared/competition/event-classes/eligibility.rules.ts";
import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import { takesEntries } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { CurrentUser } from "#shared/people/users/users.schema.ts";
import { useText } from "../../../../core/language/messages.ts";
import { familyQuery } from "../../../../people/families/families.queries.ts";
import { Button } from "../../../../ui/Button.tsx";
import { Notice } from "../../../../ui/states/Notice.tsx";
import { useEventClassName } from "../../../event-classes/event-classes.ts";
import { useReasonText } from "../../../event-classes/reasons/useReasonText.ts";
import { verdictMessages } from "../../../event-classes/verdict.messages.ts";
import { AskAboutEvent } from "../../../events/page/AskAboutEvent.tsx";
import { ownEventClassesMessages } from "../ownEventClasses.messages.ts";

/** Why a person may not enter a class, without what concerns the whole event. */
export const reasonsAgainst = (one: EventClass, event: Event, user: CurrentUser) =>
	evaluateEligibility(user, one, event).filter(({ code }) => code !== "membership_required");

/**
 * Reasons that exclude the user from all classes, shown once above the classes: data missing in
 * their profile, or the reasons of the class with the fewest reasons.
 */
export function CommonReasons({
	event,
	user,
	fitting,
	onComplete,
}: {
	event: Event;
	user: CurrentUser;
	fitting: readonly EventClass[];
	onComplete: () => void;
}) {
	const text = useText(ownEventClassesMessages);
	const verdictText = useText(verdictMessages);
	const reasonText = useReasonText();
	const nameOf = useEventClassName();
	const judged = event.classes.map((one) => ({ one, reasons: reasonsAgainst(one, event, user) }));
	const missing = new Map(
		judged
			.flatMap(({ reasons }) => reasons)
			.filter((reason) => isMissingData(reason) && reason.code !== "weight_missing")
			.map((reason) => [reason.code, reason]),
	);
	const [nearest] = judged.sort((a, b) => a.reasons.length - b.reasons.length);
	const { data: family } = useQuery(familyQuery);
	if (!takesEntries(event)) return null;
	if (fitting.length > 0 && missing.size > 0) {
		return (
			<Notice className="stack tight">
				<p>{text("ownClasses.completeFirst")}</p>
				<ul className="reasons">
					{[...missing.values()].map((reason) => (
						<li key={reason.code}>{reasonText(reason, event)}</li>
					))}
				</ul>
				<p>
					<Button opens onClick={onComplete}>
						{verdictText("verdict.complete")}
					</Button>
				</p>
			</Notice>
		);
	}
	// A guardian came for the children; the closed list has the reasons against the guardian too.
	const comesForChildren = (family?.children.length ?? 0) > 0;
	if (fitting.length > 0 || !nearest || comesForChildren) return null;
	return (
		<Notice className="stack tight">
			<p>
				<strong>{text("ownClasses.noneFits")}</strong>
			</p>
			<p>{text("ownClasses.nearest", { name: nameOf(nearest.one) })}</p>
			<ul className="reasons">
				{nearest.reasons.map((reason) => (
					<li key={reason.code}>{reasonText(reason, event)}</li>
				))}
			</ul>
			<p>
				<AskAboutEvent event={event} />
			</p>
		</Notice>
	);
}
