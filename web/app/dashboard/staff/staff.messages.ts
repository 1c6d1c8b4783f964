import { messages } from "../../../core/language/messages.ts";

export const staffMessages = messages(
	{
		"staff.admin": "Admin Dashboard",
		"staff.superAdmin": "Super Admin Dashboard",
		"staff.toDecide": "To decide",
	},
	{
		"staff.admin": "لوحة الإدارة",
		"staff.superAdmin": "لوحة الإدارة العليا",
		"staff.toDecide": "بانتظار القرار",
	},
);
