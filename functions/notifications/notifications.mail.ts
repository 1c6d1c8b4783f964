import { setTimeout as pause } from "node:timers/promises";
import { sendLetter } from "../core/outside/mail/sendLetter.ts";
import { isConditionFailure, retryUnprocessed } from "../core/table/database.ts";
import type { User } from "../users/user.entity.ts";
import { findUsers } from "../users/users.service.ts";
import { isWanted } from "./mail-choices.ts";
import { isKnown } from "./notices.ts";
import { type NotificationRecord, Notifications } from "./notification.entity.ts";
import { type Action, notificationLetter } from "./notifications.letters.ts";

type Key = { userId: number; id: string };

/** What other domains do where a notification is mailed. */
type Also = {
	/** Tells those who act for the person. */
	tellOthers: (notification: NotificationRecord, person: User, now: number) => Promise<void>;
	/** Where its letter leads instead of to where its kind does. */
	actionOf: (notification: NotificationRecord, now: number) => Promise<Action | null>;
};

/** A notification that is to be mailed, and whose it is. */
type Due = { notification: NotificationRecord; user: User };

const nameOf = ({ userId, id }: Key) => `${userId} ${id}`;

/** Those of some notifications that are still to be mailed, with their people: a batch is read at once. */
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

/** Mails a notification, unless it is not wanted or its person has no address. */
export async function mailNotification(
	{ notification, user }: Due,
	now: number,
	{ tellOthers, actionOf }: Also,
): Promise<void> {
	if (user.hasGuardians) await tellOthers(notification, user, now);
	if (!user.email || !isWanted(notification, user)) return;
	const to = { to: user.email, locale: user.preferredLanguage };
	const action = await actionOf(notification, now);
	await sendLetter(to, notificationLetter(notification, user, action));
	await markMailed({ userId: user.id, id: notification.id }, new Date(now).toISOString());
}

const tries = 5;

/** The mail is out: unless this is known, it goes out again. Its owner may be writing at the very same moment. */
async function markMailed(key: Key, mailedAt: string): Promise<void> {
	for (let attempt = 1; ; attempt++) {
		try {
			await Notifications.patch(key).set({ mailedAt }).go();
			return;
		} catch (error) {
			// Deleted while the mail went out.
			if (isConditionFailure(error)) return;
			if (attempt === tries) throw error;
			await pause(attempt * 50);
		}
	}
}
