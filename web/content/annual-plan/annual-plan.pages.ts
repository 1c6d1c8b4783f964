import { definePages } from "../../core/definePages.ts";

export default definePages({
	schedule: {
		navigation: {
			folded: "always",
			position: 90,
			label: { en: "Annual plan", ar: "الخطة السنوية" },
		},
		component: "content/annual-plan/SchedulePage.tsx",
		head: {
			en: { title: "Annual plan", description: "What we train and work towards, month by month." },
			ar: { title: "الخطة السنوية", description: "برنامج التدريب وأهدافه شهرًا بشهر." },
		},
	},
});
