import { membershipReasons, membershipWarnings } from "#shared/event-classes/eligibility.rules.ts";
import { takesEntries } from "#shared/events/events.rules.ts";
import type { Event } from "#shared/events/events.schema.ts";
import { useUser } from "../../auth/session.ts";
import { useText } from "../../core/language/messages.ts";
import { eventMessages } from "../../events/events.messages.ts";
import { Notice } from "../../ui/states/Notice.tsx";

/**
 * Explains what the user's membership means for registering; nothing if it is paid or registration
 * is closed.
 */
export function MembershipNotice({ event }: { event: Event }) {
	const text = useText(eventMessages);
	const { data: user } = useUser();
	if (!user || !takesEntries(event)) return null;
	if (membershipReasons(user, event).length > 0)
		return <Notice>{text("event.membershipRequired")}</Notice>;
	if (membershipWarnings(user, event).length > 0)
		return <Notice>{text("event.membershipWarning")}</Notice>;
	return null;
}
