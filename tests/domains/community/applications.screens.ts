import { applicationsMessages } from "#web/community/applications/applications.messages.ts";
import { heading, type Screen, staff, superAdmin, superAdminDashboard } from "../screen.ts";

export default [
	{
		name: "the admin's dashboard",
		path: "/",
		titles: { en: "Admin Dashboard", ar: "لوحة الإدارة" },
		session: staff,
		open: heading(applicationsMessages, "applications.title"),
	},
	{
		name: "the coaches who have applied, for a super-admin",
		path: "/super-admin?tab=applications",
		titles: superAdminDashboard,
		session: superAdmin,
		open: heading(applicationsMessages, "applications.title"),
	},
	{
		name: "an application that is read",
		path: "/admin?tab=applications",
		titles: { en: "Admin Dashboard", ar: "لوحة الإدارة" },
		session: staff,
		open: async (page, language) => {
			const { "applications.details": details } = applicationsMessages[language];
			await page.getByRole("button").filter({ hasText: details }).first().click();
			await page.getByRole("dialog").waitFor();
		},
	},
	{
		name: "an application that is rejected",
		path: "/admin?tab=applications",
		titles: { en: "Admin Dashboard", ar: "لوحة الإدارة" },
		session: staff,
		open: async (page, language) => {
			const { "applications.reject": reject } = applicationsMessages[language];
			await page.getByRole("button").filter({ hasText: reject }).first().click();
			await page.getByRole("dialog").waitFor();
		},
	},
] satisfies Screen[];
