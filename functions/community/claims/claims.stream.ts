import { decodeTime } from "ulid";
import { joinNames } from "#shared/community/users/users.rules.ts";
import type { UserId } from "#shared/core/ids.ts";
import { newNotification } from "../../platform/notifications/newNotification.ts";
import type { NotificationRecord } from "../../platform/notifications/notification.entity.ts";
import { coachesOf } from "../../training/coaches/students.service.ts";
import { findStaff, findUser } from "../users/users.service.ts";
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
	return [...staff, ...coaches].map(({ id: told }) =>
		newNotification(claimNotice, { userId: told, id, at: decodeTime(id), facts }),
	);
}
