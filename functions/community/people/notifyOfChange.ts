import { ulid } from "ulid";
import type { SignedIn } from "../../core/caller.ts";
import type { Write } from "../../core/table/database.ts";
import { newNotification, notificationWrite } from "../../people/notifications/newNotification.ts";
import type { User } from "../../people/users/user.entity.ts";
import { findUser, inBothScripts } from "../../people/users/users.service.ts";
import { recordNotice } from "./people.notices.ts";

const nameFields = ["firstName", "lastName", "firstNameAr", "lastNameAr"] as const;
const notifiedFields = ["dateOfBirth", "gender", "role", "currentBelt"] as const;

/**
 * The write that notifies a person when staff or a coach change their name, date of birth, gender,
 * role, belt or coach; guardians receive copies. Event classes and guardianship depend on these.
 * @param coach the new coach, null for none; undefined if the coach stays
 */
export async function notifyOfChange(
	{ session, now }: SignedIn,
	before: User,
	after: User,
	coach?: User | null,
): Promise<Write[]> {
	const isChanged = (field: keyof User) => before[field] !== after[field];
	const isRenamed = nameFields.some(isChanged);
	if (session.userId === before.id) return [];
	if (!isRenamed && !notifiedFields.some(isChanged) && coach === undefined) return [];
	const by = await findUser(session.userId);
	if (!by) return [];
	const { nameEn: formerEn, nameAr: formerAr } = inBothScripts(before);
	const facts = {
		...inBothScripts(by),
		...(isChanged("dateOfBirth") && { dateOfBirth: after.dateOfBirth ?? null }),
		...(isChanged("gender") && { gender: true as const }),
		...(isChanged("role") && { role: after.role }),
		...(isChanged("currentBelt") && { belt: after.currentBelt }),
		...(coach !== undefined && { coach: coach && inBothScripts(coach) }),
		...(isRenamed && { formerEn, formerAr }),
	};
	const recipient = { userId: before.id, id: ulid(now), at: now, facts };
	return [notificationWrite(newNotification(recordNotice, recipient))];
}
