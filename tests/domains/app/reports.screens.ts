import { type Screen, staff } from "../screen.ts";

export default [
	{
		name: "the reports",
		path: "/reports?section=attendance",
		titles: { en: "Reports", ar: "التقارير" },
		session: staff,
		open: async (page) => page.locator("figure.month-bars").waitFor(),
	},
	{
		name: "the report of belts",
		path: "/reports?section=belts",
		titles: { en: "Reports", ar: "التقارير" },
		session: staff,
		open: async (page) => page.locator("figure.name-bars").waitFor(),
	},
] satisfies Screen[];
