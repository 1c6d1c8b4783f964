import { setTimeout as pause } from "node:timers/promises";
import type { UserId } from "#shared/core/ids.ts";
import { sendLetter } from "../core/outside/mail/sendLetter.ts";
import { isConditionFailure } from "../core/table/database.ts";
import type { User } from "../users/user.entity.ts";
import { findUser } from "../users/users.service.ts";
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

/** Mails a notification, unless that was done, it is not wanted, or there is nobody any more to mail it to. */
export async function mailNotification(
	{ userId, id }: Key,
	now: number,
	{ tellOthers, actionOf }: Also,
): Promise<void> {
	const { data: notification } = await Notifications.get({ userId, id }).go({ consistent: true });
	if (!notification || notification.mailedAt || !isKnown(notification.kind)) return;
	const user = await findUser(userId as UserId);
	if (!user) return;
	if (user.hasGuardians) await tellOthers(notification, user, now);
	if (!user.email || !isWanted(notification, user)) return;
	const to = { to: user.email, locale: user.preferredLanguage };
	const action = await actionOf(notification, now);
	await sendLetter(to, notificationLetter(notification, user, action));
	await markMailed({ userId, id }, new Date(now).toISOString());
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
