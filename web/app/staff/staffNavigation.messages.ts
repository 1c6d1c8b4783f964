import { messages } from "../../core/language/messages.ts";

export const staffNavigationMessages = messages(
	{
		"staffNav.nav": "Staff",
		"staffNav.decide": "To decide",
		"staffNav.activities": "Activities",
		"staffNav.people": "People and fees",
		"staffNav.messages": "Messages",
		"staffNav.content": "Content",
		"staffNav.office": "Office",
		"staffNav.site": "Public site",
		"staffNav.close": "Close menu",
	},
	{
		"staffNav.nav": "الإدارة",
		"staffNav.decide": "بانتظار القرار",
		"staffNav.activities": "النشاط",
		"staffNav.people": "الأشخاص والرسوم",
		"staffNav.messages": "الرسائل",
		"staffNav.content": "المحتوى",
		"staffNav.office": "المكتب",
		"staffNav.site": "الموقع العام",
		"staffNav.close": "إغلاق القائمة",
	},
);
