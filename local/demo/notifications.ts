import type { RegistrationRecord } from "#functions/competition/registrations/registration.entity.ts";
import { isVisible } from "#functions/competition/registrations/registration.kinds.ts";
import { notificationOfStep } from "#functions/competition/registrations/step-notification.ts";
import type { NotificationRecord } from "#functions/people/notifications/notification.entity.ts";
import type { Person } from "./person.ts";

/** Number of a person's unread notifications. */
const unread = 2;

/**
 * Notifications to the coaches and the demo member about their registrations, emailed at the time.
 */
export function makeNotifications(
	entries: RegistrationRecord[],
	everybody: readonly Person[],
	now: number,
) {
	const recipients = everybody.filter(
		({ user }) => user.role === "coach" || user.email === "member@demo.test",
	);
	return recipients.flatMap(({ user }) => {
		const own = entries
			.filter((entry) => entry.userId === user.id && isVisible(entry))
			.flatMap(stepsOf);
		const latestFirst = own
			.filter(({ expiresAt }) => expiresAt * 1000 > now)
			.sort((a, b) => b.id.localeCompare(a.id));
		return latestFirst.map((one, before) => ({ ...one, read: before >= unread }));
	});
}

/**
 * One notification for each step, by the stream's own code, so that the demo data cannot differ
 * from it.
 */
const stepsOf = (entry: RegistrationRecord): NotificationRecord[] =>
	entry.trail.flatMap(({ at }, before) =>
		notificationOfStep({ ...entry, trail: entry.trail.slice(0, before + 1) }, Date.parse(at)).map(
			(one) => ({
				...one,
				mailedAt: at,
			}),
		),
	);
