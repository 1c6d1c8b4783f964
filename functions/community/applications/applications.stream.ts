import { joinNames } from "#shared/people/users/users.rules.ts";
import { newNotification, notificationIdOf } from "../../people/notifications/newNotification.ts";
import type { NotificationRecord } from "../../people/notifications/notification.entity.ts";
import type { User } from "../../people/users/user.entity.ts";
import { standingOf } from "../../people/users/users.counts.ts";
import { findStaff } from "../../people/users/users.service.ts";
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
