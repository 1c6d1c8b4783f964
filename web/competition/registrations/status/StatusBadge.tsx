import { hasEnded } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { Registration } from "#shared/competition/registrations/registrations.schema.ts";
import { endStateOf } from "#shared/competition/registrations/registrations.states.ts";
import { useText } from "../../../core/language/messages.ts";
import { statusMessages } from "./status.messages.ts";

type Props = Pick<Registration, "status" | "awaitsGuardian"> & {
	/** The event's dates: once it has ended, the badge says what became of the registration. */
	event?: Pick<Event, "eventDate" | "endDate">;
};

/** Highlights only "approved". Also shows whether a guardian still has to agree. */
export function StatusBadge({ status, awaitsGuardian, event }: Props) {
	const text = useText(statusMessages);
	const end = event && hasEnded(event, Date.now()) && endStateOf(status);
	if (end) return <span className="badge">{text(`status.${end}`)}</span>;
	return (
		<>
			<span className={status === "approved" ? "badge primary" : "badge"}>
				{text(`status.${status}`)}
			</span>
			{awaitsGuardian && <span className="badge">{text("status.awaitsGuardian")}</span>}
		</>
	);
}
