import { createHash } from "node:crypto";
import { encodeTime } from "ulid";
import { fileNotifications, findNotifications } from "../notifications/newNotification.ts";
import { guardianActionOf, noticeOf } from "../notifications/notices.ts";
import type { NotificationRecord } from "../notifications/notification.entity.ts";
import type { User } from "../users/user.entity.ts";
import { guardiansFor } from "./links.ts";

/**
 * A deterministic id, so retries make the same copy. It differs per child: a guardian of two
 * registered children gets two notifications.
 */
function copyId({ id, createdAt }: NotificationRecord, childId: number): string {
	// The random part of a ULID is 16 characters of an alphabet that includes the hexadecimal digits.
	const rest = createHash("sha256").update(`${childId} ${id}`).digest("hex").slice(0, 16);
	return encodeTime(Date.parse(createdAt)) + rest.toUpperCase();
}

/** The guardians who have no notification about several children that names this child. */
async function withoutJointNotification(
	guardians: readonly number[],
	{ kind, params }: NotificationRecord,
	child: User,
): Promise<readonly number[]> {
	const { jointId, peopleIn } = noticeOf(kind);
	const keys = guardians.flatMap((userId) => {
		const id = jointId?.(params, userId);
		return id ? [{ userId, id }] : [];
	});
	const joint = await findNotifications(keys);
	const notified = new Set(
		joint
			.filter((one) => one.kind === kind && peopleIn?.(one.params).includes(child.id))
			.map(({ userId }) => userId),
	);
	return guardians.filter((id) => !notified.has(id));
}

/**
 * Copies a child's notification to the child's guardians, by bell and email: most children have no
 * email address. It goes to those who may see what it is about.
 */
export async function notifyGuardians(
	notification: NotificationRecord,
	child: User,
	now: number,
): Promise<void> {
	const { firstName, firstNameAr } = child;
	// Family notifications and copies are not copied again.
	if (notification.child || notification.kind === "family") return;
	const notice = noticeOf(notification.kind);
	const guardians = await withoutJointNotification(
		await guardiansFor(notice.guardianAct, child.id, now),
		notification,
		child,
	);
	await fileNotifications(
		guardians.map((guardianId) => ({
			...notification,
			userId: guardianId,
			id: copyId(notification, child.id),
			personId: child.id,
			actionUrl: guardianActionOf(notification, child.id).path,
			child: { id: child.id, firstName, firstNameAr },
			read: false,
			mailedAt: undefined,
			updatedAt: undefined,
		})),
	);
}
