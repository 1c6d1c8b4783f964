import {
	membershipReasons,
	membershipWarnings,
} from "#shared/competition/event-classes/eligibility.rules.ts";
import { takesEntries } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { useUser } from "../../../base/session/session.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { ownEntryMessages } from "../own/ownEntry.messages.ts";

const MembershipPay = lazyPart(() => import("../../fees/MembershipPay.tsx"));

/**
 * Explains what the user's membership means for registering; nothing if it is paid or registration
 * is closed.
 */
export function MembershipNotice({ event }: { event: Event }) {
	const text = useText(ownEntryMessages);
	const { data: user } = useUser();
	if (!user || !takesEntries(event)) return null;
	const isRequired = membershipReasons(user, event).length > 0;
	if (!isRequired && membershipWarnings(user, event).length === 0) return null;
	return (
		<Notice className="stack tight">
			<p>{text(isRequired ? "ownEntry.membershipRequired" : "ownEntry.membershipWarning")}</p>
			<MembershipPay userId={user.id} />
		</Notice>
	);
}
