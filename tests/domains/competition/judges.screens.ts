import { judgingMessages } from "#web/competition/judges/duties/judging.messages.ts";
import { judgesMessages } from "#web/competition/judges/judges.messages.ts";
import { manageJudgesMessages } from "#web/competition/judges/staff/manageJudges.messages.ts";
import {
	coach,
	dashboard,
	heading,
	type Screen,
	seeInDialog,
	superAdmin,
	superAdminDashboard,
	tournament,
} from "../screen.ts";

const judges = { en: "Judges", ar: "الحكام" };

export default [
	{
		name: "the judges",
		path: "/judges",
		titles: judges,
		open: heading(judgesMessages, "judges.title"),
	},
	{
		name: "a search that finds no judge",
		path: "/judges?name=zzz&level=Local",
		titles: judges,
		open: async (page, language) => {
			await page.getByText(judgesMessages[language]["judges.none"], { exact: true }).waitFor();
		},
	},
	{
		name: "the registry of judges",
		path: "/super-admin?tab=judges",
		titles: superAdminDashboard,
		session: superAdmin,
		open: heading(manageJudgesMessages, "manageJudges.title"),
	},
	{
		name: "somebody who becomes a judge",
		path: "/super-admin?tab=judges&id=new",
		titles: superAdminDashboard,
		session: superAdmin,
		open: async (page, language) => {
			await page
				.getByRole("dialog", { name: manageJudgesMessages[language]["manageJudges.createTitle"] })
				.waitFor();
		},
	},
	{
		name: "the judges of an event",
		path: `/super-admin?tab=events&judges=${tournament.id}`,
		titles: superAdminDashboard,
		session: superAdmin,
		open: seeInDialog(manageJudgesMessages, "manageJudges.ofEvent"),
	},
	{
		name: "the judges of an event, as a tab of its workspace",
		path: `/events/${tournament.id}/judges`,
		titles: { en: "Judges of an event", ar: "حكام الفعالية" },
		session: superAdmin,
		open: heading(manageJudgesMessages, "manageJudges.ofEvent"),
	},
	{
		name: "the dashboard of a coach who is a judge",
		path: "/me",
		titles: dashboard,
		session: coach,
		open: heading(judgingMessages, "judging.title"),
	},
	{
		name: "a judge's application",
		path: "/me",
		titles: dashboard,
		session: coach,
		open: async (page, language) => {
			await page
				.getByRole("button", { name: judgingMessages[language]["judging.apply"], exact: true })
				.click();
			const dialog = page.getByRole("dialog", {
				name: judgingMessages[language]["judging.applyTitle"],
			});
			await dialog.getByRole("combobox").waitFor();
		},
	},
] satisfies Screen[];
