import { coachMessages } from "#web/app/dashboard/coach/coach.messages.ts";
import { dashboardMessages } from "#web/app/dashboard/dashboard.messages.ts";
import { quickSearchMessages } from "#web/app/search/quickSearch.messages.ts";
import {
	coach,
	coachDashboard,
	dashboard,
	heading,
	member,
	type Screen,
	staff,
} from "../screen.ts";

export default [
	{
		name: "the member's dashboard",
		path: "/",
		titles: dashboard,
		session: member,
		open: heading(dashboardMessages, "dash.progress"),
	},
	{
		name: "a coach's overview",
		path: "/coach",
		titles: coachDashboard,
		session: coach,
		open: heading(coachMessages, "coach.recent"),
	},
	{
		name: "what staff decide",
		path: "/decide",
		titles: { en: "To decide", ar: "بانتظار القرار" },
		session: staff,
		open: async (page) => {
			await page.locator("[data-row]").first().waitFor();
		},
	},
	{
		name: "the search of staff",
		path: "/admin?tab=news",
		titles: { en: "Admin Dashboard", ar: "لوحة الإدارة" },
		session: staff,
		open: async (page, language) => {
			await page.getByRole("heading", { level: 2 }).first().waitFor();
			await page.keyboard.press("Control+k");
			await page
				.getByRole("combobox", { name: quickSearchMessages[language]["quick.label"] })
				.fill("member1");
			await page.getByRole("option").first().waitFor();
		},
	},
] satisfies Screen[];
