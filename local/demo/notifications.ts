import type { NotificationRecord } from "#functions/notifications/notification.entity.ts";
import { isShown } from "#functions/registrations/isShown.ts";
import type { RegistrationRecord } from "#functions/registrations/registration.entity.ts";
import { notificationOfStep } from "#functions/registrations/step-notification.ts";
import type { Person } from "./person.ts";

/** How many of a person's notifications are still unread. */
const unread = 2;

/** What the coaches and the well-known member were told of their entries, and were mailed when it happened. */
export function makeNotifications(
	entries: RegistrationRecord[],
	everybody: readonly Person[],
	now: number,
) {
	const told = everybody.filter(
		({ user }) => user.role === "coach" || user.email === "member@demo.test",
	);
	return told.flatMap(({ user }) => {
		const own = entries
			.filter((entry) => entry.userId === user.id && isShown(entry))
			.flatMap(stepsOf);
		const latestFirst = own
			.filter(({ expiresAt }) => expiresAt * 1000 > now)
			.sort((a, b) => b.id.localeCompare(a.id));
		return latestFirst.map((one, before) => ({ ...one, read: before >= unread }));
	});
}

/** One for each step, as the stream makes them, so that the demo cannot differ from it. */
const stepsOf = (entry: RegistrationRecord): NotificationRecord[] =>
	entry.trail.flatMap(({ at }, before) =>
		notificationOfStep({ ...entry, trail: entry.trail.slice(0, before + 1) }, Date.parse(at)).map(
			(one) => ({
				...one,
				mailedAt: at,
			}),
		),
	);
