import { defineAdmin, figureOf, totalOf } from "../../base/staff/defineAdmin.ts";

export default defineAdmin({
	tabs: [
		{
			id: "news",
			label: { en: "News", ar: "الأخبار" },
			group: "content",
			admin: 30,
			useCount: totalOf("news"),
			part: () => import("./ManageNews.tsx"),
		},
	],
	figures: [
		{
			label: { en: "Draft News", ar: "مسودات الأخبار" },
			admin: 40,
			useFigure: figureOf("draftNews"),
			to: "?tab=news",
		},
	],
});
