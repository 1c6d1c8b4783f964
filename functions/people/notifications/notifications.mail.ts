import { setTimeout as pause } from "node:timers/promises";
import { sendLetter } from "../../core/outside/mail/sendLetter.ts";
import { isConditionFailure, retryUnprocessed } from "../../core/table/database.ts";
import { confirmedAddressOf } from "../users/confirmed-address.ts";
import type { User } from "../users/user.entity.ts";
import { findUsers } from "../users/users.service.ts";
import { isWanted } from "./mail-choices.ts";
import { isKnown, peopleInAll } from "./notices.ts";
import { type NotificationRecord, Notifications } from "./notification.entity.ts";
import { type Action, notificationLetter } from "./notifications.letters.ts";

type Key = { userId: number; id: string };

/** Hooks by which other domains take part when a notification is emailed. */
type Also = {
	/** Notifies the people who act for the person. */
	notifyOthers: (notification: NotificationRecord, person: User, now: number) => Promise<void>;
	/** Button that replaces the one of the notification's kind. */
	actionOf: (notification: NotificationRecord, now: number) => Promise<Action | null>;
};

/** A notification to be emailed, and its recipient. */
type Due = { notification: NotificationRecord; user: User };

const nameOf = ({ userId, id }: Key) => `${userId} ${id}`;

/** Reads the notifications of a batch that are still to be emailed, with their recipients. */
export async function readDue(keys: readonly Key[]): Promise<(key: Key) => Due | undefined> {
	if (keys.length === 0) return () => undefined;
	const each = [
		...new Map(keys.map(({ userId, id }) => [nameOf({ userId, id }), { userId, id }])).values(),
	];
	const [{ data }, users] = await Promise.all([
		retryUnprocessed(() => Notifications.get(each).go({ consistent: true })),
		findUsers(
			each.map(({ userId }) => userId),
			{ consistent: true },
		),
	]);
	const people = new Map(users.map((user) => [user.id, user]));
	const due = new Map<string, Due>();
	for (const notification of data) {
		const user = people.get(notification.userId);
		if (user && !notification.mailedAt && isKnown(notification.kind))
			due.set(nameOf(notification), { notification, user });
	}
	return (key) => due.get(nameOf(key));
}

/**
 * Emails a notification, unless the person opted out or has no confirmed address. A notification
 * repeats what other people typed, so it must not reach a stranger's address.
 */
export async function mailNotification(
	{ notification, user }: Due,
	now: number,
	{ notifyOthers, actionOf }: Also,
): Promise<void> {
	if (user.hasGuardians) await notifyOthers(notification, user, now);
	const address = confirmedAddressOf(user);
	if (!address || !isWanted(notification, user)) return;
	const to = { to: address, locale: user.preferredLanguage };
	const action = await actionOf(notification, now);
	const named = peopleInAll([notification]);
	const people = named.length > 0 ? await findUsers(named) : undefined;
	await sendLetter(to, notificationLetter(notification, user, action, people));
	await markMailed({ userId: user.id, id: notification.id }, new Date(now).toISOString());
}

const tries = 5;

/**
 * Records that the email was sent, else a retry would send it again. Retries, because its owner may
 * write the item at the same time.
 */
async function markMailed(key: Key, mailedAt: string): Promise<void> {
	for (let attempt = 1; ; attempt++) {
		try {
			await Notifications.patch(key).set({ mailedAt }).go();
			return;
		} catch (error) {
			// The notification was deleted while the email was sent.
			if (isConditionFailure(error)) return;
			if (attempt === tries) throw error;
			await pause(attempt * 50);
		}
	}
}
