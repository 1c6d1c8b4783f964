import { messages } from "../core/language/messages.ts";

export const userMenuMessages = messages(
	{
		"userMenu.dashboard": "Dashboard",
		"userMenu.registrations": "My registrations",
		"userMenu.family": "My family",
		"userMenu.fees": "My fees",
		"userMenu.profile": "Profile and documents",
		"userMenu.security": "Password and security",
		"userMenu.asMember": "As a member",
		"userMenu.coach": "Coach page",
		"userMenu.documents": "My account and documents",
	},
	{
		"userMenu.dashboard": "لوحتي",
		"userMenu.registrations": "تسجيلاتي",
		"userMenu.family": "عائلتي",
		"userMenu.fees": "رسومي",
		"userMenu.profile": "الملف الشخصي والمستندات",
		"userMenu.security": "كلمة المرور والأمان",
		"userMenu.asMember": "حسابي كعضو",
		"userMenu.coach": "صفحتي مدربًا",
		"userMenu.documents": "حسابي ومستنداتي",
	},
);
