import { joinNames } from "#shared/community/users/users.rules.ts";
import type { User } from "../../community/users/user.entity.ts";
import { standingOf } from "../../community/users/users.counts.ts";
import { findStaff } from "../../community/users/users.service.ts";
import { newNotification, notificationIdOf } from "../../platform/notifications/newNotification.ts";
import type { NotificationRecord } from "../../platform/notifications/notification.entity.ts";
import { applicationNotice } from "./applications.notices.ts";

/**
 * Notifications for staff about a new coach application. Deterministic, so that retries make the
 * same ones.
 */
export async function staffNotices(person: User): Promise<NotificationRecord[]> {
	if (standingOf(person) !== "pending coach") return [];
	const { id: personId, firstName, lastName, createdAt } = person;
	const facts = {
		status: "applicationReceived",
		personId,
		name: joinNames(firstName, lastName),
	} as const;
	const at = Date.parse(createdAt);
	return (await findStaff()).map(({ id: userId }) =>
		newNotification(applicationNotice, { userId, id: notificationIdOf(personId, at), at, facts }),
	);
}
