import { encodeTime } from "ulid";
import { tryPut } from "../core/database.ts";
import type { RegistrationRecord } from "../registrations/registration.entity.ts";
import { type NotificationRecord, Notifications } from "./notification.entity.ts";
import type { Outcome, RegistrationNews } from "./notifications.words.ts";

const daySeconds = 24 * 60 * 60;
const keptSeconds = 365 * daySeconds;

/** What an entry may carry beside what every entry has. */
type Details = Partial<Pick<RegistrationNews, "classNameEn" | "classNameAr" | "position" | "offerExpiresAt">>;

/** An entry for a rehearsal of the opening, of which nobody is told. */
export const isRehearsal = ({ event }: RegistrationRecord) => event.shadow === true;

/**
 * What the latest step of an entry tells its person: the same step always under the same id, in the order of the
 * moments. Steps of more than a day ago are no news: the stream is never so late, so they come from an import.
 */
export function notificationOfStep(entry: RegistrationRecord & Details, now: number): NotificationRecord[] {
	const { userId, order, trail, event, classNameEn, classNameAr, position, offerExpiresAt } = entry;
	const step = trail[trail.length - 1];
	const at = Date.parse(step.at);
	if (isRehearsal(entry) || at < now - daySeconds * 1000) return [];
	const promoted = step.by === 0 && step.from === "waitlisted" && step.to === "pending";
	const { titleEn, titleAr } = event;
	const named = { titleEn, titleAr, classNameEn, classNameAr };
	const notification: NotificationRecord = {
		userId,
		// The order of an entry is a ULID: its last 16 characters are its own.
		id: `${encodeTime(at)}${order.slice(10)}-${trail.length}`,
		kind: "registration",
		params: {
			...named,
			status: promoted ? "promoted" : (step.to as Outcome),
			reason: step.reason,
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

/** Few enough for the connections of the SDK. */
const atOnce = 25;

/** Writes notifications that are not there yet; what was read or mailed already stays as it is. */
export async function fileNotifications(all: NotificationRecord[]): Promise<void> {
	for (let from = 0; from < all.length; from += atOnce) {
		const some = all.slice(from, from + atOnce);
		await Promise.all(some.map((notification) => tryPut(Notifications.create(notification).params())));
	}
}
