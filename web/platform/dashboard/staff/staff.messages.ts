import { messages } from "../../../core/language/messages.ts";

export const staffMessages = messages(
	{
		"staff.admin": "Admin Dashboard",
		"staff.superAdmin": "Super Admin Dashboard",
		"staff.rooms": "More pages",
		"staff.toDecide": "To decide",
		"staff.nothingWaits": "Nothing waits for a decision.",
		"staff.createEvent": "Create Event",
		"staff.noEvents": "No events found",
	},
	{
		"staff.admin": "لوحة الإدارة",
		"staff.superAdmin": "لوحة الإدارة العليا",
		"staff.rooms": "أقسام أخرى",
		"staff.toDecide": "بانتظار القرار",
		"staff.nothingWaits": "لا شيء بانتظار القرار.",
		"staff.createEvent": "إنشاء فعالية",
		"staff.noEvents": "لا توجد فعاليات",
	},
);
