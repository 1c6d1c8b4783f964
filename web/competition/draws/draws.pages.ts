import { definePages } from "../../core/definePages.ts";

export default definePages({
	eventDraw: {
		hasStaffNavigation: true,
		component: "competition/draws/EventDrawPage.tsx",
		head: {
			en: {
				title: "Draw and results",
				description: "The draw, the bouts and the places of a tournament.",
			},
			ar: {
				title: "القرعة والنتائج",
				description: "قرعة البطولة ونزالاتها ومراكزها.",
			},
		},
	},
});
