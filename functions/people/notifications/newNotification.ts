import { encodeTime } from "ulid";
import { atEndOfBatch } from "../../base/stream/batch.ts";
import { retryUnprocessed, tryPut, type Write } from "../../core/table/database.ts";
import { putTogether } from "../../core/table/putTogether.ts";
import type { Notice } from "./notice.ts";
import type { Facts } from "./notices.ts";
import { type NotificationRecord, Notifications } from "./notification.entity.ts";

const retentionSeconds = 365 * 24 * 60 * 60;

/**
 * A deterministic ULID derived from the time (ms since 1970) and the number of the subject: a retry
 * makes the same id.
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
	expiresAt: Math.floor(at / 1000) + retentionSeconds,
});

/** The notifications at these keys that exist. */
export async function findNotifications(
	keys: readonly Pick<NotificationRecord, "userId" | "id">[],
): Promise<NotificationRecord[]> {
	if (keys.length === 0) return [];
	return (await retryUnprocessed(() => Notifications.get([...keys]).go())).data;
}

/** A write that adds a notification to the transaction it reports. */
export const notificationWrite = (notification: NotificationRecord): Write & { put: object } => ({
	put: Notifications.create(notification).params(),
});

/** Writes a notification unless it exists; returns the one that is stored then. */
export async function fileNotification(
	notification: NotificationRecord,
): Promise<NotificationRecord> {
	const result = await tryPut(Notifications.create(notification).params());
	return result.stored ? notification : (result.existing as NotificationRecord);
}

/** Writes notifications that do not exist yet; existing ones keep their read and emailed state. */
export const fileNotifications = (all: readonly NotificationRecord[]): Promise<void> =>
	putTogether(all, ({ userId, id }) => `${userId} ${id}`, notificationWrite);

/** Notifications to be written at the end of a batch. */
export const newNotifications = atEndOfBatch("notifications", fileNotifications);
