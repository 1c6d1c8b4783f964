import { decodeTime } from "ulid";
import type { UserId } from "#shared/core/ids.ts";
import { joinNames } from "#shared/people/users/users.rules.ts";
import { coachesOf } from "../../people/coaches/students.service.ts";
import { newNotification } from "../../people/notifications/newNotification.ts";
import type { NotificationRecord } from "../../people/notifications/notification.entity.ts";
import { findStaff, findUser } from "../../people/users/users.service.ts";
import type { ClaimRecord } from "./claim.entity.ts";
import { claimNotice } from "./claims.notices.ts";

/**
 * Notifications about a new claim for staff and the record's coaches. Deterministic, so that
 * retries make the same ones.
 */
export async function claimNotices({
	id,
	userId,
	recordId,
	state,
}: ClaimRecord): Promise<NotificationRecord[]> {
	if (state !== "pending") return [];
	const [claimant, staff, coaches] = await Promise.all([
		findUser(userId as UserId),
		findStaff(),
		recordId ? coachesOf(recordId as UserId) : [],
	]);
	if (!claimant) return [];
	const name = joinNames(claimant.firstName, claimant.lastName);
	const facts = { status: "claimReceived", name, personId: userId } as const;
	return [...staff, ...coaches].map(({ id: recipientId }) =>
		newNotification(claimNotice, { userId: recipientId, id, at: decodeTime(id), facts }),
	);
}
