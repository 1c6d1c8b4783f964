import type { Event } from "#shared/competition/events/events.schema.ts";
import type { SquadResult } from "#shared/competition/registrations/registrations.schema.ts";
import { useCodeText } from "../../../core/forms/errors.ts";
import { useText } from "../../../core/language/messages.ts";
import { Notice } from "../../../ui/states/Notice.tsx";
import { useEventClassName } from "../../event-classes/event-classes.ts";
import { Reasons } from "../../event-classes/reasons/Reasons.tsx";
import { entriesMessages } from "../staff/entries.messages.ts";
import { squadMessages } from "./squad.messages.ts";

/** Shows the result of a person's registration. */
export function RowResult({ event, result }: { event: Event; result: SquadResult }) {
	const text = useText(squadMessages);
	const labels = useText(entriesMessages);
	const codeText = useCodeText();
	const title = useEventClassName();
	const own = event.classes.find(({ id }) => id === result.classId);
	const className = own ? title(own) : labels("entries.whole");
	if (!result.error) {
		return (
			<Notice kind="good" className="small" role="status">
				{text(result.status === "waitlisted" ? "squad.onList" : "squad.placed", { className })}{" "}
				{result.awaitsGuardian && <span>{text("squad.needsConsent")}</span>}
			</Notice>
		);
	}
	return (
		<Notice className="small" role="alert">
			<p>
				{result.error === "already_registered"
					? text("squad.already")
					: text("squad.refused", { reason: codeText(result.error) })}
			</p>
			<Reasons reasons={result.reasons ?? []} />
		</Notice>
	);
}
