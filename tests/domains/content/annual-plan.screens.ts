import { managePlanMessages } from "#web/content/annual-plan/staff/managePlans.messages.ts";
import { heading, type Screen, superAdmin, superAdminDashboard } from "../screen.ts";

export default [
	{
		name: "the annual plan",
		path: "/schedule",
		titles: { en: "Annual plan", ar: "الخطة السنوية" },
	},
	{
		name: "the annual plans of a super-admin",
		path: "/super-admin?tab=plans",
		titles: superAdminDashboard,
		session: superAdmin,
		open: heading(managePlanMessages, "managePlan.title"),
	},
] satisfies Screen[];
