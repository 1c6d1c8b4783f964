import { historyMessages } from "#web/base/ranks/history.messages.ts";
import { coach, coachDashboard, type Screen, seeInDialog } from "../screen.ts";

export default [
	{
		name: "a student's progress",
		path: "/coach?tab=students",
		titles: coachDashboard,
		session: coach,
		open: async (page, language) => {
			const [title] = historyMessages[language]["progress.title"].split("{name}");
			await page.locator(".student").getByRole("button", { name: title }).first().click();
			await seeInDialog(historyMessages, "history.title")(page, language);
		},
	},
] satisfies Screen[];
