import { ulid } from "ulid";
import {
	type NotificationRecord,
	Notifications,
} from "#functions/people/notifications/notification.entity.ts";

/**
 * Notifications as approvals of registrations create them, newest first; already emailed unless
 * `wish` says otherwise.
 */
export async function createNotificationsForTest(
	userId: number,
	count: number,
	wish: Partial<NotificationRecord> = {},
) {
	const now = Date.now();
	const made = Array.from({ length: count }, (_, before): NotificationRecord => {
		const at = now - before * 60_000;
		return {
			userId,
			id: ulid(at),
			kind: "registration",
			params: {
				status: "approved",
				titleEn: `Test Cup ${before + 1}`,
				titleAr: `كأس الاختبار ${before + 1}`,
			},
			actionUrl: "/registrations",
			read: false,
			mailedAt: new Date(at).toISOString(),
			createdAt: new Date(at).toISOString(),
			expiresAt: Math.floor(at / 1000) + 24 * 60 * 60,
			...wish,
		};
	});
	await Notifications.put(made).go();
	return made;
}
