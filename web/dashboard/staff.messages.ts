import { messages } from "../core/messages.ts";

export const staffMessages = messages(
	{
		"staff.admin": "Admin Dashboard",
		"staff.superAdmin": "Super Admin Dashboard",
		"staff.draftNews": "Draft News",
		"staff.draftEvents": "Draft Events",
		"staff.members": "Total Members",
		"staff.pendingCoaches": "Pending Coaches",
		"staff.pendingApplications": "Pending Applications",
		"staff.activeCoaches": "Active Coaches",
		"staff.notifications": "Notifications",
		"staff.news": "News",
		"staff.events": "Events",
		"staff.plans": "Plans",
		"staff.content": "Content",
	},
	{
		"staff.admin": "لوحة الإدارة",
		"staff.superAdmin": "لوحة الإدارة العليا",
		"staff.draftNews": "مسودات الأخبار",
		"staff.draftEvents": "مسودات الفعاليات",
		"staff.members": "إجمالي الأعضاء",
		"staff.pendingCoaches": "مدربون بانتظار الاعتماد",
		"staff.pendingApplications": "طلبات بانتظار القرار",
		"staff.activeCoaches": "المدربون المعتمدون",
		"staff.notifications": "الإشعارات",
		"staff.news": "الأخبار",
		"staff.events": "الفعاليات",
		"staff.plans": "الخطط",
		"staff.content": "المحتوى",
	},
);
