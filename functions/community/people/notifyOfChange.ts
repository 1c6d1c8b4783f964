import { ulid } from "ulid";
import type { SignedIn } from "../../core/caller.ts";
import type { Write } from "../../core/table/database.ts";
import {
	newNotification,
	notificationWrite,
} from "../../platform/notifications/newNotification.ts";
import type { User } from "../users/user.entity.ts";
import { findUser, inBothScripts } from "../users/users.service.ts";
import { recordNotice } from "./people.notices.ts";

const names = ["firstName", "lastName", "firstNameAr", "lastNameAr"] as const;
const deciding = ["dateOfBirth", "gender", "role", "currentBelt"] as const;

/**
 * The write that notifies a person whose name, date of birth, gender, role, belt or coach somebody
 * else changed; their guardians receive copies. Event classes, and who protects a child, go by these.
 * @param coach the new coach, null for none; undefined if the coach stays
 */
export async function notifyOfChange(
	{ session, now }: SignedIn,
	before: User,
	after: User,
	coach?: User | null,
): Promise<Write[]> {
	const hasOther = (field: keyof User) => before[field] !== after[field];
	const isRenamed = names.some(hasOther);
	if (session.userId === before.id) return [];
	if (!isRenamed && !deciding.some(hasOther) && coach === undefined) return [];
	const by = await findUser(session.userId);
	if (!by) return [];
	const { nameEn: formerEn, nameAr: formerAr } = inBothScripts(before);
	const facts = {
		...inBothScripts(by),
		...(hasOther("dateOfBirth") && { dateOfBirth: after.dateOfBirth ?? null }),
		...(hasOther("gender") && { gender: true as const }),
		...(hasOther("role") && { role: after.role }),
		...(hasOther("currentBelt") && { belt: after.currentBelt }),
		...(coach !== undefined && { coach: coach && inBothScripts(coach) }),
		...(isRenamed && { formerEn, formerAr }),
	};
	const told = newNotification(recordNotice, { userId: before.id, id: ulid(now), at: now, facts });
	return [notificationWrite(told)];
}
