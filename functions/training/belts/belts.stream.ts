import type { UserId } from "#shared/core/ids.ts";
import { runTransaction } from "../../core/table/database.ts";
import { newNotification, notificationIdOf } from "../../people/notifications/newNotification.ts";
import type { NotificationRecord } from "../../people/notifications/notification.entity.ts";
import { findStaff, findUser, inBothScripts } from "../../people/users/users.service.ts";
import { promotionNotice } from "./belts.notices.ts";
import { pendingOf } from "./history.service.ts";
import type { PromotionRecord } from "./promotion.entity.ts";
import { removalWrites } from "./promotions.service.ts";

/**
 * Notifications to staff about a pending promotion. Ids are stable, so a repeated delivery creates
 * no duplicates.
 */
export async function staffNotices(promotion: PromotionRecord): Promise<NotificationRecord[]> {
	// Staff see those of a grading in its list.
	if (promotion.status !== "pending" || promotion.eventId) return [];
	const [person, staff] = await Promise.all([findUser(promotion.userId as UserId), findStaff()]);
	if (!person) return [];
	const { id, toBelt, promotedBy, isHeld } = promotion;
	const facts = {
		status: isHeld ? "rankReceived" : "promotionReceived",
		toBelt,
		promotionId: id,
		...inBothScripts(person),
	} as const;
	const at = Date.parse(promotion.createdAt);
	return staff
		.filter(({ id: own }) => own !== person.id && own !== promotedBy)
		.map(({ id: userId }) =>
			newNotification(promotionNotice, { userId, id: notificationIdOf(id, at), at, facts }),
		);
}

/** Withdraws a person's pending promotion, so that the counter stays right. */
export async function withdrawPending(userId: number): Promise<void> {
	const waiting = await pendingOf(userId);
	if (waiting) await runTransaction(removalWrites(waiting));
}
