import { newNotification, notificationIdOf } from "../../people/notifications/newNotification.ts";
import type { NotificationRecord } from "../../people/notifications/notification.entity.ts";
import { findStaff } from "../../people/users/users.service.ts";
import type { OnlinePaymentRecord } from "./online-payment.entity.ts";
import { onlinePaymentNotice } from "./online-payments.notices.ts";

const differingRefunds = (record: OnlinePaymentRecord | null) =>
	(record?.refunds ?? []).filter(({ state }) => state === "differs");

/** What a change made differ: the payment, or refunds of it. */
function differencesIn(before: OnlinePaymentRecord | null, after: OnlinePaymentRecord) {
	const previousIds = new Set(differingRefunds(before).map(({ id }) => id));
	return [
		...(after.status === "differs" && before?.status !== "differs"
			? [{ status: "differs" as const, amount: after.amount }]
			: []),
		...differingRefunds(after)
			.filter(({ id }) => !previousIds.has(id))
			.map(({ amount }) => ({ status: "refundDiffers" as const, amount })),
	];
}

/** Notifications for staff about what differs now. A retry makes the same ones. */
export async function differenceNotices(
	before: OnlinePaymentRecord | null,
	after: OnlinePaymentRecord | null,
): Promise<NotificationRecord[]> {
	const differences = after ? differencesIn(before, after) : [];
	if (!after || differences.length === 0) return [];
	const at = Date.parse(after.updatedAt);
	const id = notificationIdOf(after.userId, at);
	return (await findStaff()).flatMap((staff) =>
		differences.map((facts) =>
			newNotification(onlinePaymentNotice, { userId: staff.id, id, at, facts }),
		),
	);
}
