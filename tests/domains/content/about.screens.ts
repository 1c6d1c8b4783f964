import { aboutMessages } from "#web/content/about/about.messages.ts";
import { manageAboutMessages } from "#web/content/about/manageAbout.messages.ts";
import { recordTexts } from "../../core/recordText.ts";
import { heading, type Screen, superAdmin, superAdminDashboard } from "../screen.ts";

const sectionText = recordTexts(manageAboutMessages, "manageAbout", true);

export default [
	{
		name: "about the federation",
		path: "/about",
		titles: { en: "About & Leadership", ar: "عن الاتحاد وقيادته" },
		open: heading(aboutMessages, "about.title"),
	},
	{
		name: "the content of a super-admin",
		path: "/super-admin?tab=content",
		titles: superAdminDashboard,
		session: superAdmin,
		open: heading(manageAboutMessages, "manageAbout.title"),
	},
	{
		name: "a section that is changed",
		path: "/super-admin?tab=content&section=1",
		titles: superAdminDashboard,
		session: superAdmin,
		open: async (page, language) => {
			const name = sectionText("editTitle", language);
			await page.getByRole("dialog", { name, exact: true }).waitFor();
		},
	},
	{
		name: "a section that is changed in the list",
		path: "/super-admin?tab=content&about.all=1&inline=1",
		titles: superAdminDashboard,
		session: superAdmin,
		open: async (page, language) => {
			const name = sectionText("editTitle", language);
			await page.getByRole("form", { name, exact: true }).waitFor();
		},
	},
] satisfies Screen[];
