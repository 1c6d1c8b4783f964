import { encodeTime } from "ulid";
import { isSystemReason } from "#shared/registrations/registrations.rules.ts";
import { tryPut } from "../core/database.ts";
import { inParallel } from "../core/parallel.ts";
import type { RegistrationRecord } from "../registrations/registration.entity.ts";
import { type NotificationRecord, Notifications } from "./notification.entity.ts";
import type { Outcome, RegistrationNews } from "./notifications.words.ts";

const daySeconds = 24 * 60 * 60;
const keptSeconds = 365 * daySeconds;

/** What an entry may carry beside what every entry has. */
type Details = Partial<Pick<RegistrationNews, "position" | "offerExpiresAt">> & {
	class?: { className?: string; classNameAr?: string | null };
};
type Step = RegistrationRecord["trail"][number];

/** What the system's own steps are called by their reason. */
const outcomeOfReason: Record<string, Outcome> = {
	offer_expired: "offerExpired",
	not_eligible: "notEligible",
	event_cancelled: "eventCancelled",
};

/** What somebody else wrote about the end of an entry. */
const toldReason = (userId: number, { by, to, reason }: Step) =>
	(to === "rejected" || to === "cancelled") && by !== userId && !isSystemReason(reason) ? reason : undefined;

/** What a step is called; null where another one tells of it. */
function outcomeOf({ by, from, to, reason = "" }: Step): Outcome | null {
	if (from === to) return reason === "moved" ? "moved" : null;
	// The entry for the new class tells of the move.
	if (to === "cancelled" && reason === "moved") return null;
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
export function notificationOfStep(entry: RegistrationRecord & Details, now: number): NotificationRecord[] {
	const { userId, order, trail, event, class: entered, position, offerExpiresAt } = entry;
	const step = trail[trail.length - 1];
	const at = Date.parse(step.at);
	const status = outcomeOf(step);
	if (!status || isRehearsal(entry) || at < now - daySeconds * 1000) return [];
	const notification: NotificationRecord = {
		userId,
		// The order of an entry is a ULID: its last 16 characters are its own.
		id: `${encodeTime(at)}${order.slice(10)}-${trail.length}`,
		kind: "registration",
		params: {
			status,
			titleEn: event.titleEn,
			titleAr: event.titleAr,
			classNameEn: entered?.className,
			classNameAr: entered?.classNameAr ?? undefined,
			reason: toldReason(userId, step),
			position,
			offerExpiresAt,
		},
		actionUrl: "/registrations",
		read: false,
		createdAt: step.at,
		expiresAt: Math.floor(at / 1000) + keptSeconds,
	};
	return [notification];
}

/** Writes notifications that are not there yet; what was read or mailed already stays as it is. */
export const fileNotifications = (all: NotificationRecord[]) =>
	inParallel(all, (notification) => tryPut(Notifications.create(notification).params()));
