import { encodeTime } from "ulid";
import { tryPut, type Write } from "../core/table/database.ts";
import { putTogether } from "../core/table/putTogether.ts";
import type { Notice } from "./notice.ts";
import type { Facts } from "./notices.ts";
import { type NotificationRecord, Notifications } from "./notification.entity.ts";

const keptSeconds = 365 * 24 * 60 * 60;

/**
 * A ULID made of the moment (ms since 1970) and the number of what it tells of: the same each time.
 */
export const notificationIdOf = (number: number, at: number) =>
	`${encodeTime(at)}${String(number).padStart(16, "0")}`;

/** An unread notification of one kind. `at`: when it happened, in ms since 1970. */
export const newNotification = <F extends Facts>(
	{ kind, action }: Notice<F>,
	{ userId, id, at, facts }: { userId: number; id: string; at: number; facts: F },
): NotificationRecord => ({
	userId,
	id,
	kind,
	params: facts,
	personId: "personId" in facts ? facts.personId : undefined,
	actionUrl: action(facts).path,
	read: false,
	createdAt: new Date(at).toISOString(),
	expiresAt: Math.floor(at / 1000) + keptSeconds,
});

/** A notification as part of the transaction that it tells of. */
export const notificationWrite = (notification: NotificationRecord): Write & { put: object } => ({
	put: Notifications.create(notification).params(),
});

/** Writes a notification that is not there yet. Returns null when it was written, else the one that is there. */
export const fileNotification = async (
	notification: NotificationRecord,
): Promise<NotificationRecord | null> =>
	(await tryPut(Notifications.create(notification).params())) as NotificationRecord | null;

/** Writes notifications that are not there yet; what was read or mailed already stays as it is. */
export const fileNotifications = (all: readonly NotificationRecord[]): Promise<void> =>
	putTogether(all, ({ userId, id }) => `${userId} ${id}`, notificationWrite);
