import type { PersonRole } from "#shared/core/access.ts";
import { messages } from "../../../core/language/messages.ts";

/** Names of the roles, alone because dialogs need no other text of the lists. */
export const roleMessages = messages(
	{
		"managePeople.role.member": "Member",
		"managePeople.role.coach": "Coach",
		"managePeople.role.admin": "Admin",
		"managePeople.role.super-admin": "Super Admin",
		"managePeople.role.guest": "Guest of another club",
	} satisfies Record<`managePeople.role.${PersonRole}`, string>,
	{
		"managePeople.role.member": "عضو",
		"managePeople.role.coach": "مدرب",
		"managePeople.role.admin": "إداري",
		"managePeople.role.super-admin": "مشرف عام",
		"managePeople.role.guest": "ضيف من نادٍ آخر",
	},
);
