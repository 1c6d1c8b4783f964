import { historyMessages } from "#web/base/ranks/history.messages.ts";
import { coach, coachDashboard, type Screen, seeInDialog } from "../screen.ts";

export default [
	{
		name: "a student's progress",
		path: "/coach?tab=students",
		titles: coachDashboard,
		session: coach,
		open: async (page, language) => {
			const { "progress.open": open } = historyMessages[language];
			await page.getByRole("button").filter({ hasText: open }).first().click();
			await seeInDialog(historyMessages, "history.title")(page, language);
		},
	},
] satisfies Screen[];
