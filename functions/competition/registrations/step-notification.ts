import { encodeTime } from "ulid";
import { releasedAt } from "#shared/competition/fees/charges.rules.ts";
import { dutiesOf } from "#shared/competition/registrations/registrations.duties.ts";
import { isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import type { EntryCode } from "#shared/competition/weigh-in/entry-code.ts";
import type { EventClassId, EventId, UserId } from "#shared/core/ids.ts";
import { isSystemReason } from "#shared/core/reason.ts";
import { newNotification } from "../../people/notifications/newNotification.ts";
import type { NotificationRecord } from "../../people/notifications/notification.entity.ts";
import { pressOf } from "./press.ts";
import type { KnownDuties } from "./read-duties.ts";
import type { RegistrationRecord } from "./registration.entity.ts";
import { choosesClass } from "./registration.kinds.ts";
import { registrationId } from "./registration.view.ts";
import {
	type Outcome,
	type RegistrationFacts,
	registrationNotice,
} from "./registrations.notices.ts";

const daySeconds = 24 * 60 * 60;

/** Optional data of a registration. */
type Details = Partial<Pick<RegistrationFacts, "position" | "offerExpiresAt">> & {
	awaitsGuardian?: boolean;
	class?: { className?: string; classNameAr?: string | null };
};
type Step = RegistrationRecord["trail"][number];

/** Outcome of a step by the system, by the step's reason. */
const outcomeOfReason: Record<string, Outcome> = {
	offer_expired: "offerExpired",
	pending_expired: "pendingExpired",
	unpaid: "unpaid",
	not_eligible: "notEligible",
	event_cancelled: "eventCancelled",
};

/** The reason that another person wrote when they rejected or cancelled the registration. */
const visibleReason = (userId: number, { by, to, reason }: Step) =>
	(to === "rejected" || to === "cancelled") && by !== userId && !isSystemReason(reason)
		? reason
		: undefined;

/** What a step that ended a registration turned into credit, in fils. */
const creditOf = (charge: RegistrationRecord["charge"], { at, to }: Step): number =>
	isAlive(to) || !charge ? 0 : releasedAt(charge, at);

/** The outcome of a step; null when the step needs no notification of its own. */
function outcomeOf({ by, from, to, reason = "" }: Step): Outcome | null {
	if (reason === "consent_withdrawn") return "consentWithdrawn";
	if (reason === "consent_asked") return to === "waitlisted" ? "waitlisted" : "guardianAwaited";
	if (from === to) return reason === "moved" ? "moved" : null;
	// The registration for the new class sends the notification about the move.
	if (to === "cancelled" && reason === "moved") return null;
	// The person was deleted, or their other registration sends the notification.
	if (reason === "person_removed" || reason === "merged") return null;
	if (from === "rejected" && to === "pending") return "reopened";
	if (from === "approved" && to === "pending") return "takenBack";
	if (by !== 0) return to as Outcome;
	if (from === "waitlisted" && to === "pending") return "promoted";
	return outcomeOfReason[reason] ?? (to as Outcome);
}

/** A registration at a load rehearsal, which sends no notifications. */
export const isRehearsal = ({ event }: RegistrationRecord) => event.shadow === true;

/**
 * The notification about a registration's latest step, if any. Steps older than a day get none: the
 * stream is never that late, so they come from an import.
 */
export function notificationOfStep(
	entry: RegistrationRecord & Details,
	now: number,
	known: KnownDuties = {},
): NotificationRecord[] {
	const at = Date.parse(entry.trail[entry.trail.length - 1].at);
	return at < now - daySeconds * 1000 ? [] : notificationOf(entry, known);
}

/** The press that may have registered other children as well. */
const joint = (entry: RegistrationRecord) => {
	const press = pressOf(entry);
	return press && { press };
};

const codeOf = ({ eventId, userId, classId }: RegistrationRecord): EntryCode => ({
	eventId: eventId as EventId,
	userId: userId as UserId,
	classId: classId as EventClassId,
});

/** The same for a step of any age. The id is the same for the same step and sorts by time. */
export function notificationOf(
	entry: RegistrationRecord & Details,
	{ hasCode, ...known }: KnownDuties = {},
): NotificationRecord[] {
	const { userId, order, trail, event, class: entered, position, offerExpiresAt, charge } = entry;
	const step = trail[trail.length - 1];
	const at = Date.parse(step.at);
	const outcome = outcomeOf(step);
	const awaits = entry.awaitsGuardian === true && isAlive(entry.status);
	const status = awaits && outcome === "pending" ? "guardianAwaited" : outcome;
	if (!status || isRehearsal(entry)) return [];
	const notification = newNotification(registrationNotice, {
		userId,
		// `order` is a ULID: its last 16 characters are random, the first 10 are a time.
		id: `${encodeTime(at)}${order.slice(10)}-${trail.length}`,
		at,
		facts: {
			status,
			titleEn: event.titleEn,
			titleAr: event.titleAr,
			eventDate: event.eventDate,
			location: event.location,
			locationAr: event.locationAr ?? undefined,
			classNameEn: entered?.className,
			classNameAr: entered?.classNameAr ?? undefined,
			reason: visibleReason(userId, step),
			position,
			offerExpiresAt,
			duties: dutiesOf({ ...entry, ...known, fee: charge, chooseClass: choosesClass(entry) }),
			credit: creditOf(charge, step) || undefined,
			...(hasCode && (status === "approved" || status === "moved") && { code: codeOf(entry) }),
			...(awaits && { entryId: registrationId(entry) }),
			...(status === "pending" && trail.length === 1 && step.by !== userId && joint(entry)),
		},
	});
	return [notification];
}
