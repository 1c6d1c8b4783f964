import type { Registration } from "#shared/registrations/registrations.schema.ts";
import { useText } from "../core/messages.ts";
import { eventMessages } from "../events/events.messages.ts";

/** Approved stands out; every other status is quiet. */
export function StatusBadge({ status }: Pick<Registration, "status">) {
	const text = useText(eventMessages);
	return <span className={status === "approved" ? "badge primary" : "badge"}>{text(`event.status.${status}`)}</span>;
}
