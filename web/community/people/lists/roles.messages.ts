import type { Role } from "#shared/core/access.ts";
import { messages } from "../../../core/language/messages.ts";

/** Names of the roles, alone because dialogs need no other text of the lists. */
export const roleMessages = messages(
	{
		"managePeople.role.member": "Member",
		"managePeople.role.coach": "Coach",
		"managePeople.role.admin": "Admin",
		"managePeople.role.super-admin": "Super Admin",
	} satisfies Record<`managePeople.role.${Role}`, string>,
	{
		"managePeople.role.member": "عضو",
		"managePeople.role.coach": "مدرب",
		"managePeople.role.admin": "إداري",
		"managePeople.role.super-admin": "مشرف عام",
	},
);
