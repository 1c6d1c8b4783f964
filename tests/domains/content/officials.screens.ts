import { manageOfficialsMessages } from "#web/content/officials/manageOfficials.messages.ts";
import { dialog, type Screen, superAdmin, superAdminDashboard } from "../screen.ts";

export default [
	{
		name: "an official who is changed",
		path: "/super-admin?tab=content&official=1",
		titles: superAdminDashboard,
		session: superAdmin,
		open: dialog(manageOfficialsMessages, "manageOfficials.editTitle"),
	},
	{
		name: "what an official judges",
		path: "/super-admin?tab=content&judging=1",
		titles: superAdminDashboard,
		session: superAdmin,
		open: async (page, language) => {
			await page
				.getByLabel(manageOfficialsMessages[language]["manageOfficials.level"], { exact: true })
				.waitFor();
		},
	},
] satisfies Screen[];
