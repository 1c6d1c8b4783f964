import type { UserId } from "#shared/core/ids.ts";
import { newNotification, notificationIdOf } from "../notifications/newNotification.ts";
import type { NotificationRecord } from "../notifications/notification.entity.ts";
import { findStaff, findUser, inBothScripts } from "../users/users.service.ts";
import { familyNotice } from "./families.notices.ts";
import type { Guardianship } from "./guardianship.entity.ts";

/**
 * Notifications for staff about a guardian who waits for them. Deterministic, so that retries make
 * the same ones.
 */
export async function waitingGuardianNotices(
	before: Guardianship | null,
	{ childId, guardianId, state, createdAt }: Guardianship,
): Promise<NotificationRecord[]> {
	if (state !== "waiting" || before?.createdAt === createdAt) return [];
	const [child, guardian, staff] = await Promise.all([
		findUser(childId as UserId),
		findUser(guardianId as UserId),
		findStaff(),
	]);
	if (!child || !guardian) return [];
	const { nameEn: childEn, nameAr: childAr } = inBothScripts(child);
	const named = { childEn, childAr, ...inBothScripts(guardian) };
	const facts = { status: "waits", ...named, personId: childId, isForStaff: true } as const;
	const at = Date.parse(createdAt);
	return staff.map(({ id: userId }) =>
		newNotification(familyNotice, { userId, id: notificationIdOf(guardianId, at), at, facts }),
	);
}
