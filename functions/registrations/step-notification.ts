import { encodeTime } from "ulid";
import { isSystemReason } from "#shared/core/reason.ts";
import { newNotification } from "../notifications/newNotification.ts";
import type { NotificationRecord } from "../notifications/notification.entity.ts";
import type { RegistrationRecord } from "./registration.entity.ts";
import { registrationId } from "./registration.view.ts";
import {
	type Outcome,
	type RegistrationFacts,
	registrationNotice,
} from "./registrations.notices.ts";

const daySeconds = 24 * 60 * 60;

/** What an entry may carry beside what every entry has. */
type Details = Partial<Pick<RegistrationFacts, "position" | "offerExpiresAt">> & {
	awaitsGuardian?: boolean;
	class?: { className?: string; classNameAr?: string | null };
};
type Step = RegistrationRecord["trail"][number];

/** What the system's own steps are called by their reason. */
const outcomeOfReason: Record<string, Outcome> = {
	offer_expired: "offerExpired",
	pending_expired: "pendingExpired",
	not_eligible: "notEligible",
	event_cancelled: "eventCancelled",
};

/** What somebody else wrote about the end of an entry. */
const toldReason = (userId: number, { by, to, reason }: Step) =>
	(to === "rejected" || to === "cancelled") && by !== userId && !isSystemReason(reason)
		? reason
		: undefined;

/** What a step is called; null where another one tells of it. */
function outcomeOf({ by, from, to, reason = "" }: Step): Outcome | null {
	if (from === to) return reason === "moved" ? "moved" : null;
	// The entry for the new class tells of the move.
	if (to === "cancelled" && reason === "moved") return null;
	// Nobody is there to be told, or another entry tells of it.
	if (reason === "person_removed" || reason === "merged") return null;
	if (from === "rejected" && to === "pending") return "reopened";
	if (by !== 0) return to as Outcome;
	if (from === "waitlisted" && to === "pending") return "promoted";
	return outcomeOfReason[reason] ?? (to as Outcome);
}

/** An entry for a rehearsal of the opening, of which nobody is told. */
export const isRehearsal = ({ event }: RegistrationRecord) => event.shadow === true;

/**
 * What the latest step of an entry tells its person: the same step always under the same id, in the order of the
 * moments. Steps of more than a day ago are no news: the stream is never so late, so they come from an import.
 */
export function notificationOfStep(
	entry: RegistrationRecord & Details,
	now: number,
): NotificationRecord[] {
	const { userId, order, trail, event, class: entered, position, offerExpiresAt } = entry;
	const step = trail[trail.length - 1];
	const at = Date.parse(step.at);
	const outcome = outcomeOf(step);
	const asks = entry.awaitsGuardian && step.to === "pending" && outcome !== null;
	const status = asks ? "guardianAwaited" : outcome;
	if (!status || isRehearsal(entry) || at < now - daySeconds * 1000) return [];
	const notification = newNotification(registrationNotice, {
		userId,
		// The order of an entry is a ULID: its last 16 characters are its own.
		id: `${encodeTime(at)}${order.slice(10)}-${trail.length}`,
		at,
		facts: {
			status,
			titleEn: event.titleEn,
			titleAr: event.titleAr,
			classNameEn: entered?.className,
			classNameAr: entered?.classNameAr ?? undefined,
			reason: toldReason(userId, step),
			position,
			offerExpiresAt,
			...(asks && { entryId: registrationId(entry) }),
		},
	});
	return [notification];
}
