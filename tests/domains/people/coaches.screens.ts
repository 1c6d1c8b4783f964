import { coachesMessages } from "#web/people/coaches/coaches.messages.ts";
import { heading, type Screen } from "../screen.ts";

export default [
	{
		name: "the coaches",
		path: "/coaches",
		titles: { en: "Our coaches", ar: "مدربونا" },
		open: heading(coachesMessages, "coaches.title"),
	},
	{
		name: "a message to a coach",
		path: "/coaches",
		titles: { en: "Our coaches", ar: "مدربونا" },
		open: async (page) => {
			await page.locator(".coach-contact button").first().click();
			await page.getByRole("dialog").waitFor();
		},
	},
] satisfies Screen[];
