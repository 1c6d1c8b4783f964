import { aboutMessages } from "#web/content/about/about.messages.ts";
import { manageAboutMessages } from "#web/content/about/manageAbout.messages.ts";
import { dialog, heading, type Screen, superAdmin, superAdminDashboard } from "../screen.ts";

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
		open: dialog(manageAboutMessages, "manageAbout.editTitle"),
	},
] satisfies Screen[];
