import { dashboardMessages } from "#web/app/dashboard/dashboard.messages.ts";
import { profileMessages } from "#web/people/users/profile/profile.messages.ts";
import { coach, coachDashboard, dashboard, heading, member, type Screen } from "../screen.ts";

export default [
	{
		name: "the profile",
		path: "/",
		titles: dashboard,
		session: member,
		open: async (page, language) => {
			await page.getByRole("button", { name: dashboardMessages[language]["dash.edit"] }).click();
			await page
				.getByRole("dialog", { name: profileMessages[language]["profile.title"] })
				.waitFor();
		},
	},
	{
		name: "a coach's profile",
		path: "/coach?tab=profile",
		titles: coachDashboard,
		session: coach,
		open: heading(profileMessages, "profile.coach"),
	},
] satisfies Screen[];
