import { messages } from "../../../core/language/messages.ts";

export const staffMessages = messages(
	{
		"staff.admin": "Admin Dashboard",
		"staff.superAdmin": "Super Admin Dashboard",
		"staff.toDecide": "To decide",
		"staff.createEvent": "Create Event",
		"staff.noEvents": "No events found",
	},
	{
		"staff.admin": "لوحة الإدارة",
		"staff.superAdmin": "لوحة الإدارة العليا",
		"staff.toDecide": "بانتظار القرار",
		"staff.createEvent": "إنشاء فعالية",
		"staff.noEvents": "لا توجد فعاليات",
	},
);
