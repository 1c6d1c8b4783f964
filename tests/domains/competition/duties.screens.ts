import { dutyLinkPath } from "#shared/competition/duties/duty-link.ts";
import { dutyMessages, manageDutyMessages } from "#web/competition/duties/duties.messages.ts";
import { weighInMessages } from "#web/competition/weigh-in/weigh-in.messages.ts";
import { createClosedClassForTest } from "../../core/draws.ts";
import { giveDutyForTest, makeDutyLinkForTest } from "../../core/duties.ts";
import { createPersonForTest } from "../../core/people.ts";
import { dashboard, heading, member, type Screen, staff } from "../screen.ts";

const { event } = await createClosedClassForTest(2);
const holder = await createPersonForTest();
await giveDutyForTest(event.id, { userId: holder.id });
const { claim } = await makeDutyLinkForTest(event.id, "chief");
const ofHolder = async () => holder.cookie;
const titles = { en: "Duties", ar: "المهام" };

const list: Screen["open"] = async (page, language) => {
	const text = manageDutyMessages[language];
	await page.getByText(text["manageDuty.waiting"], { exact: true }).first().waitFor();
};

export default [
	{
		name: "the duties of a tournament",
		path: `/events/${event.id}/duties`,
		titles,
		session: staff,
		open: list,
	},
	{
		name: "assigning a duty",
		path: `/events/${event.id}/duties`,
		titles,
		session: staff,
		open: async (page, language) => {
			const name = manageDutyMessages[language]["manageDuty.give"];
			await page.getByRole("button", { name, exact: true }).click();
			await page.getByRole("dialog").waitFor();
		},
	},
	{
		name: "the link of a duty",
		path: dutyLinkPath(claim),
		titles: { en: "Duty at a tournament", ar: "مهمة في بطولة" },
		session: member,
		open: heading(dutyMessages, "duty.linkTitle"),
	},
	{
		name: "the dashboard of a person on duty",
		path: "/dashboard",
		titles: dashboard,
		session: ofHolder,
		open: heading(dutyMessages, "duty.coming"),
	},
	{
		name: "the weigh-in for a person on duty",
		path: `/events/${event.id}/weigh-in`,
		titles: { en: "Weigh-in", ar: "الوزن" },
		session: ofHolder,
		open: async (page, language) => {
			await page.getByLabel(weighInMessages[language]["weighIn.search"], { exact: true }).waitFor();
		},
	},
	{
		name: "the weigh-in for a person without a duty",
		path: `/events/${event.id}/weigh-in`,
		titles: { en: "Weigh-in", ar: "الوزن" },
		session: member,
		open: async (page, language) => {
			await page.getByText(dutyMessages[language]["duty.none"], { exact: true }).waitFor();
		},
	},
] satisfies Screen[];
