import { type Screen, staff } from "../screen.ts";

export default [
	{
		name: "the reports",
		path: "/reports?section=attendance",
		titles: { en: "Reports", ar: "التقارير" },
		session: staff,
		open: async (page) => page.locator(".report-chart svg").first().waitFor(),
	},
] satisfies Screen[];
