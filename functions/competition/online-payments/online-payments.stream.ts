import { findStaff } from "../../community/users/users.service.ts";
import { newNotification, notificationIdOf } from "../../platform/notifications/newNotification.ts";
import type { NotificationRecord } from "../../platform/notifications/notification.entity.ts";
import type { OnlinePaymentRecord } from "./online-payment.entity.ts";
import { onlinePaymentNotice } from "./online-payments.notices.ts";

/** Notifications for staff about a payment that differs. A retry makes the same ones. */
export async function differenceNotices({
	status,
	userId,
	updatedAt,
	amount,
}: OnlinePaymentRecord): Promise<NotificationRecord[]> {
	if (status !== "differs") return [];
	const at = Date.parse(updatedAt);
	const id = notificationIdOf(userId, at);
	return (await findStaff()).map((staff) =>
		newNotification(onlinePaymentNotice, {
			userId: staff.id,
			id,
			at,
			facts: { status, amount },
		}),
	);
}
