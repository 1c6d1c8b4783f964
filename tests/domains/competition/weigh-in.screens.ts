import { weighInMessages } from "#web/competition/weigh-in/weigh-in.messages.ts";
import { events, type Screen, staff } from "../screen.ts";

const today = events.find(({ titleEn }) => titleEn === "Ahmadi Kumite Day");
if (!today) throw new Error("The demo data has no tournament that is held today");

export default [
	{
		name: "the weigh-in of a tournament",
		path: `/events/${today.id}/weigh-in`,
		titles: { en: "Weigh-in", ar: "الوزن" },
		session: staff,
		open: async (page, language) => {
			await page.getByLabel(weighInMessages[language]["weighIn.search"], { exact: true }).waitFor();
		},
	},
] satisfies Screen[];
