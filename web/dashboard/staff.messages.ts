import { messages } from "../core/messages.ts";

export const staffMessages = messages(
	{
		"staff.admin": "Admin Dashboard",
		"staff.superAdmin": "Super Admin Dashboard",
		"staff.draftNews": "Draft News",
		"staff.draftEvents": "Draft Events",
		"staff.upcoming": "Upcoming Events",
		"staff.news": "News",
		"staff.events": "Events",
		"staff.plans": "Plans",
		"staff.content": "Content",
		"staff.judges": "Judges",
	},
	{
		"staff.admin": "لوحة الإدارة",
		"staff.superAdmin": "لوحة الإدارة العليا",
		"staff.draftNews": "مسودات الأخبار",
		"staff.draftEvents": "مسودات الفعاليات",
		"staff.upcoming": "الفعاليات القادمة",
		"staff.news": "الأخبار",
		"staff.events": "الفعاليات",
		"staff.plans": "الخطط",
		"staff.content": "المحتوى",
		"staff.judges": "الحكام",
	},
);
