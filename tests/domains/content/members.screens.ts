import { memberMessages } from "#web/content/members/members.messages.ts";
import type { Screen } from "../screen.ts";

export default [
	{ name: "the members", path: "/members", titles: { en: "Members", ar: "الأعضاء" } },
	{
		name: "a search of the members that finds nobody",
		path: "/members?search=xylophone",
		titles: { en: "Members", ar: "الأعضاء" },
		open: async (page, language) => {
			await page.getByText(memberMessages[language]["members.none"], { exact: true }).waitFor();
		},
	},
] satisfies Screen[];
